package org.dradis.hud.bridge;

import java.util.List;
import java.util.Objects;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.dradis.cards.AttackDeck;
import org.dradis.file.BadField;
import org.dradis.hud.HudModel;
import org.dradis.hud.TableLink;
import org.dradis.session.SessionInput;
import org.dradis.session.json.InputJson;
import org.dradis.view.OfferView;
import org.dradis.view.QuestionView;
import org.dradis.view.TableView;
import org.jspecify.annotations.Nullable;

/**
 * The rest in this order (RA-1): players say once in which order the areas of raiders come, and
 * their answers are sent as the questions are asked. Areas that are not offered any more are
 * skipped; a step back or another choice calls it off.
 */
public final class StandingOrder {
  static final String MATTER = "raider-area";

  private final HudModel hud;
  private final InputJson inputs = new InputJson(AttackDeck.PRINTED);
  private final ObjectProperty<List<String>> left = new SimpleObjectProperty<>(List.of());
  private @Nullable TableLink game;
  private int back;
  private int answered;
  private boolean answering;

  private StandingOrder(HudModel hud) {
    this.hud = hud;
  }

  /** Makes the order of a HUD, which is empty until players give one. */
  public static StandingOrder of(HudModel hud) {
    StandingOrder order = new StandingOrder(hud);
    hud.table().addListener(_ -> order.follow());
    hud.onSay(order::hear);
    return order;
  }

  /** The areas that are still to come. */
  public ReadOnlyObjectProperty<List<String>> left() {
    return left;
  }

  /** Begins with the first of these areas that is offered now. */
  public void begin(List<String> areas) {
    TableView view = hud.table().get();
    if (view != null) {
      game = hud.link();
      back = view.back();
      answered = -1;
      left.set(List.copyOf(areas));
      follow();
    }
  }

  /** Ends it; the next question is asked again. */
  public void callOff() {
    left.set(List.of());
  }

  private void follow() {
    TableView view = hud.table().get();
    if (left.get().isEmpty() || view == null) {
      return;
    }
    QuestionView question = view.question();
    if (question == null || view.back() < back || !Objects.equals(hud.link(), game)) {
      callOff();
      return;
    }
    back = view.back();
    // The same question may be told again before the answer was played.
    if (question.matter().equals(MATTER) && back > answered) {
      answer(question);
    }
  }

  private void answer(QuestionView question) {
    List<String> areas = left.get();
    for (int i = 0; i < areas.size(); i++) {
      OfferView offer = offer(question, areas.get(i));
      if (offer != null) {
        if (hud.isHasty()) {
          return;
        }
        answered = back;
        left.set(List.copyOf(areas.subList(i + 1, areas.size())));
        answering = true;
        hud.answer(offer.input());
        answering = false;
        return;
      }
    }
    callOff();
  }

  private static @Nullable OfferView offer(QuestionView question, String area) {
    for (OfferView offer : question.offers()) {
      if (offer.word().equals(area)) {
        return offer;
      }
    }
    return null;
  }

  /** What players say meanwhile; dice, draws, ticks and breaking in leave the order as it is. */
  private void hear(String input) {
    if (!answering && !left.get().isEmpty() && goesAnotherWay(input)) {
      callOff();
    }
  }

  private boolean goesAnotherWay(String input) {
    TableView view = hud.table().get();
    QuestionView question = view == null ? null : view.question();
    try {
      return switch (inputs.readInput(input)) {
        case SessionInput.Undo _, SessionInput.Redo _, SessionInput.Correct _ -> true;
        case SessionInput.Choose _ -> question != null && question.matter().equals(MATTER);
        default -> false;
      };
    } catch (BadField e) {
      return true;
    }
  }
}

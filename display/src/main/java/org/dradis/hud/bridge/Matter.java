package org.dradis.hud.bridge;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.dradis.hud.Panel;
import org.dradis.rules.board.Icon;
import org.dradis.view.ActionView;
import org.dradis.view.BoardView;
import org.dradis.view.OfferView;
import org.dradis.view.QuestionView;
import org.dradis.view.RollView;
import org.dradis.view.TableView;
import org.jspecify.annotations.Nullable;

/** The one thing that matters now. Equal ones look alike. */
public sealed interface Matter {
  /** No game is open yet. */
  record Nothing() implements Matter {}

  /** The game is over. */
  record Over(String ending, boolean canGoBack) implements Matter {}

  /** The game was closed. */
  record Closed() implements Matter {}

  /** The table came back; these pieces stand elsewhere. */
  record Returning(List<String> changes) implements Matter {}

  /** A choice or a draw; with the raiders of each area where that is what is chosen. */
  record Asked(QuestionView question, Map<String, Integer> raiders) implements Matter {
    /** Whether more than one area of raiders can be put in order (RA-1). */
    public boolean isOrder() {
      return question.matter().equals(StandingOrder.MATTER) && question.offers().size() > 1;
    }
  }

  /** A die; with a tower to drop it into, or without. */
  record Rolling(QuestionView question, RollView roll, boolean tower) implements Matter {}

  /** Something is started as soon as hands have done their tasks. */
  record Waiting() implements Matter {}

  /**
   * Nothing is asked: what can be started.
   *
   * @param icons the activations
   * @param attackCards whether attack cards are played with (CA-3)
   * @param doors where the rest is
   */
  record Idle(
      List<Activation> icons, boolean attackCards, List<Panel> doors, @Nullable ActionView endTurn)
      implements Matter {}

  static Matter of(@Nullable TableView view) {
    if (view == null) {
      return new Nothing();
    }
    return switch (view.phase()) {
      case "closed" -> new Closed();
      case "returning" -> new Returning(view.changes());
      default -> view.ending() == null ? playing(view) : new Over(view.ending(), view.back() > 0);
    };
  }

  private static Matter playing(TableView view) {
    QuestionView question = view.question();
    if (question == null) {
      return view.waiting() ? new Waiting() : idle(view);
    }
    RollView roll = question.roll();
    return roll == null
        ? new Asked(question, raiders(question, view.board()))
        : new Rolling(question, roll, view.tower());
  }

  private static Map<String, Integer> raiders(QuestionView question, BoardView board) {
    Map<String, Integer> counts = new TreeMap<>();
    if (question.matter().equals(StandingOrder.MATTER)) {
      for (OfferView offer : question.offers()) {
        counts.put(offer.word(), board.count(offer.word(), "raider"));
      }
    }
    return counts;
  }

  private static Idle idle(TableView view) {
    List<ActionView> actions = view.actions();
    boolean planet = view.board().newCaprica() != null;
    return new Idle(
        actions.stream()
            .map(Activation::of)
            .flatMap(Optional::stream)
            .filter(it -> planet || it.icon() != Icon.OCCUPATION) // NC-2
            .toList(),
        !view.board().options().contains("cylon-fleet"),
        Door.of(view),
        actions.stream().filter(it -> it.group().equals("turn")).findFirst().orElse(null));
  }
}

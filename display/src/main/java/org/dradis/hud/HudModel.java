package org.dradis.hud;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.dradis.hud.bridge.CardsModel;
import org.dradis.hud.bridge.StandingOrder;
import org.dradis.port.DiceThrow;
import org.dradis.session.SessionInput;
import org.dradis.session.json.InputJson;
import org.dradis.view.TableView;
import org.jspecify.annotations.Nullable;

/**
 * What the whole HUD knows: the table, the panel that is open, a message. All of it belongs to one
 * thread, that of the screen.
 */
public final class HudModel {
  private static final int ROLLS_KEPT = 8;
  private static final List<String> SHIPS = List.of("galactica", "pegasus");

  private final Executor screen;
  private final ObjectProperty<@Nullable TableView> table = new SimpleObjectProperty<>();
  private final ObjectProperty<Panel> panel = new SimpleObjectProperty<>(Panel.WELCOME);
  private final ObjectProperty<@Nullable String> area = new SimpleObjectProperty<>();
  private final ObjectProperty<Settings> settings;
  private final StringProperty message = new SimpleStringProperty("");
  private final ObservableList<DiceThrow> rolls = FXCollections.observableArrayList();
  // Kept, since a view of a list that nobody holds forgets its listeners.
  private final ObservableList<DiceThrow> rollsToShow =
      FXCollections.unmodifiableObservableList(rolls);
  private Spotlight spotlight = Spotlight.NONE;
  private @Nullable Runnable simTable;
  private @Nullable Consumer<String> placeAsker;
  private final List<Consumer<String>> listeners = new ArrayList<>();
  private final StandingOrder order;
  private final CardsModel cards;
  private @Nullable TableLink link;
  private @Nullable TableLink opening;
  private Taps taps = new Taps();

  /** The executor runs on the thread of the screen. */
  public HudModel(Executor screen, Settings settings) {
    this.screen = screen;
    this.settings = new SimpleObjectProperty<>(settings);
    this.order = StandingOrder.of(this);
    this.cards = new CardsModel(this);
    Habits.follow(this);
  }

  /** Shows another game. */
  public void open(TableLink game) {
    open(game, () -> {});
  }

  /** Shows another game as soon as its table is known, and does something then. */
  public void open(TableLink game, Runnable then) {
    opening = game;
    game.speak(settings.get().language());
    game.onTrouble(
        sentence ->
            screen.execute(
                () -> {
                  if (game.equals(link) || game.equals(opening)) {
                    tell(sentence);
                  }
                }));
    game.watch(view -> screen.execute(() -> show(game, view, then)));
  }

  private void show(TableLink from, TableView view, Runnable then) {
    boolean opens = from.equals(opening);
    if (opens) {
      opening = null;
      if (link != null && !link.equals(from)) {
        link.leave();
      }
      link = from;
      taps = new Taps();
      table.set(null); // else it would seem that ships of the game before moved
    }
    if (!from.equals(link)) {
      return;
    }
    TableView before = table.get();
    boolean asks = view.question() != null && (before == null || before.question() == null);
    table.set(view);
    if (asks && panel.get().starts()) {
      go(Panel.BRIDGE);
    }
    if (opens) {
      then.run();
    }
  }

  /** Words of the table come in this language from now on. */
  void speak(String language) {
    for (TableLink game : Arrays.asList(link, opening)) {
      if (game != null) {
        game.speak(language);
      }
    }
  }

  /** The table, or null before a game is open. */
  public ReadOnlyObjectProperty<@Nullable TableView> table() {
    return table;
  }

  public @Nullable TableLink link() {
    return link;
  }

  public ReadOnlyObjectProperty<Panel> panel() {
    return panel;
  }

  public void go(Panel to) {
    message.set("");
    panel.set(to);
  }

  /** The area that was tapped last. */
  public ReadOnlyObjectProperty<@Nullable String> area() {
    return area;
  }

  /**
   * A tap on an area of the board or a ship of the line: it answers the question, or shows what can
   * be asked or done there.
   */
  public void tap(String spot) {
    if (placeAsker != null) {
      placeAsker.accept(spot);
      return;
    }
    TableView view = table.get();
    if (view == null) {
      return;
    }
    var question = view.question();
    if (question == null) {
      show(spot);
      return;
    }
    var fitting =
        question.offers().stream()
            .filter(it -> spot.equals(it.spot()) || spot.equals(it.word()))
            .toList();
    if (fitting.size() == 1) {
      answer(fitting.getFirst().input());
    } else {
      go(Panel.BRIDGE);
    }
  }

  private void show(String spot) {
    if (SHIPS.contains(spot)) {
      go(Panel.GALACTICA);
    } else {
      area.set(spot);
      go(Panel.AREA);
    }
  }

  /** Gives taps on the board to somebody who asks for a place, or back to the game. */
  public void askPlace(@Nullable Consumer<String> asker) {
    placeAsker = asker;
  }

  /** The order in which raiders act, as far as players said it in advance. */
  public StandingOrder order() {
    return order;
  }

  /** The cards to look a drawn one up in. */
  public CardsModel cards() {
    return cards;
  }

  public ObjectProperty<Settings> settings() {
    return settings;
  }

  /** A sentence for the players, empty if there is none. */
  public ReadOnlyStringProperty message() {
    return message;
  }

  public void tell(String sentence) {
    message.set(sentence);
  }

  /** Whoever owns the lights says how a place is lit. */
  public void lightBy(Spotlight lights) {
    spotlight = lights;
  }

  public Spotlight spotlight() {
    return spotlight;
  }

  /** Whoever has the simulated table's window says how it is opened. */
  public void openSimTableBy(Runnable window) {
    simTable = window;
  }

  /** Whether there is a window with a simulated table to open. */
  public boolean hasSimTable() {
    return simTable != null;
  }

  public void openSimTable() {
    if (simTable != null) {
      simTable.run();
    }
  }

  /** Whoever owns the tower tells of every throw, asked for or not; on any thread. */
  public void hear(DiceThrow roll) {
    screen.execute(
        () -> {
          if (rolls.size() == ROLLS_KEPT) {
            rolls.removeFirst();
          }
          rolls.add(roll);
        });
  }

  /** The last throws of the tower, the newest last. */
  public ObservableList<DiceThrow> rolls() {
    return rollsToShow;
  }

  public void say(SessionInput input) {
    say(InputJson.write(input));
  }

  /** Sends an input; what it is refused for is shown. */
  public void say(String input) {
    send(input, _ -> {});
  }

  /** Sends what was tapped, once for all taps that come before the screen shows what came of it. */
  public void answer(String input) {
    answer(input, () -> {});
  }

  public void answer(SessionInput input) {
    answer(InputJson.write(input));
  }

  /** Sends what was tapped, and does something when it was taken. */
  public void answer(SessionInput input, Runnable taken) {
    answer(InputJson.write(input), taken);
  }

  /** Sends a tapped input that starts something; when it was taken the game is shown. */
  public void start(String input) {
    answer(input, () -> go(Panel.BRIDGE));
  }

  private void answer(String input, Runnable taken) {
    if (isHasty()) {
      // Whoever taps meanwhile wants to be asked.
      order.callOff();
    } else if (link != null) {
      Taps.Tap tap = taps.begin(table.get());
      send(
          input,
          did -> {
            tap.answered();
            if (did) {
              taken.run();
            }
          });
    }
  }

  /** Whether something was tapped of which the screen does not show yet what came of it. */
  public boolean isHasty() {
    return taps.isHasty(table.get());
  }

  private void send(String input, Consumer<Boolean> then) {
    TableLink game = link;
    if (game == null) {
      return;
    }
    message.set("");
    listeners.forEach(listener -> listener.accept(input));
    var _ =
        game.say(seen(), input)
            .whenComplete((answer, fault) -> screen.execute(() -> hear(answer, fault, then)));
  }

  private int seen() {
    TableView view = table.get();
    return view == null ? 0 : view.moment();
  }

  private void hear(
      TableLink.@Nullable Answer answer, @Nullable Throwable fault, Consumer<Boolean> then) {
    then.accept(answer != null && answer.taken());
    if (answer == null) {
      message.set(fault == null ? "" : Failure.sentence(fault, settings.get().locale()));
    } else if (answer.sentence() != null) {
      message.set(answer.sentence());
    }
  }

  /** Is told every input before it is sent. */
  public void onSay(Consumer<String> listener) {
    listeners.add(listener);
  }
}

package org.dradis.hud;

import java.util.concurrent.Executor;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.dradis.session.SessionInput;
import org.dradis.session.json.InputJson;
import org.dradis.view.TableView;
import org.jspecify.annotations.Nullable;

/**
 * What the whole HUD knows: the table, the panel that is open, a message. All of it belongs to one
 * thread, that of the screen.
 */
public final class HudModel {
  private final Executor screen;
  private final ObjectProperty<@Nullable TableView> table = new SimpleObjectProperty<>();
  private final ObjectProperty<Panel> panel = new SimpleObjectProperty<>(Panel.WELCOME);
  private final ObjectProperty<@Nullable String> area = new SimpleObjectProperty<>();
  private final ObjectProperty<Settings> settings;
  private final StringProperty message = new SimpleStringProperty("");
  private @Nullable TableLink link;

  /** The executor runs on the thread of the screen. */
  public HudModel(Executor screen, Settings settings) {
    this.screen = screen;
    this.settings = new SimpleObjectProperty<>(settings);
  }

  /** Shows another game. */
  public void open(TableLink game) {
    link = game;
    game.watch(view -> screen.execute(() -> show(game, view)));
  }

  private void show(TableLink from, TableView view) {
    if (from.equals(link)) {
      table.set(view);
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

  /** A tap on an area of the board: it answers the question, or shows what can be done there. */
  public void tap(String spot) {
    TableView view = table.get();
    if (view == null) {
      return;
    }
    var question = view.question();
    if (question == null) {
      area.set(spot);
      go(Panel.AREA);
      return;
    }
    var fitting = question.offers().stream().filter(it -> spot.equals(it.spot())).toList();
    if (fitting.size() == 1) {
      say(fitting.getFirst().input());
    }
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

  public void say(SessionInput input) {
    say(InputJson.write(input));
  }

  /** Sends an input; what it is refused for is shown. */
  public void say(String input) {
    if (link == null) {
      return;
    }
    message.set("");
    var _ =
        link.say(input)
            .whenComplete(
                (answer, fault) ->
                    screen.execute(
                        () -> {
                          if (fault != null) {
                            message.set(String.valueOf(fault.getMessage()));
                          } else if (answer.sentence() != null) {
                            message.set(answer.sentence());
                          }
                        }));
  }
}

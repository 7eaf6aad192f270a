package org.dradis.hud.games;

import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.dradis.hud.Hud;
import org.dradis.hud.Panel;
import org.dradis.journal.GameId;
import org.dradis.journal.GameSummary;
import org.dradis.view.TableView;
import org.jspecify.annotations.Nullable;

/** Where a HUD begins: what there is to go on with, and ways to begin. */
final class WelcomeModel {
  private final Hud hud;
  private final Errands loading;
  private final Errands errands;
  private final Moments moments;
  private final ReadOnlyObjectWrapper<@Nullable Left> left = new ReadOnlyObjectWrapper<>();

  /**
   * The game that was left last.
   *
   * @param game null if it is open
   * @param when its number and when it was left
   * @param stands the last thing that happened in it, or nothing
   */
  record Left(@Nullable GameId game, String when, String stands) {}

  WelcomeModel(Hud hud, ZoneId zone) {
    this.hud = hud;
    this.loading = new Errands(hud);
    this.errands = new Errands(hud);
    this.moments = new Moments(hud.words().locale(), zone);
  }

  /** The game that is open, else the newest that has not ended, or null. */
  ReadOnlyObjectProperty<@Nullable Left> left() {
    return left.getReadOnlyProperty();
  }

  ReadOnlyBooleanProperty busy() {
    return errands.busy();
  }

  void load() {
    if (hud.model().link() == null) {
      loading.fetch(this::newest, found -> left.set(found.orElse(null)));
    } else {
      left.set(new Left(null, hud.words().of("games.running"), recent()));
    }
  }

  private String recent() {
    TableView table = hud.model().table().get();
    return table == null || table.recent().isEmpty() ? "" : table.recent().getLast().sentence();
  }

  private Optional<Left> newest() {
    return hud.games().list().stream()
        .filter(game -> game.ending() == null)
        .findFirst()
        .map(this::left);
  }

  private Left left(GameSummary game) {
    List<String> story = hud.games().story(game.id());
    String stands = Story.last(story);
    return new Left(
        game.id(),
        hud.words().of("games.left", game.id().number(), moments.of(game.changed())),
        stands == null ? "" : stands);
  }

  /** Goes on with the game that is open, or else with the one that was left last. */
  void resume() {
    Left found = left.get();
    GameId game = found == null ? null : found.game();
    if (hud.model().link() != null) {
      hud.model().go(Panel.BRIDGE);
    } else if (game != null) {
      errands.open(() -> hud.games().resume(game));
    }
  }

  void begin() {
    hud.model().go(Panel.SETUP);
  }

  void fight() {
    errands.open(() -> hud.games().begin(QuickBattle.board()));
  }

  void go(Panel panel) {
    hud.model().go(panel);
  }
}

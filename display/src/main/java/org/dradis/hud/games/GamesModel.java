package org.dradis.hud.games;

import java.time.ZoneId;
import java.util.List;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.dradis.hud.Hud;
import org.dradis.hud.Panel;
import org.dradis.journal.GameId;
import org.dradis.journal.GameSummary;
import org.jspecify.annotations.Nullable;

/** The games of the journal, to go on with and to tell again. */
final class GamesModel {
  private final Hud hud;
  private final Errands errands;
  private final Moments moments;
  private final ReadOnlyObjectWrapper<List<Row>> rows = new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyBooleanWrapper loaded = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<@Nullable StoryModel> story = new ReadOnlyObjectWrapper<>();

  /**
   * A game in the list.
   *
   * @param facts when it was begun and last changed, and how long it is
   */
  record Row(GameId game, String title, String state, String facts, boolean ended) {}

  GamesModel(Hud hud, ZoneId zone) {
    this.hud = hud;
    this.errands = new Errands(hud);
    this.moments = new Moments(hud.words().locale(), zone);
  }

  ReadOnlyObjectProperty<List<Row>> rows() {
    return rows.getReadOnlyProperty();
  }

  /** Whether the list is there; until then an empty one says nothing. */
  ReadOnlyBooleanProperty loaded() {
    return loaded.getReadOnlyProperty();
  }

  ReadOnlyBooleanProperty busy() {
    return errands.busy();
  }

  /** The story that is told, or null while the list is shown. */
  ReadOnlyObjectProperty<@Nullable StoryModel> story() {
    return story.getReadOnlyProperty();
  }

  void load() {
    errands.fetch(
        () -> hud.games().list(),
        games -> {
          rows.set(games.stream().map(this::row).toList());
          loaded.set(true);
        });
  }

  private Row row(GameSummary game) {
    return new Row(
        game.id(),
        title(game.id()),
        hud.words().of(game.ending() == null ? "games.open" : "games.ended"),
        hud.words()
            .of("games.facts", moments.of(game.begun()), moments.of(game.changed()), game.rows()),
        game.ending() != null);
  }

  private String title(GameId game) {
    return hud.words().of("games.game", game.number());
  }

  void resume(GameId game) {
    errands.open(() -> hud.games().resume(game));
  }

  void tell(GameId game) {
    errands.fetch(
        () -> hud.games().story(game), lines -> story.set(new StoryModel(title(game), lines)));
  }

  void back() {
    if (story.get() == null) {
      hud.model().go(hud.model().link() == null ? Panel.WELCOME : Panel.BRIDGE);
    } else {
      story.set(null);
    }
  }
}

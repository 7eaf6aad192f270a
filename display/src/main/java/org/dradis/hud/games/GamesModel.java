package org.dradis.hud.games;

import java.time.ZoneId;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.dradis.file.BadField;
import org.dradis.hud.Hud;
import org.dradis.hud.Panel;
import org.dradis.hud.ShortNames;
import org.dradis.journal.GameId;
import org.dradis.journal.GameSummary;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Objective;
import org.dradis.rules.board.Player;
import org.jspecify.annotations.Nullable;

/** The games of the journal, to go on with and to tell again. */
final class GamesModel {
  private final Hud hud;
  private final Errands errands;
  private final Moments moments;
  private final ReadOnlyObjectWrapper<List<Row>> rows = new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyObjectWrapper<@Nullable GameId> doomed = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyBooleanWrapper loaded = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<@Nullable StoryModel> story = new ReadOnlyObjectWrapper<>();

  /**
   * A game in the list.
   *
   * @param parts what is played, and who plays; nothing if that cannot be read
   * @param facts when it was begun and last changed, and how long it is
   */
  record Row(GameId game, String title, String state, String parts, String facts, boolean ended) {}

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
        () -> hud.games().list().stream().map(this::row).toList(),
        games -> {
          rows.set(games);
          loaded.set(true);
        });
  }

  private Row row(GameSummary game) {
    return new Row(
        game.id(),
        title(game.id()),
        hud.words().of(game.ending() == null ? "games.open" : "games.ended"),
        parts(game.id()),
        hud.words()
            .of("games.facts", moments.of(game.begun()), moments.of(game.changed()), game.rows()),
        game.ending() != null);
  }

  private String parts(GameId game) {
    Board board;
    try {
      board = hud.games().start(game);
    } catch (BadField e) {
      return ""; // of a version that nobody knows any more
    }
    Set<String> parts = new LinkedHashSet<>();
    Objective objective = board.voyage().objective();
    if (objective != null) {
      parts.add(hud.words().of("setup.objective." + objective.word()));
    }
    for (GameOption option : board.options()) {
      String expansion = "setup.expansion." + option.word();
      parts.add(hud.words().or(expansion, hud.words().or("setup.option." + option.word(), "")));
    }
    List<String> crew = board.crew().players().stream().map(Player::character).toList();
    ShortNames names = ShortNames.of(crew);
    if (!crew.isEmpty()) {
      parts.add(crew.stream().map(names::of).collect(Collectors.joining(", ")));
    }
    return String.join(" · ", parts);
  }

  private String title(GameId game) {
    return hud.words().of("games.game", game.number());
  }

  void resume(GameId game) {
    errands.open(() -> hud.games().resume(game));
  }

  /** The game of which players are asked whether it is to be deleted, or null. */
  ReadOnlyObjectProperty<@Nullable GameId> doomed() {
    return doomed.getReadOnlyProperty();
  }

  /** Asks whether a game is to be deleted, or no longer. */
  void askDelete(@Nullable GameId game) {
    doomed.set(game);
  }

  void delete(GameId game) {
    errands.fetch(
        () -> hud.games().delete(game),
        deleted -> {
          doomed.set(null);
          if (!deleted) {
            hud.model().tell(hud.words().of("games.delete.played"));
          }
          load();
        });
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

package org.dradis.hud.picture;

import java.util.List;
import org.dradis.hud.Games;
import org.dradis.hud.TableLink;
import org.dradis.journal.GameId;
import org.dradis.journal.GameSummary;
import org.dradis.rules.board.Board;

/** The games of a table that has none, for pictures. */
public enum NoGames implements Games {
  NONE;

  @Override
  public List<GameSummary> list() {
    return List.of();
  }

  @Override
  public TableLink begin(Board start) {
    return ScenarioTable.start("en");
  }

  @Override
  public TableLink resume(GameId game) {
    throw new IllegalArgumentException("there is no game " + game.number());
  }

  @Override
  public List<String> story(GameId game) {
    return List.of();
  }

  @Override
  public Board start(GameId game) {
    throw new IllegalArgumentException("there is no game " + game.number());
  }

  @Override
  public boolean delete(GameId game) {
    return false;
  }
}

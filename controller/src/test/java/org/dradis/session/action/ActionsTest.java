package org.dradis.session.action;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.TreeSet;
import org.dradis.crew.PrintedRegister;
import org.dradis.rules.State;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Crew;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Manifest;
import org.dradis.rules.board.Objective;
import org.dradis.rules.board.PieceSet;
import org.dradis.rules.board.Player;
import org.dradis.rules.board.StartPosition;
import org.dradis.rules.board.Voyage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Only what is part of the game is offered. */
class ActionsTest {
  private static Board board(PieceSet<GameOption> options) {
    return StartPosition.of(options, Manifest.UNKNOWN)
        .with(Crew.NONE.with(PrintedRegister.get()).plus(Player.human("Laura Roslin")));
  }

  private static Set<String> offered(Board board) {
    Set<String> ids = new TreeSet<>();
    Actions.of(State.of(board)).forEach(it -> ids.add(it.id()));
    return ids;
  }

  @Test
  void theMutineerComesWithDaybreakInPlaceOfTheSympathizer() {
    Set<String> base = offered(board(GameOption.NONE));
    assertTrue(base.contains("sympathizer"));
    assertFalse(base.contains("mutineer"));
    Set<String> daybreak = offered(board(GameOption.NONE.with(GameOption.DAYBREAK)));
    assertFalse(daybreak.contains("sympathizer"));
    assertTrue(daybreak.contains("mutineer"));
  }

  @ParameterizedTest
  @EnumSource(Objective.class)
  void onlyAFleetBoundForNewCapricaBeginsThere(Objective objective) {
    Board board =
        board(GameOption.NONE.with(GameOption.PEGASUS)).with(new Voyage(0, 7, objective, false));
    assertEquals(objective == Objective.NEW_CAPRICA, offered(board).contains("new-caprica.begin"));
  }
}

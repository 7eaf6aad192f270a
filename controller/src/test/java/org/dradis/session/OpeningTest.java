package org.dradis.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CharacterSheet;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Manifest;
import org.dradis.rules.board.Player;
import org.dradis.rules.board.StartPosition;
import org.dradis.rules.input.Command;
import org.junit.jupiter.api.Test;

class OpeningTest {
  private static Board with(Board board, String... characters) {
    return board.with(
        board.crew().withPlayers(List.of(characters).stream().map(Player::human).toList()));
  }

  @Test
  void apolloStartsInALaunchedViper() {
    Board board = with(TestTable.startBoard(), "Laura Roslin", CharacterSheet.APOLLO);
    TestTable table = new TestTable(board, TestTable.SPACE);
    Opening.of(board).forEach(table::must);
    Board now = table.state().game().board();
    assertEquals(Area.PORT_QUARTER, now.areaOf(CharacterSheet.APOLLO));
    assertEquals(List.of(), table.moves());
    assertEquals(List.of(), Opening.of(now));
  }

  @Test
  void playersMayTakeTheOtherViper() {
    Board board = with(TestTable.startBoard(), CharacterSheet.APOLLO);
    TestTable table = new TestTable(board, TestTable.SPACE);
    Opening.of(board).forEach(table::must);
    table.must(new SessionInput.Undo(1));
    assertNull(table.state().game().board().areaOf(CharacterSheet.APOLLO));
    table.start(new Command.ManViper(Area.PORT_BOW, Craft.MK2, CharacterSheet.APOLLO));
    assertEquals(Area.PORT_BOW, table.state().game().board().areaOf(CharacterSheet.APOLLO));
  }

  @Test
  void nothingIsDoneWithoutHimOrWithoutAViper() {
    assertEquals(List.of(), Opening.of(with(TestTable.startBoard(), "Laura Roslin")));
    Board empty = StartPosition.emptySpace(GameOption.NONE, Manifest.UNKNOWN);
    assertEquals(List.of(), Opening.of(with(empty, CharacterSheet.APOLLO)));
  }
}

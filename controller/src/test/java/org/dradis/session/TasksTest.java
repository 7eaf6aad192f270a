package org.dradis.session;

import static org.dradis.session.board.PieceKind.BASESTAR;
import static org.dradis.session.board.PieceKind.HEAVY_RAIDER;
import static org.dradis.session.board.PieceKind.RAIDER;
import static org.dradis.session.board.PieceKind.VIPER_MK2;
import static org.dradis.session.board.Place.BORDER;
import static org.dradis.session.board.Place.BOW;
import static org.dradis.session.board.Place.DAMAGED_BOX;
import static org.dradis.session.board.Place.PORT_BOW;
import static org.dradis.session.board.Place.PORT_QUARTER;
import static org.dradis.session.board.Place.RESERVES;
import static org.dradis.session.board.Place.STARBOARD_BOW;
import static org.dradis.session.board.Place.STARBOARD_QUARTER;
import static org.dradis.session.board.Place.STERN;
import static org.dradis.session.board.Place.SUPPLY;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.Icon;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Flyer;
import org.dradis.session.board.Move;
import org.dradis.session.board.Trouble;
import org.junit.jupiter.api.Test;

class TasksTest {
  private final TestTable table = TestTable.start();

  @Test
  void aTableSetUpRightHasNothingToDo() {
    assertEquals(List.of(), table.moves());
    assertEquals(List.of(), table.troubles());
  }

  @Test
  void whatTheRulesMovedIsATask() {
    table.start(new Command.LaunchViper(Craft.MK2, Area.PORT_BOW, null));
    assertEquals(List.of(new Move(VIPER_MK2, 1, RESERVES, PORT_BOW)), table.moves());
  }

  @Test
  void raidersMoveTogether() {
    table.icon(Icon.ACTIVATE_RAIDERS);
    assertEquals(List.of(new Move(RAIDER, 3, BOW, STARBOARD_BOW)), table.moves());
  }

  @Test
  void anyShipOfTheKindTicksTheTaskOff() {
    table.start(new Command.LaunchViper(Craft.MK2, Area.PORT_BOW, null));
    table.hands.move("viper mk2 7", PORT_BOW);
    assertEquals(List.of(), table.moves());
  }

  @Test
  void tasksAreDoneInAnyOrder() {
    table.icon(Icon.ACTIVATE_RAIDERS);
    table.hands.move("raider 2", STARBOARD_BOW);
    assertEquals(List.of(new Move(RAIDER, 2, BOW, STARBOARD_BOW)), table.moves());
    table.hands.lift("raider 1");
    assertEquals(
        List.of(new Move(RAIDER, 1, BOW, STARBOARD_BOW), new Move(RAIDER, 1, null, STARBOARD_BOW)),
        table.moves());
    table.hands.slide("raider 3", STARBOARD_BOW);
    table.hands.put("raider 1", STARBOARD_BOW);
    assertEquals(List.of(), table.moves());
    assertEquals(List.of(), table.troubles());
  }

  @Test
  void theNextActivationWaitsForHands() {
    table.icon(Icon.ACTIVATE_RAIDERS);
    assertEquals(new Reply.Waits(3), table.say(new SessionInput.Start(new Command.EndTurn())));
    assertInstanceOf(Command.EndTurn.class, table.state().waiting());
    for (int i = 1; i <= 3; i++) {
      table.hands.move("raider " + i, STARBOARD_BOW);
    }
    assertNull(table.state().waiting());
    assertEquals(2, table.state().history().back());
  }

  @Test
  void playersMayGoOnWithATableThatIsNotInOrder() {
    table.icon(Icon.ACTIVATE_RAIDERS);
    table.start(new Command.EndTurn());
    table.must(new SessionInput.GoOn());
    assertNull(table.state().waiting());
    assertEquals(List.of(new Move(RAIDER, 3, BOW, STARBOARD_BOW)), table.moves());
  }

  @Test
  void whatWaitsCanBeCalledOff() {
    table.icon(Icon.ACTIVATE_RAIDERS);
    table.start(new Command.EndTurn());
    table.refuses(
        new SessionInput.Start(new Command.EndTurn()),
        "something waits already: go on with it or call it off");
    table.must(new SessionInput.CallOff());
    table.refuses(new SessionInput.GoOn(), "nothing waits");
  }

  @Test
  void aShipThatFellOverIsNamed() {
    table.hands.lift("raider 2");
    assertEquals(List.of(new Trouble.Gone(RAIDER, "raider 2", BOW)), table.troubles());
    assertEquals(List.of(new Move(RAIDER, 1, null, BOW)), table.moves());
  }

  @Test
  void aShipThatIsCarriedWhereATaskWantsItIsNoTrouble() {
    table.icon(Icon.ACTIVATE_RAIDERS);
    table.hands.lift("raider 3");
    assertEquals(List.of(), table.troubles());
    table.hands.lift("raider 1");
    table.hands.lift("raider 2");
    assertEquals(List.of(), table.troubles());
    assertEquals(List.of(new Move(RAIDER, 3, null, STARBOARD_BOW)), table.moves());
    table.hands.lift("basestar 1");
    assertEquals(List.of(new Trouble.Gone(BASESTAR, "basestar 1", BOW)), table.troubles());
  }

  @Test
  void moreShipsInHandsThanTasksWantAreNamed() {
    table.icon(Icon.ACTIVATE_RAIDERS);
    table.hands.move("raider 1", STARBOARD_BOW);
    table.hands.move("raider 2", STARBOARD_BOW);
    table.hands.lift("raider 3");
    table.hands.lift("raider 1");
    assertEquals(List.of(new Trouble.Gone(RAIDER, "raider 1", STARBOARD_BOW)), table.troubles());
  }

  @Test
  void aShipTooManyIsNamedAndSentBack() {
    table.hands.move("raider 9", STERN);
    assertEquals(List.of(new Trouble.TooMany(RAIDER, 1, STERN)), table.troubles());
    assertEquals(List.of(new Move(RAIDER, 1, STERN, SUPPLY)), table.moves());
    table.hands.lift("raider 9");
    assertEquals(List.of(), table.moves());
    assertEquals(List.of(), table.troubles());
  }

  @Test
  void aShipInTheWrongAreaIsSentOnFromThere() {
    table.icon(Icon.ACTIVATE_RAIDERS);
    table.hands.move("raider 1", PORT_BOW);
    assertEquals(List.of(new Trouble.TooMany(RAIDER, 1, PORT_BOW)), table.troubles());
    assertEquals(
        List.of(
            new Move(RAIDER, 2, BOW, STARBOARD_BOW), new Move(RAIDER, 1, PORT_BOW, STARBOARD_BOW)),
        table.moves());
  }

  @Test
  void aWrongShipIsNamed() {
    table.start(new Command.LaunchViper(Craft.MK2, Area.PORT_BOW, null));
    table.hands.move("heavy raider 1", PORT_BOW);
    assertEquals(
        List.of(new Trouble.WrongShip(HEAVY_RAIDER, VIPER_MK2, PORT_BOW)), table.troubles());
  }

  @Test
  void aStrangersTagIsNamedAndHoldsNobodyUp() {
    table.hands.putStranger("DEADBEEF", STERN);
    assertEquals(List.of(new Trouble.UnknownTag("DEADBEEF", List.of(STERN))), table.troubles());
    assertEquals(List.of(), table.moves());
    table.hands.takeStranger("DEADBEEF");
    assertEquals(List.of(), table.troubles());
  }

  @Test
  void aShipOnABorderIsInNeitherArea() {
    table.hands.straddle("basestar 1", BOW, STARBOARD_BOW);
    assertEquals(
        List.of(new Trouble.Unsure(BASESTAR, "basestar 1", List.of(BOW, STARBOARD_BOW))),
        table.troubles());
    assertEquals(List.of(new Move(BASESTAR, 1, BORDER, BOW)), table.moves());
  }

  @Test
  void whatIsNotSensedIsNamedAsGoalAndNeverADifference() {
    table.start(new Command.RecallViper(Area.PORT_BOW, Craft.MK2));
    assertEquals(List.of(new Move(VIPER_MK2, 1, PORT_BOW, RESERVES)), table.moves());
    table.hands.lift("viper mk2 2");
    assertEquals(List.of(), table.moves());
  }

  @Test
  void aDamagedViperIsNotTheOneThatIsLaunched() {
    TestTable bench = new TestTable(damagedViperAhead(), TestTable.SPACE);
    bench.icon(Icon.ACTIVATE_RAIDERS);
    bench.must(new SessionInput.HoldRolls(false));
    bench.throwDie(6); // the others fly on
    assertEquals(List.of(new Move(VIPER_MK2, 1, BOW, DAMAGED_BOX)), vipers(bench));
    bench.start(new Command.LaunchViper(Craft.MK2, Area.PORT_BOW, null));
    bench.must(new SessionInput.GoOn());
    assertEquals(
        List.of(
            new Move(VIPER_MK2, 1, BOW, DAMAGED_BOX), new Move(VIPER_MK2, 1, RESERVES, PORT_BOW)),
        vipers(bench));
    bench.hands.move("viper mk2 8", PORT_BOW);
    assertEquals(List.of(new Move(VIPER_MK2, 1, BOW, DAMAGED_BOX)), vipers(bench));
    bench.hands.lift("viper mk2 1");
    assertEquals(List.of(), vipers(bench));
  }

  private static List<Move> vipers(TestTable bench) {
    return bench.moves().stream().filter(move -> move.kind() == VIPER_MK2).toList();
  }

  private static Board damagedViperAhead() {
    var board = TestTable.startBoard();
    var bow = board.at(Area.BOW).plusVipers(Craft.MK2, 1);
    return board.with(Area.BOW, bow).with(board.hangar().plusReserves(Craft.MK2, -1));
  }

  @Test
  void withoutReadersTasksAreTickedByTouch() {
    TestTable paper = new TestTable(TestTable.startBoard(), List.of());
    paper.start(new Command.LaunchViper(Craft.MK2, Area.PORT_BOW, null));
    Move launch = new Move(VIPER_MK2, 1, RESERVES, PORT_BOW);
    assertEquals(List.of(launch), paper.moves());
    assertInstanceOf(
        Reply.Waits.class,
        paper.say(
            new SessionInput.Start(
                new Command.MoveViper(Flyer.unmanned(Area.PORT_BOW, Craft.MK2), Area.BOW))));
    paper.must(new SessionInput.Tick(launch));
    assertEquals(List.of(new Move(VIPER_MK2, 1, PORT_BOW, BOW)), paper.moves());
  }

  @Test
  void whatTheTableSeesIsNotTickedByTouch() {
    table.start(new Command.LaunchViper(Craft.MK2, Area.PORT_BOW, null));
    table.refuses(
        new SessionInput.Tick(new Move(VIPER_MK2, 1, RESERVES, PORT_BOW)),
        "the table sees by itself when that is done");
    table.refuses(
        new SessionInput.Tick(new Move(VIPER_MK2, 1, RESERVES, STERN)), "there is no such task");
  }

  @Test
  void aLostZoneIsNamedAndItsShipsAreBelievedToStay() {
    table.must(new SessionInput.LoseZone(BOW, "Check the cable of the bow."));
    assertEquals(
        List.of(new Trouble.ZoneLost(BOW, "Check the cable of the bow.")), table.troubles());
    assertEquals(List.of(), table.moves());
    table.icon(Icon.ACTIVATE_RAIDERS);
    assertEquals(List.of(new Move(RAIDER, 3, BOW, STARBOARD_BOW)), table.moves());
    for (int i = 1; i <= 3; i++) {
      table.hands.move("raider " + i, STARBOARD_BOW);
    }
    table.must(new SessionInput.FindZone(BOW));
    assertEquals(List.of(), table.moves());
    assertEquals(List.of(), table.troubles());
  }

  @Test
  void theBoxMayHoldMoreThanTheGameUses() {
    table.hands.move("raider 16", STARBOARD_QUARTER);
    table.hands.move("raider 15", PORT_QUARTER);
    assertEquals(
        List.of(
            new Move(RAIDER, 1, STARBOARD_QUARTER, SUPPLY),
            new Move(RAIDER, 1, PORT_QUARTER, SUPPLY)),
        table.moves());
  }

  @Test
  void afterAnUndoTasksLeadTheTableBack() {
    table.icon(Icon.ACTIVATE_RAIDERS);
    table.hands.move("raider 1", STARBOARD_BOW);
    table.must(new SessionInput.Undo(1));
    assertEquals(List.of(new Move(RAIDER, 1, STARBOARD_BOW, BOW)), table.moves());
    table.must(new SessionInput.Redo(1));
    assertEquals(List.of(new Move(RAIDER, 2, BOW, STARBOARD_BOW)), table.moves());
  }
}

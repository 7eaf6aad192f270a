package org.dradis.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.dradis.cards.AttackDeck;
import org.dradis.journal.Kind;
import org.dradis.journal.Row;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.Resource;
import org.dradis.rules.board.Target;
import org.dradis.rules.input.Command;
import org.dradis.session.board.PieceKind;
import org.dradis.session.board.Place;
import org.dradis.session.json.StateHash;
import org.junit.jupiter.api.Test;

class ResumeTest {
  private final TestTable table = TestTable.start();

  @Test
  void aTableComesBackToTheSameQuestion() {
    table.start(new Command.AttackWithGalactica(Area.BOW, Target.RAIDER));
    table.throwDie(5);
    SessionState before = table.state();
    table.crash();
    assertEquals(before, table.state());
    assertEquals(before.question(), table.state().question());
    assertNull(table.desk().divergence());
  }

  @Test
  void whatChangedMeanwhileIsShown() {
    table.hands.lift("raider 1");
    table.hands.put("raider 1", Place.BOW);
    table.crash();
    table.hands.whileAway(() -> table.hands.move("raider 2", Place.STERN));
    table.must(table.hands.comeBack());
    assertEquals(Phase.RETURNING, table.state().phase());
    assertEquals(
        List.of(new Change(PieceKind.RAIDER, "raider 2", List.of(Place.BOW), List.of(Place.STERN))),
        table.state().changes());
    table.refuses(
        new SessionInput.Start(new Command.EndTurn()),
        "say first whether the game goes on or is closed");
    table.must(new SessionInput.Resume());
    assertEquals(List.of(), table.state().changes());
    assertEquals(1, table.moves().size());
    table.refuses(new SessionInput.Resume(), "the game goes on already");
  }

  @Test
  void whatReadersSeeAfterTheFirstLookIsShownToo() {
    put("raider 1", Place.BOW);
    table.crash();
    table.must(table.hands.comeBack());
    table.hands.move("raider 1", Place.STERN);
    assertEquals(List.of("raider 1"), table.state().changes().stream().map(Change::label).toList());
  }

  @Test
  void raidersThatChangedPlacesNeedNoMention() {
    put("raider 1", Place.BOW);
    put("raider 2", Place.STERN);
    put("raider 3", Place.PORT_BOW);
    table.crash();
    table.hands.whileAway(
        () -> {
          table.hands.move("raider 1", Place.STERN);
          table.hands.move("raider 2", Place.PORT_BOW);
          table.hands.move("raider 3", Place.BOW);
        });
    table.must(table.hands.comeBack());
    assertEquals(List.of(), table.state().changes());
  }

  @Test
  void shipsThatDidWhatTheGameWantedNeedNoMention() {
    table.icon(Icon.ACTIVATE_RAIDERS);
    table.hands.move("raider 1", Place.STARBOARD_BOW);
    table.crash();
    table.hands.whileAway(
        () -> {
          table.hands.move("raider 2", Place.STARBOARD_BOW);
          table.hands.move("raider 3", Place.STARBOARD_BOW);
        });
    table.must(table.hands.comeBack());
    assertEquals(List.of(), table.moves());
    assertEquals(List.of(), table.state().changes());
  }

  @Test
  void aShipThatWentElsewhereIsToldBesideOneThatDidWhatTheGameWanted() {
    table.icon(Icon.ACTIVATE_RAIDERS);
    table.crash();
    table.hands.whileAway(
        () -> {
          table.hands.move("raider 1", Place.STARBOARD_BOW);
          table.hands.move("raider 2", Place.STERN);
        });
    table.must(table.hands.comeBack());
    assertEquals(
        List.of(new Change(PieceKind.RAIDER, "raider 2", List.of(Place.BOW), List.of(Place.STERN))),
        table.state().changes());
  }

  @Test
  void faceDownCivilianShipsThatChangedPlacesNeedNoMention() {
    put("civilian ship 1", Place.BOW);
    table.crash();
    table.hands.whileAway(
        () -> {
          table.hands.lift("civilian ship 1");
          table.hands.put("civilian ship 12", Place.BOW);
        });
    table.must(table.hands.comeBack());
    assertEquals(List.of(), table.state().changes());
  }

  @Test
  void whichFaceDownCivilianShipWasMovedIsNotTold() {
    put("civilian ship 1", Place.BOW);
    table.crash();
    table.hands.whileAway(() -> table.hands.move("civilian ship 1", Place.PORT_BOW));
    table.must(table.hands.comeBack());
    assertEquals(
        List.of("civilian ship"), table.state().changes().stream().map(Change::label).toList());
  }

  @Test
  void aRaiderThatLeftIsToldBesideTwoThatChangedPlaces() {
    put("raider 1", Place.BOW);
    put("raider 2", Place.STERN);
    put("raider 3", Place.BOW);
    table.crash();
    table.hands.whileAway(
        () -> {
          table.hands.move("raider 1", Place.STERN);
          table.hands.move("raider 2", Place.BOW);
          table.hands.move("raider 3", Place.PORT_BOW);
        });
    table.must(table.hands.comeBack());
    assertEquals(
        List.of(
            new Change(PieceKind.RAIDER, "raider 3", List.of(Place.BOW), List.of(Place.PORT_BOW))),
        table.state().changes());
  }

  @Test
  void aRaiderAndAHeavyRaiderThatChangedPlacesAreTold() {
    put("raider 1", Place.BOW);
    put("heavy raider 1", Place.STERN);
    table.crash();
    table.hands.whileAway(
        () -> {
          table.hands.move("raider 1", Place.STERN);
          table.hands.move("heavy raider 1", Place.BOW);
        });
    table.must(table.hands.comeBack());
    assertEquals(
        List.of("raider 1", "heavy raider 1"),
        table.state().changes().stream().map(Change::label).toList());
  }

  private void put(String piece, Place place) {
    table.hands.lift(piece);
    table.hands.put(piece, place);
  }

  @Test
  void aClosedGameTakesNothingMore() {
    table.crash();
    table.must(table.hands.comeBack());
    table.must(new SessionInput.Close("we are tired"));
    table.refuses(new SessionInput.Resume(), "the game is closed");
    assertNotNull(table.journal.games().getFirst().ending());
  }

  @Test
  void everyRowHasItsHashAndWholeStatesStandBetweenCommands() {
    table.start(new Command.AttackWithGalactica(Area.BOW, Target.RAIDER));
    table.throwDie(5);
    table.must(new SessionInput.LetStand());
    List<Row> states = rows(Kind.STATE);
    assertEquals(3, states.size());
    assertTrue(states.get(0).json().length() < 100, states.get(0).json());
    assertTrue(states.get(2).json().contains("\"board\""));
    assertTrue(states.get(2).json().contains(StateHash.of(table.state().game().board())));
  }

  private List<Row> rows(Kind kind) {
    return table.journal.rows(table.desk().game(), 0).stream()
        .filter(row -> row.kind() == kind)
        .toList();
  }

  @Test
  void anUndoSurvivesACrash() {
    table.icon(Icon.ACTIVATE_RAIDERS);
    table.must(new SessionInput.Undo(1));
    SessionState before = table.state();
    table.crash();
    assertEquals(before, table.state());
    table.must(new SessionInput.Redo(1));
    assertEquals(3, table.state().game().board().at(Area.STARBOARD_BOW).raiders());
  }

  @Test
  void aNewerEngineThatDivergesNamesTheRowAndGoesOnFromTheStoredState() {
    table.must(new SessionInput.Correct(new Correction.Dial(Resource.FUEL, 3), "Ann", "forgotten"));
    table.icon(Icon.ACTIVATE_RAIDERS);
    table.start(new Command.AttackWithGalactica(Area.STARBOARD_BOW, Target.RAIDER));
    table.must(new SessionInput.GoOn());
    table.throwDie(8);
    List<Row> rows = new ArrayList<>(table.journal.rows(table.desk().game(), 0));
    int events = index(rows, "iconResolved");
    Row row = rows.get(events);
    rows.set(events, new Row(row.number(), row.at(), row.kind(), row.format(), "0.0.9", "[]"));
    var replayed =
        new Replay(AttackDeck.PRINTED).all(table.journal.setup(table.desk().game()), rows);
    Divergence divergence = replayed.divergence();
    assertNotNull(divergence);
    assertEquals(row.number() - 1, divergence.row());
    assertEquals(
        "other things happen with this version; the game goes on from the state stored with row "
            + (row.number() - 1),
        divergence.sentence());
    assertEquals(table.state().game(), replayed.state().game());
  }

  @Test
  void aRowThatCannotBeReadIsNamed() {
    table.icon(Icon.ACTIVATE_RAIDERS);
    table.start(new Command.AttackWithGalactica(Area.STARBOARD_BOW, Target.RAIDER));
    table.must(new SessionInput.GoOn());
    List<Row> rows = new ArrayList<>(table.journal.rows(table.desk().game(), 0));
    int goOn = index(rows, "goOn");
    Row row = rows.get(goOn);
    rows.set(
        goOn,
        new Row(
            row.number(),
            row.at(),
            row.kind(),
            2,
            "9.0",
            "{\"by\":\"touch\",\"input\":{\"type\":\"warp\"}}"));
    var replayed =
        new Replay(AttackDeck.PRINTED).all(table.journal.setup(table.desk().game()), rows);
    Divergence divergence = replayed.divergence();
    assertNotNull(divergence);
    assertEquals(row.number(), divergence.row());
    assertTrue(
        divergence.sentence().endsWith("and what was begun after it is begun anew"),
        divergence.sentence());
    assertNull(replayed.state().question());
    assertEquals(3, replayed.state().game().board().at(Area.STARBOARD_BOW).raiders());
  }

  private static int index(List<Row> rows, String text) {
    for (int i = 0; i < rows.size(); i++) {
      if (rows.get(i).json().contains(text)) {
        return i;
      }
    }
    throw new AssertionError(text);
  }
}

package org.dradis.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Resource;
import org.dradis.rules.board.Target;
import org.dradis.rules.input.Command;
import org.dradis.session.board.Move;
import org.dradis.session.board.PieceKind;
import org.dradis.session.board.Place;
import org.junit.jupiter.api.Test;

class CorrectionTest {
  private final TestTable table = TestTable.start();

  private void correct(Correction correction) {
    table.must(new SessionInput.Correct(correction, "Ann", "it was forgotten"));
  }

  private void refuses(Correction correction, String sentence) {
    table.refuses(new SessionInput.Correct(correction, "Ann", "why not"), sentence);
  }

  @Test
  void aDialIsSet() {
    correct(new Correction.Dial(Resource.FUEL, 3));
    assertEquals(3, table.state().game().board().dials().fuel());
    table.must(new SessionInput.Undo(1));
    assertEquals(8, table.state().game().board().dials().fuel());
    refuses(new Correction.Dial(Resource.FUEL, 16), "fuel: a dial shows 0-15, not 16");
  }

  @Test
  void aMarkerIsSet() {
    correct(new Correction.Marker(Correction.Track.JUMP, 2));
    correct(new Correction.Marker(Correction.Track.DISTANCE, 5));
    assertEquals(2, table.state().game().board().voyage().jump());
    assertEquals(5, table.state().game().board().voyage().distance());
    refuses(new Correction.Marker(Correction.Track.JUMP, 9), "jump: must be 0-4, not 9");
    refuses(
        new Correction.Marker(Correction.Track.PURSUIT, 1),
        "pursuit: needs the option cylon-fleet");
  }

  @Test
  void shipsPlacedByHandBecomeATask() {
    correct(new Correction.Ships(PieceKind.RAIDER, 2, Place.SUPPLY, Place.STERN));
    assertEquals(2, table.state().game().board().at(Area.STERN).raiders());
    assertEquals(List.of(new Move(PieceKind.RAIDER, 2, Place.SUPPLY, Place.STERN)), table.moves());
  }

  @Test
  void everyKindOfShipCanBePlaced() {
    correct(new Correction.Ships(PieceKind.HEAVY_RAIDER, 1, Place.SUPPLY, Place.BOW));
    correct(new Correction.Ships(PieceKind.BASESTAR, 1, Place.SUPPLY, Place.STERN));
    correct(new Correction.Ships(PieceKind.VIPER_MK2, 2, Place.RESERVES, Place.DAMAGED_BOX));
    correct(new Correction.Ships(PieceKind.RAPTOR, 1, Place.RESERVES, Place.OUT_OF_GAME));
    correct(new Correction.Ships(PieceKind.CIVILIAN, 2, Place.STERN, Place.BOW));
    correct(new Correction.Ships(PieceKind.CIVILIAN, 1, Place.CIVILIAN_PILE, Place.BOW));
    assertEquals(3, table.state().game().board().at(Area.BOW).civilians().size());
    assertEquals(2, table.state().game().board().hangar().damaged().mk2());
    assertEquals(3, table.state().game().board().hangar().raptors());
  }

  @Test
  void whatCannotBeIsRefused() {
    refuses(
        new Correction.Ships(PieceKind.RAIDER, 4, Place.BOW, Place.STERN),
        "count: must be 1-3 there, not 4");
    refuses(
        new Correction.Ships(PieceKind.RAIDER, 1, Place.BOW, Place.BOW),
        "to: is where they are already");
    refuses(
        new Correction.Ships(PieceKind.RAIDER, 1, Place.BOW, Place.RESERVES),
        "ships: cannot be put by hand from or to reserves");
    refuses(
        new Correction.Ships(PieceKind.RAIDER, 1, Place.BOW, Place.CYLON_FLEET_BOW),
        "cylonFleet.bow: needs the option cylon-fleet");
  }

  @Test
  void inTheMiddleOfAnActivationNothingIsCorrected() {
    table.start(new Command.AttackWithGalactica(Area.BOW, Target.RAIDER));
    refuses(
        new Correction.Dial(Resource.FUEL, 3),
        "something is being resolved: answer its question or take it back first");
  }
}

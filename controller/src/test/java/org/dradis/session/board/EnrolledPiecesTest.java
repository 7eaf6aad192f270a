package org.dradis.session.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.dradis.box.Box;
import org.dradis.box.Kind;
import org.dradis.port.TagId;
import org.dradis.rules.board.Cargo;
import org.junit.jupiter.api.Test;

class EnrolledPiecesTest {
  private static final TagId ZONE_TAG = TagId.parse("E004010012345678");
  private static final TagId PAD_TAG = TagId.parse("04A1B2C3D4E5F6");

  private static Map<TagId, Piece> pieces(org.dradis.box.Piece piece) {
    return new EnrolledPieces(Box.of(List.of(piece))).byTag();
  }

  @Test
  void aShipIsKnownByTheTagThatZonesRead() {
    var viper =
        new org.dradis.box.Piece(
            Kind.VIPER_MK2, "Starbuck's", List.of(PAD_TAG, ZONE_TAG), Optional.empty());
    assertEquals(Map.of(ZONE_TAG, new Piece(PieceKind.VIPER_MK2, "Starbuck's")), pieces(viper));
  }

  @Test
  void whatAShipHoldsIsNotAsked() {
    var ship = org.dradis.box.Piece.of(Kind.CIVILIAN_SHIP, "civilian ship 4", ZONE_TAG);
    assertEquals(pieces(ship), pieces(ship.holding(Cargo.TWO_POPULATION)));
  }

  @Test
  void whatStandsInNoPlaceIsLeftOut() {
    assertEquals(
        Map.of(), pieces(org.dradis.box.Piece.of(Kind.CENTURION, "centurion 1", ZONE_TAG)));
    assertEquals(Map.of(), pieces(org.dradis.box.Piece.of(Kind.TITLE, "admiral", ZONE_TAG)));
    assertEquals(Map.of(), pieces(org.dradis.box.Piece.of(Kind.RAIDER, "raider 1", PAD_TAG)));
  }
}

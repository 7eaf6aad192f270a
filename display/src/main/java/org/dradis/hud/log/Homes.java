package org.dradis.hud.log;

import java.util.Arrays;
import java.util.List;
import org.dradis.session.board.PieceKind;
import org.dradis.session.board.Place;
import org.dradis.view.BoardView;

/** Where pieces of a kind can stand, be taken from and be put by hand. */
final class Homes {
  private Homes() {}

  /** The places from which a hand can take one. */
  static List<Place> from(BoardView board, PieceKind kind) {
    return of(board, kind).stream().filter(it -> board.count(it.word(), kind.word()) > 0).toList();
  }

  /** All places where one can be put. */
  static List<Place> of(BoardView board, PieceKind kind) {
    boolean fleet = board.options().contains("cylon-fleet");
    return Arrays.stream(Place.values())
        .filter(it -> it.area() == null || it.isInSpace() || fleet)
        .filter(it -> isHome(it, kind))
        .toList();
  }

  private static boolean isHome(Place place, PieceKind kind) {
    return switch (kind) {
      case RAIDER, HEAVY_RAIDER, BASESTAR -> place.area() != null || place == Place.SUPPLY;
      case VIPER_MK2, VIPER_MK7 ->
          place.isInSpace()
              || place == Place.RESERVES
              || place == Place.DAMAGED_BOX
              || place == Place.OUT_OF_GAME;
      case ASSAULT_RAPTOR ->
          place.isInSpace()
              || place == Place.RESERVES
              || place == Place.OUT_OF_GAME
              || place == Place.SUPPLY;
      case RAPTOR -> place == Place.RESERVES || place == Place.OUT_OF_GAME;
      case CIVILIAN -> place.isInSpace() || place == Place.CIVILIAN_PILE;
    };
  }
}

package org.dradis.session.board;

import org.dradis.rules.board.Craft;
import org.dradis.rules.board.Hyphenated;

/**
 * Pieces that can stand for each other. A face-down civilian ship looks like any other; so do the
 * basestars, whose damage tokens lie beside them.
 */
public enum PieceKind implements Hyphenated {
  RAIDER,
  HEAVY_RAIDER,
  BASESTAR,
  VIPER_MK2,
  VIPER_MK7,
  ASSAULT_RAPTOR,
  RAPTOR,
  CIVILIAN;

  static PieceKind of(Craft craft) {
    return switch (craft) {
      case MK2 -> VIPER_MK2;
      case MK7 -> VIPER_MK7;
      case ASSAULT_RAPTOR -> ASSAULT_RAPTOR;
    };
  }
}

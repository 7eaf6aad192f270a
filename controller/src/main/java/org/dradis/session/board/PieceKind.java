package org.dradis.session.board;

import org.dradis.box.Kind;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.Hyphenated;
import org.jspecify.annotations.Nullable;

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

  /** What a thing of the box counts as on the board, or null if no rule says where it stands. */
  static @Nullable PieceKind of(Kind kind) {
    return switch (kind) {
      case RAIDER -> RAIDER;
      case HEAVY_RAIDER -> HEAVY_RAIDER;
      case BASESTAR -> BASESTAR;
      case VIPER_MK2 -> VIPER_MK2;
      case VIPER_MK7 -> VIPER_MK7;
      case ASSAULT_RAPTOR -> ASSAULT_RAPTOR;
      case RAPTOR -> RAPTOR;
      case CIVILIAN_SHIP -> CIVILIAN;
      case SCAR, CENTURION, OCCUPATION_FORCE, NUKE, CARD, CHARACTER, TITLE -> null;
    };
  }

  /** As the box calls one: "viper mk2", "civilian ship". */
  public String noun() {
    return this == CIVILIAN ? Kind.CIVILIAN_SHIP.noun() : word().replace('-', ' ');
  }

  static PieceKind of(Craft craft) {
    return switch (craft) {
      case MK2 -> VIPER_MK2;
      case MK7 -> VIPER_MK7;
      case ASSAULT_RAPTOR -> ASSAULT_RAPTOR;
    };
  }
}

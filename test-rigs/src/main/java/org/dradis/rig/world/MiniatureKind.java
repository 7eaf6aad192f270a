package org.dradis.rig.world;

import java.util.Locale;

/** What stands on the table, by the rule book's names, and how tall it is. */
public enum MiniatureKind {
  RAIDER(15),
  HEAVY_RAIDER(18),
  BASESTAR(25),
  CENTURION(30),
  VIPER(15),
  VIPER_MK_VII(15),
  RAPTOR(16),
  ASSAULT_RAPTOR(16),
  /** A flat token, face down. */
  CIVILIAN_SHIP(3),
  /** A title or a sleeved card, for the tap pad only. */
  CARD(1),
  /** Something that is none of the game's, such as a ski pass or a bank card. */
  STRANGER(1);

  private final double height;

  MiniatureKind(double height) {
    this.height = height;
  }

  double height() {
    return height;
  }

  /** The name in sentences, such as "heavy raider". */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}

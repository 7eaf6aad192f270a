package org.dradis.rules.board;

import org.jspecify.annotations.Nullable;

/** What a viper or Galactica can shoot at. A raider here is one without the Scar token. */
public enum Target implements Option {
  RAIDER("raider", null),
  SCAR("scar", null),
  HEAVY_RAIDER("heavyRaider", null),
  B1("b1", Basestar.B1),
  B2("b2", Basestar.B2);

  private final String word;
  private final @Nullable Basestar basestar;

  Target(String word, @Nullable Basestar basestar) {
    this.word = word;
    this.basestar = basestar;
  }

  @Override
  public String word() {
    return word;
  }

  public @Nullable Basestar basestar() {
    return basestar;
  }

  public boolean standsIn(SpaceArea area) {
    return switch (this) {
      case RAIDER -> area.plainRaiders() > 0;
      case SCAR -> area.scar();
      case HEAVY_RAIDER -> area.heavyRaiders() > 0;
      case B1 -> area.basestars().has(Basestar.B1);
      case B2 -> area.basestars().has(Basestar.B2);
    };
  }
}

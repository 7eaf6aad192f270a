package org.dradis.rules.board;

import org.jspecify.annotations.Nullable;

/** Galactica's damage tokens, in canonical draw order: six locations, then two resources (CO-6). */
public enum GalacticaToken implements Hyphenated {
  FTL_CONTROL(null),
  WEAPONS_CONTROL(null),
  COMMAND(null),
  ADMIRALS_QUARTERS(null),
  HANGAR_DECK(null),
  ARMORY(null),
  FOOD(Resource.FOOD),
  FUEL(Resource.FUEL);

  public static final PieceSet<GalacticaToken> NONE = PieceSet.noneOf(values());

  private final @Nullable Resource resource;

  GalacticaToken(@Nullable Resource resource) {
    this.resource = resource;
  }

  /** The resource that this token costs, or null for a location. */
  public @Nullable Resource resource() {
    return resource;
  }

  public boolean isLocation() {
    return resource == null;
  }
}

package org.dradis.rules.board;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What stands in one space area. Scar, if it is here, is one of the raiders; piloted craft are
 * sorted by name.
 */
public record SpaceArea(
    int raiders,
    boolean scar,
    int heavyRaiders,
    PieceSet<Basestar> basestars,
    CraftCount vipers,
    List<PilotedCraft> piloted,
    PieceSet<CivilianShip> civilians) {
  public static final SpaceArea EMPTY =
      new SpaceArea(0, false, 0, Basestar.NONE, CraftCount.NONE, List.of(), CivilianShip.NONE);

  /** Raiders that do not carry the Scar token. */
  public int plainRaiders() {
    return scar ? raiders - 1 : raiders;
  }

  public @Nullable PilotedCraft flownBy(String pilot) {
    for (PilotedCraft craft : piloted) {
      if (craft.pilot().equals(pilot)) {
        return craft;
      }
    }
    return null;
  }

  public SpaceArea plusRaiders(int more) {
    return new SpaceArea(raiders + more, scar, heavyRaiders, basestars, vipers, piloted, civilians);
  }

  public SpaceArea withScar(boolean here) {
    return new SpaceArea(raiders, here, heavyRaiders, basestars, vipers, piloted, civilians);
  }

  public SpaceArea plusHeavyRaiders(int more) {
    return new SpaceArea(raiders, scar, heavyRaiders + more, basestars, vipers, piloted, civilians);
  }

  public SpaceArea withBasestars(PieceSet<Basestar> now) {
    return new SpaceArea(raiders, scar, heavyRaiders, now, vipers, piloted, civilians);
  }

  public SpaceArea plusVipers(Craft craft, int more) {
    return new SpaceArea(
        raiders, scar, heavyRaiders, basestars, vipers.plus(craft, more), piloted, civilians);
  }

  public SpaceArea withPiloted(List<PilotedCraft> now) {
    return new SpaceArea(
        raiders, scar, heavyRaiders, basestars, vipers, List.copyOf(now), civilians);
  }

  public SpaceArea plusPiloted(PilotedCraft craft) {
    List<PilotedCraft> now = new ArrayList<>(piloted);
    now.add(craft);
    now.sort(PilotedCraft.BY_NAME);
    return withPiloted(now);
  }

  public SpaceArea minusPiloted(PilotedCraft craft) {
    List<PilotedCraft> now = new ArrayList<>(piloted);
    now.remove(craft);
    return withPiloted(now);
  }

  public SpaceArea withCivilians(PieceSet<CivilianShip> now) {
    return new SpaceArea(raiders, scar, heavyRaiders, basestars, vipers, piloted, now);
  }
}

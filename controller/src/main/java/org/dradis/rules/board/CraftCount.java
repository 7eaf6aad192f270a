package org.dradis.rules.board;

import java.util.ArrayList;
import java.util.List;

/** How many craft of each kind; interchangeable ones are only counted. */
public record CraftCount(int mk2, int mk7, int assaultRaptors) {
  public static final CraftCount NONE = new CraftCount(0, 0, 0);

  private static final List<List<Craft>> KINDS = kindsByMask();

  public int of(Craft craft) {
    return switch (craft) {
      case MK2 -> mk2;
      case MK7 -> mk7;
      case ASSAULT_RAPTOR -> assaultRaptors;
    };
  }

  public int total() {
    return mk2 + mk7 + assaultRaptors;
  }

  public CraftCount plus(Craft craft, int more) {
    return switch (craft) {
      case MK2 -> new CraftCount(mk2 + more, mk7, assaultRaptors);
      case MK7 -> new CraftCount(mk2, mk7 + more, assaultRaptors);
      case ASSAULT_RAPTOR -> new CraftCount(mk2, mk7, assaultRaptors + more);
    };
  }

  /** The kinds of which there is at least one, in canonical order. */
  public List<Craft> kinds() {
    return KINDS.get((mk2 > 0 ? 1 : 0) + (mk7 > 0 ? 2 : 0) + (assaultRaptors > 0 ? 4 : 0));
  }

  private static List<List<Craft>> kindsByMask() {
    List<List<Craft>> all = new ArrayList<>();
    for (int mask = 0; mask < 8; mask++) {
      List<Craft> kinds = new ArrayList<>();
      if ((mask & 1) != 0) {
        kinds.add(Craft.MK2);
      }
      if ((mask & 2) != 0) {
        kinds.add(Craft.MK7);
      }
      if ((mask & 4) != 0) {
        kinds.add(Craft.ASSAULT_RAPTOR);
      }
      all.add(List.copyOf(kinds));
    }
    return List.copyOf(all);
  }
}

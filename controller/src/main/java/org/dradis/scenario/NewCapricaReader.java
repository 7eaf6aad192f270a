package org.dradis.scenario;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.dradis.file.Field;
import org.dradis.file.Members;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.NewCaprica;
import org.jspecify.annotations.Nullable;

/** Reads {@code board.newCaprica}; no option is needed (R4). */
final class NewCapricaReader {
  private static final List<String> KNOWN = List.of("returned", "locked", "prepared", "occupation");

  private final PieceCount count;

  NewCapricaReader(PieceCount count) {
    this.count = count;
  }

  @Nullable NewCaprica read(@Nullable Field field) {
    if (field == null) {
      return null;
    }
    Members members = field.members("null or an object").only(KNOWN);
    return new NewCaprica(
        members.flag("returned"),
        stack(members.items("locked")),
        stack(members.items("prepared")),
        occupation(members.items("occupation")));
  }

  /** A stack, top first. */
  private List<CivilianShip> stack(List<Field> items) {
    List<CivilianShip> stack = new ArrayList<>(items.size());
    for (Field item : items) {
      stack.add(count.civilian(item));
    }
    return stack;
  }

  private static List<Integer> occupation(List<Field> items) {
    List<Integer> forces = new ArrayList<>(items.size());
    for (Field item : items) {
      forces.add(item.integer(0, NewCaprica.LAST_POSITION));
      if (forces.size() > NewCaprica.FORCES) {
        throw item.wrong(items.size() + " occupation forces, the game has " + NewCaprica.FORCES);
      }
    }
    Collections.sort(forces);
    return forces;
  }
}

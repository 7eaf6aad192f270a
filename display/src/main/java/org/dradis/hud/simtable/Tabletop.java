package org.dradis.hud.simtable;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.dradis.rig.chip.Shine;

/**
 * The table as it is at a moment.
 *
 * @param deeds how many deeds hands were told of by then
 * @param shines what each LED shines
 * @param die what lies in the tray of the tower
 * @param rolling whether a hand is busy with the die
 */
record Tabletop(long deeds, List<Figure> figures, List<Shine> shines, Die die, boolean rolling) {
  static final Tabletop EMPTY = new Tabletop(0, List.of(), List.of(), Die.NONE, false);

  /**
   * A die as eyes see it.
   *
   * @param face 0 if there is none
   * @param cocked whether it leans on the wall
   */
  record Die(int face, boolean cocked) {
    static final Die NONE = new Die(0, false);
  }

  Map<String, Figure> byName() {
    return figures.stream().collect(Collectors.toMap(Figure::name, Function.identity()));
  }
}

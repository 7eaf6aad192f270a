package org.dradis.hud.simtable;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.dradis.rig.world.BoardPlan;
import org.dradis.rig.world.Outline;
import org.dradis.rig.world.Spot;

/**
 * A part of the table that pieces stand in.
 *
 * @param word as views of the board call it
 */
record TablePart(String word, Outline outline) {
  /** Beside the board, and to come into the game again. */
  static final TablePart TRAY = new TablePart("supply", BoardPlan.TRAY);

  static final TablePart LID = new TablePart("out-of-game", BoardPlan.LID);

  /** So far outside its wire an antenna still reads a piece now and then. */
  private static final double STRAY = 15;

  private static final double SLANT = 1.5;

  /** Space areas and those of the Cylon Fleet board, whose pieces gather in the middle. */
  private static final int AREAS = 12;

  /** All parts, those of the board first. */
  static final List<TablePart> ALL = all();

  private static List<TablePart> all() {
    List<TablePart> all = new ArrayList<>();
    for (String name : BoardPlan.names()) {
      all.add(new TablePart(name, BoardPlan.outline(name).orElseThrow()));
    }
    all.add(TRAY);
    all.add(LID);
    return List.copyOf(all);
  }

  static Optional<TablePart> named(String word) {
    return ALL.stream().filter(it -> it.word.equals(word)).findFirst();
  }

  /** The part that a spot is in; empty beside all of them. */
  static Optional<TablePart> at(Spot spot) {
    return ALL.stream().filter(it -> it.outline.holds(spot)).findFirst();
  }

  /** The same, but empty also where a neighbour's antenna reads what stands there. */
  static Optional<TablePart> surelyAt(Spot spot) {
    return at(spot)
        .filter(
            here ->
                ALL.stream().allMatch(it -> it.equals(here) || it.outline.depth(spot) < -STRAY));
  }

  /** Whether pieces gather in its middle; elsewhere they stand in rows. */
  boolean isArea() {
    return ALL.indexOf(this) < AREAS;
  }

  /** The nearest part in a direction, none at the edge of the table. */
  static Optional<TablePart> towards(Spot spot, int right, int down) {
    Spot here = at(spot).map(it -> it.outline.middle()).orElse(spot);
    TablePart best = null;
    double nearest = Double.MAX_VALUE;
    for (TablePart part : ALL) {
      Spot there = part.outline.middle();
      double along = (there.x() - here.x()) * right + (there.y() - here.y()) * down;
      double aside =
          Math.abs((there.x() - here.x()) * down) + Math.abs((there.y() - here.y()) * right);
      // What lies rather aside than ahead is in another direction.
      if (along > 0 && aside <= along * SLANT && along + 2 * aside < nearest) {
        nearest = along + 2 * aside;
        best = part;
      }
    }
    return Optional.ofNullable(best);
  }
}

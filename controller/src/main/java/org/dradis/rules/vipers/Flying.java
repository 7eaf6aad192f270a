package org.dradis.rules.vipers;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.PilotedCraft;
import org.dradis.rules.board.SpaceArea;
import org.dradis.rules.input.Flyer;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.jspecify.annotations.Nullable;

/** A craft that was found in space; piloted is null if nobody is in it. */
record Flying(Area area, Craft craft, @Nullable PilotedCraft piloted) {
  /** Why there is no such craft, or null. */
  static @Nullable Rejection refusal(Board board, Flyer flyer) {
    String pilot = flyer.pilot();
    if (pilot != null) {
      return refusalOfPilot(board, flyer, pilot);
    }
    Area area = flyer.area();
    Craft craft = flyer.craft();
    if (area == null || craft == null) {
      return missing(area == null ? "area" : "craft", "is needed for an unmanned craft");
    }
    return board.at(area).vipers().of(craft) == 0
        ? missing("craft", "there is no unmanned " + craft.word() + " in " + area.word())
        : null;
  }

  private static @Nullable Rejection refusalOfPilot(Board board, Flyer flyer, String pilot) {
    Area area = board.areaOf(pilot);
    PilotedCraft piloted = area == null ? null : board.at(area).flownBy(pilot);
    if (area == null || piloted == null) {
      return missing("pilot", pilot + " is not flying");
    }
    if (flyer.area() != null && flyer.area() != area) {
      return missing("area", pilot + " is in " + area.word());
    }
    return flyer.craft() != null && flyer.craft() != piloted.craft()
        ? missing("craft", pilot + " flies a " + piloted.craft().word())
        : null;
  }

  private static Rejection missing(String part, String sentence) {
    return new Rejection(Rejection.Code.NO_SUCH_PIECE, part, sentence);
  }

  /** Finds a craft that was not refused. */
  static Flying find(Board board, Flyer flyer) {
    String pilot = flyer.pilot();
    Area area = pilot == null ? flyer.area() : board.areaOf(pilot);
    PilotedCraft piloted = pilot == null || area == null ? null : board.at(area).flownBy(pilot);
    Craft craft = piloted == null ? flyer.craft() : piloted.craft();
    if (area == null || craft == null) {
      throw new IllegalArgumentException("no such craft: " + flyer);
    }
    return new Flying(area, craft, piloted);
  }

  String name() {
    return piloted == null ? craft.word() : piloted.pilot();
  }

  @Nullable String pilot() {
    return piloted == null ? null : piloted.pilot();
  }

  void leave(Play play) {
    SpaceArea here = play.at(area);
    play.set(area, piloted == null ? here.plusVipers(craft, -1) : here.minusPiloted(piloted));
  }

  void enter(Play play, Area to) {
    SpaceArea there = play.at(to);
    play.set(to, piloted == null ? there.plusVipers(craft, 1) : there.plusPiloted(piloted));
  }
}

package org.dradis.rules.input;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Craft;
import org.jspecify.annotations.Nullable;

/**
 * A craft in space: an unmanned one by area and kind, or a piloted one by its pilot, whose area and
 * kind may be left out.
 */
public record Flyer(@Nullable Area area, @Nullable Craft craft, @Nullable String pilot) {
  public static Flyer unmanned(Area area, Craft craft) {
    return new Flyer(area, craft, null);
  }

  public static Flyer piloted(String pilot) {
    return new Flyer(null, null, pilot);
  }
}

package org.dradis.rules.input;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Placement;

/** Ships that a destination places in an area. */
public record Placed(Area area, Placement ships) {}

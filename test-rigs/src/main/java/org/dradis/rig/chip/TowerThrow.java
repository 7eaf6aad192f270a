package org.dradis.rig.chip;

/**
 * A throw into the virtual tower, as it truly was.
 *
 * @param face what the die shows in the end
 * @param readable whether the lines truly say that face in the end
 * @param restAt when the lines have their last levels of this throw
 */
public record TowerThrow(
    TowerFault fault, long droppedAt, int face, boolean readable, long restAt) {}

/** The physical table: where miniatures stand, what antennas reach, and hands that move things. */
@NullMarked
package org.dradis.rig.world;

import org.jspecify.annotations.NullMarked;

/** Sessions on the simulated table: what they hear comes through chips, drivers and the sweep. */
@NullMarked
package org.dradis.rig.evening;

import org.jspecify.annotations.NullMarked;

/** The simulated table. */
@NullMarked
package org.dradis.rig.sim;

import org.jspecify.annotations.NullMarked;

/** The simulated table in a window of its own. */
@NullMarked
package org.dradis.hud.simtable;

import org.jspecify.annotations.NullMarked;

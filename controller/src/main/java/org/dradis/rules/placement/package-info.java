/** Putting ships on the board when there may be too few (CO-11, CO-12, CO-14). */
@NullMarked
package org.dradis.rules.placement;

import org.jspecify.annotations.NullMarked;

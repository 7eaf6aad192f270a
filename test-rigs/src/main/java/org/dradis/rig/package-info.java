/** Test rigs: torture and benchmark drivers for a whole table without hardware. */
@NullMarked
package org.dradis.rig;

import org.jspecify.annotations.NullMarked;

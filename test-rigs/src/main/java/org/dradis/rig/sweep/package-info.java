/** Boards of virtual readers to measure sweeps on, and a blind sweep to compare with. */
@NullMarked
package org.dradis.rig.sweep;

import org.jspecify.annotations.NullMarked;

/** Drivers for the chips that light the board. */
@NullMarked
package org.dradis.led;

import org.jspecify.annotations.NullMarked;

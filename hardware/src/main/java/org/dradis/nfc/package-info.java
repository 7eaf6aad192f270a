/** Drivers for NFC reader chips, and the planner of their sweeps over the board. */
@NullMarked
package org.dradis.nfc;

import org.jspecify.annotations.NullMarked;

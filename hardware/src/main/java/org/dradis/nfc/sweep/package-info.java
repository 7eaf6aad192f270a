/**
 * The sweep over all zones of a board: what to ask which antenna next, and when to believe it.
 *
 * <p>All tags of the box are known, which beats blind anticollision: counted tags are told to be
 * quiet, so that an arrival is the only answer to an inventory of one slot.
 */
@NullMarked
package org.dradis.nfc.sweep;

import org.jspecify.annotations.NullMarked;

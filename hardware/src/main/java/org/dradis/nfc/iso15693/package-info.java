/**
 * ISO/IEC 15693 tags read through a PN5180: inventories by masks and slots, Stay Quiet, presence.
 *
 * <p>"15693-2" and "15693-3" in comments are the parts of the standard on the air interface and on
 * anticollision; a VCD is a reader, a VICC a tag.
 */
@NullMarked
package org.dradis.nfc.iso15693;

import org.jspecify.annotations.NullMarked;

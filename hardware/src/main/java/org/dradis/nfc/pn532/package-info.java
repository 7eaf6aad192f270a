/**
 * The PN532, reader of the tap pad: its frames, its two buses and the commands that list ISO 14443A
 * tags. "UM" in comments is NXP's user manual UM0701-02, rev. 02.
 */
@NullMarked
package org.dradis.nfc.pn532;

import org.jspecify.annotations.NullMarked;

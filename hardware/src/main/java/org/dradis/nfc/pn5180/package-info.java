/**
 * The host interface of NXP's PN5180: frames with the BUSY handshake, commands and registers.
 *
 * <p>"DS" in comments is the product data sheet PN5180A0xx/C1.
 */
@NullMarked
package org.dradis.nfc.pn5180;

import org.jspecify.annotations.NullMarked;

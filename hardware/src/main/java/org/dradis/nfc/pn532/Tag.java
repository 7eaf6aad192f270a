package org.dradis.nfc.pn532;

import org.dradis.port.TagId;

/**
 * A tag as the chip lists it.
 *
 * @param id its UID of 4, 7 or 10 bytes
 * @param sensRes its answer to the request (ATQA), in the order in which the chip reports it
 * @param selRes its answer to the selection (SAK)
 */
public record Tag(TagId id, int sensRes, int selRes) {}

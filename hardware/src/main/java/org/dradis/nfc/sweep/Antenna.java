package org.dradis.nfc.sweep;

import java.util.function.Supplier;
import org.dradis.nfc.iso15693.VicinityReader;
import org.dradis.port.Zone;

/**
 * A zone and its reader. Supplying one resets and identifies the chip, which may fail with a {@link
 * org.dradis.nfc.ReaderException}; it is tried again later.
 */
public record Antenna(Zone zone, Supplier<VicinityReader> reader) {}

package org.dradis.nfc.pn532;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.dradis.port.TagId;
import org.dradis.rig.chip.PadTag;
import org.dradis.rig.chip.VirtualPn532;
import org.dradis.rig.time.VirtualTime;

/** A virtual chip on a bus, ready for a driver. */
final class Pad {

  private static final Duration LONGEST = Duration.ofHours(6);

  enum Bus {
    I2C,
    SPI
  }

  final VirtualTime time = new VirtualTime();
  final VirtualPn532 chip;
  final Pn532Io io;

  Pad(Bus bus, long seed) {
    chip = new VirtualPn532(time, seed);
    time.after(LONGEST.toNanos(), Pad::runOut);
    io =
        switch (bus) {
          case I2C -> new I2cFraming(chip.i2c());
          case SPI -> new SpiFraming(chip.spi());
        };
  }

  private static void runOut() {
    throw new IllegalStateException("Virtual time has run out: somebody waits without end.");
  }

  Pn532 driver() {
    return new Pn532(io, time, Patience.USUAL);
  }

  /** A driver that does not know some of its remedies. */
  Pn532 driverWithout(Set<Remedy> forgotten) {
    var remedies = EnumSet.allOf(Remedy.class);
    remedies.removeAll(forgotten);
    return new Pn532(io, time, Patience.USUAL, remedies);
  }

  /** What a look should show: the first two tags. */
  List<TagId> truth() {
    return chip.pad().stream().limit(2).map(PadTag::uid).map(TagId::of).toList();
  }

  static PadTag tag(Pad pad, String uid) {
    var tag = PadTag.of(uid);
    pad.chip.put(tag);
    return tag;
  }
}

package org.dradis.pi;

import java.util.ArrayList;
import java.util.List;
import org.dradis.nfc.iso15693.Uid;
import org.dradis.nfc.iso15693.VicinityReader;
import org.dradis.nfc.pn5180.Pn5180;
import org.dradis.nfc.pn5180.Pn5180Io;
import org.dradis.rig.chip.VirtualField;
import org.dradis.rig.chip.VirtualPn5180;
import org.dradis.rig.chip.VirtualTag;
import org.dradis.rig.pi4j.VirtualHeader;
import org.dradis.rig.pi4j.VirtualReaderBoard;
import org.dradis.rig.time.VirtualTime;

/** Readers on a virtual Pi, each with one tag of its own, and the adapters to drive them. */
final class ReaderBench {
  final VirtualTime time = new VirtualTime();
  final VirtualHeader header;
  final List<VirtualPn5180> chips = new ArrayList<>();
  final VirtualReaderBoard board;
  final ReaderBus bus;

  ReaderBench(int readers) {
    this(readers, 50_000, ReaderWiring.REFERENCE);
  }

  ReaderBench(int readers, long callNanos, ReaderWiring wiring) {
    header = new VirtualHeader(time, callNanos);
    for (int i = 0; i < readers; i++) {
      var field = new VirtualField(time);
      field.put(new VirtualTag(uid(i)));
      chips.add(new VirtualPn5180(time, field));
    }
    board = new VirtualReaderBoard(header, wiring, chips);
    var lines = new Lines(header.context());
    var spi = lines.spi(wiring.spiBus(), wiring.spiChannel(), wiring.spiHertz());
    bus = new ReaderBus(lines, new SharedSpi(spi, time.turnstile()), wiring, readers, time);
  }

  static Uid uid(int reader) {
    return new Uid(0xE004_0150_2A49_F600L | reader);
  }

  Pn5180Io io(int reader) {
    return bus.reader(reader);
  }

  Pn5180 chip(int reader) {
    return new Pn5180(io(reader));
  }

  VicinityReader reader(int reader) {
    var driver = new VicinityReader(chip(reader));
    driver.fieldOn();
    return driver;
  }

  int addressWrites() {
    return ReaderWiring.REFERENCE.addressPins().stream()
        .mapToInt(pin -> header.pin(pin).writes())
        .sum();
  }
}

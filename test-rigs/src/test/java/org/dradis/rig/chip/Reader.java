package org.dradis.rig.chip;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.dradis.nfc.iso15693.Uid;
import org.dradis.nfc.iso15693.VicinityReader;
import org.dradis.nfc.pn5180.Pn5180;
import org.dradis.nfc.pn5180.Pn5180Io;
import org.dradis.rig.time.VirtualTime;

/** The driver on a virtual chip with its field on. */
final class Reader {
  final VirtualTime time = new VirtualTime();
  final VirtualField field = new VirtualField(time);
  final VirtualPn5180 chip;
  final Pn5180Io io;
  final VicinityReader driver;

  Reader() {
    this(VirtualBus.CALL_NANOS, UnaryOperator.identity());
  }

  Reader(long callNanos, UnaryOperator<Pn5180Io> wires) {
    chip = new VirtualPn5180(time, field);
    io = new DirectWires(new VirtualBus(time, VirtualBus.SPI_HERTZ, callNanos), chip);
    driver = new VicinityReader(new Pn5180(wires.apply(io)));
    driver.fieldOn();
  }

  VirtualTag put(String uid) {
    var tag = new VirtualTag(Uid.parse(uid));
    field.put(tag);
    time.advance(1_000_000);
    return tag;
  }

  /** Puts that many tags of NXP, with serial numbers as from different reels. */
  SortedSet<Uid> putMany(int count) {
    var random = new Random(count);
    List<Uid> uids = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      uids.add(new Uid(0xE004_0150_0000_0000L | (random.nextInt() & 0xFFFF_FFFFL)));
    }
    uids.forEach(uid -> put(uid.toString()));
    return new TreeSet<>(uids);
  }

  long took(Runnable operation) {
    long start = time.now();
    operation.run();
    return time.now() - start;
  }
}

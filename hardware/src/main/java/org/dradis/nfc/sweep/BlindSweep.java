package org.dradis.nfc.sweep;

import java.util.TreeSet;
import org.dradis.nfc.iso15693.Anticollision;
import org.dradis.nfc.iso15693.Mask;
import org.dradis.nfc.iso15693.Uid;
import org.dradis.nfc.iso15693.VicinityReader;
import org.dradis.pace.Timeline;
import org.dradis.port.Zone;

/**
 * What a zone can do that knows no tag: count all of them again and again. Sweeps that know their
 * tags are measured against it.
 */
final class BlindSweep implements Routine {
  private final Zone zone;
  private final VicinityReader reader;
  private final Lookout lookout;
  private final Timeline time;

  BlindSweep(Zone zone, VicinityReader reader, Lookout lookout, Timeline time) {
    this.zone = zone;
    this.reader = reader;
    this.lookout = lookout;
    this.time = time;
  }

  @Override
  public void begin() {
    reader.expect(lookout.known().all()); // believed at the first read, as in the other sweep
    reader.fieldOn();
    lookout.counted(zone);
  }

  @Override
  public void step() {
    var missing = new TreeSet<>(lookout.tagsIn(zone));
    for (var asked = lookout.nextAsk(zone); asked != null; asked = lookout.nextAsk(zone)) {
      missing.add(asked);
    }
    var found = new Anticollision(reader).resolve(Mask.NONE, uid -> read(uid));
    missing.removeAll(found.uids());
    for (var uid : missing) {
      if (found.unread().stream().anyMatch(it -> it.covers(uid))) {
        lookout.garbled(uid, zone);
      } else {
        lookout.absent(uid, zone, time.nanos());
      }
    }
  }

  private void read(Uid uid) {
    lookout.present(uid, zone, time.nanos());
  }
}

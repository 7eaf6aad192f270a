package org.dradis.nfc.sweep;

import java.util.Set;
import java.util.TreeSet;
import org.dradis.nfc.iso15693.Mask;
import org.dradis.nfc.iso15693.Slot;
import org.dradis.nfc.iso15693.Uid;
import org.dradis.nfc.iso15693.VicinityReader;
import org.dradis.pace.Timeline;
import org.dradis.port.Zone;

/**
 * What a zone does whose field must go off to let others have theirs on. Tags forget that they were
 * told to be quiet, so each visit counts them all.
 */
final class ZoneVisits implements Routine {
  /** Questions of other zones that one visit answers at most: they wait for the field. */
  private static final int MOST_ASKS = 8;

  /** Each so many counts the tags that were read are hushed, to hear who else is there. */
  private static final int THOROUGH = 4;

  private final Zone zone;
  private final VicinityReader reader;
  private final Lookout lookout;
  private final Timeline time;
  private final Rota rota;
  private int counts;

  ZoneVisits(Zone zone, VicinityReader reader, Lookout lookout, Timeline time, Rota rota) {
    this.zone = zone;
    this.reader = reader;
    this.lookout = lookout;
    this.time = time;
    this.rota = rota;
  }

  @Override
  public void begin() {
    lookout.counted(zone); // others need not wait for a field that comes and goes
  }

  @Override
  public void step() {
    rota.whileAlone(
        zone,
        () -> {
          reader.fieldOn();
          try {
            visit();
          } finally {
            reader.fieldOff();
          }
        });
  }

  private void visit() {
    var known = lookout.known();
    var missing = new TreeSet<>(lookout.tagsIn(zone));
    reader.expect(known.all());
    boolean empty = missing.isEmpty() && reader.inventory(Mask.NONE).equals(new Slot.Silent());
    if (!empty) {
      var read = new TreeSet<Uid>();
      var census = new Census(reader, known, witness(missing, read));
      census.count();
      if (++counts % THOROUGH == 0) {
        // Whoever answered together with others may have been taken for them.
        read.forEach(reader::stayQuiet);
        census.count();
      }
    }
    missing.forEach(this::ask);
    for (int i = 0; i < MOST_ASKS; i++) {
      var asked = lookout.nextAsk(zone);
      if (asked == null) {
        return;
      }
      ask(asked);
    }
  }

  private Census.Witness witness(Set<Uid> missing, Set<Uid> read) {
    return new Census.Witness() {
      @Override
      public boolean isElsewhere(Uid tag) {
        return lookout.isElsewhere(tag, zone);
      }

      @Override
      public void read(Uid tag) {
        missing.remove(tag);
        read.add(tag);
        lookout.present(tag, zone, time.nanos());
      }

      @Override
      public void garbled(Uid tag) {
        missing.remove(tag);
        lookout.garbled(tag, zone);
      }
    };
  }

  private void ask(Uid uid) {
    switch (reader.check(uid)) {
      case Slot.Answered(_) -> lookout.present(uid, zone, time.nanos());
      case Slot.Collided(), Slot.Corrupted() -> lookout.garbled(uid, zone);
      case Slot.Silent() -> {
        if (reader.isSound()) {
          lookout.absent(uid, zone, time.nanos());
        } else {
          lookout.askAgain(uid, zone);
        }
      }
    }
  }
}

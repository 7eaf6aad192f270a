package org.dradis.nfc.sweep;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.dradis.nfc.ReaderException;
import org.dradis.nfc.iso15693.VicinityReader;
import org.dradis.pace.Timeline;
import org.dradis.port.Diagnosis;
import org.dradis.port.Finding;
import org.dradis.port.Zone;
import org.jspecify.annotations.Nullable;

/** Keeps one zone going: opens its reader, works, and begins anew when the reader fails. */
final class ZoneWorker {
  private static final long SECOND = 1_000_000_000;
  private static final long PATIENCE = SECOND / 10;

  /**
   * A reader that stays away is tried less and less often: where readers share a reset line every
   * attempt switches the other fields off for a moment.
   */
  private static final long RETRY_MOST = 60 * SECOND;

  private final Antenna antenna;
  private final Lookout lookout;
  private final Timeline time;
  private final BooleanSupplier closed;
  private final Function<VicinityReader, Routine> routines;
  private volatile @Nullable VicinityReader reader;
  private volatile @Nullable String trouble;
  private long retry = SECOND;

  ZoneWorker(
      Antenna antenna,
      Lookout lookout,
      Timeline time,
      BooleanSupplier closed,
      Function<VicinityReader, Routine> routines) {
    this.antenna = antenna;
    this.lookout = lookout;
    this.time = time;
    this.closed = closed;
    this.routines = routines;
  }

  Zone zone() {
    return antenna.zone();
  }

  /** Works until the sweep is closed, then switches the field off. */
  void run() {
    while (!closed.getAsBoolean()) {
      try {
        work();
      } catch (ReaderException e) {
        stumble(e.sentence());
      } catch (RuntimeException e) {
        // A fault of the program's own: the zone must not fall silent unseen.
        trouble = "The sweep broke down (" + e + "): start anew, and tell the makers of Dradis.";
        lookout.lost(zone(), trouble);
        throw e;
      }
    }
    var last = reader;
    if (last != null) {
      try {
        last.fieldOff();
      } catch (ReaderException e) {
        // A reader that cannot be reached has no field to speak of.
      }
    }
  }

  private void work() {
    var opened = antenna.reader().get();
    reader = opened;
    lookout.join(zone());
    var routine = routines.apply(opened);
    routine.begin();
    trouble = null;
    while (!closed.getAsBoolean()) {
      routine.step();
      retry = SECOND;
    }
  }

  private void stumble(String sentence) {
    trouble = sentence;
    lookout.lost(zone(), sentence);
    long until = time.nanos() + retry;
    retry = Math.min(2 * retry, RETRY_MOST);
    while (!closed.getAsBoolean() && time.nanos() < until) {
      time.pause(PATIENCE);
    }
  }

  Diagnosis diagnosis(long tags) {
    var findings = new ArrayList<Finding>();
    var sentence = trouble;
    var chip = reader;
    if (sentence != null) {
      findings.add(Finding.fault(sentence));
    } else if (chip == null) {
      findings.add(Finding.warning("The reader has not been started yet."));
    } else {
      findings.add(Finding.good(chip.versions() + " answers and sees " + counted(tags) + "."));
      if (chip.fieldsLost() > 0) {
        findings.add(
            Finding.warning(
                "The reader had to be set up anew (so far: %d): check its supply and wires."
                    .formatted(chip.fieldsLost())));
      }
    }
    return new Diagnosis("zone " + zone(), List.copyOf(findings));
  }

  private static String counted(long tags) {
    return tags == 0 ? "no tag" : tags == 1 ? "1 tag" : tags + " tags";
  }
}

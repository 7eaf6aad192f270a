package org.dradis.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import org.dradis.port.Diagnosis;
import org.dradis.port.DiceThrow;
import org.dradis.port.DiceTower;
import org.dradis.port.Finding;

/** Waits for throws and shows what the tower makes of them. */
final class TowerTrial {
  private static final long STEP_MILLIS = 50;

  private final Workshop workshop;
  private final Consumer<String> tell;
  private final CtrlC ctrlC;
  private final Queue<DiceThrow> queue = new ConcurrentLinkedQueue<>();
  private final List<DiceThrow> seen = new ArrayList<>();

  TowerTrial(Workshop workshop, Consumer<String> tell, CtrlC ctrlC) {
    this.workshop = workshop;
    this.tell = tell;
    this.ctrlC = ctrlC;
  }

  List<DiceThrow> seen() {
    return List.copyOf(seen);
  }

  /** Ends after so many throws, or when none comes for so long. */
  Diagnosis run(DiceTower tower, int count, long waitMillis) {
    tower.onThrow(queue::add);
    tell.accept(
        "Throw the die %s; it ends after %d s without a throw."
            .formatted(count == 1 ? "once" : count + " times", waitMillis / 1000));
    List<Finding> findings = new ArrayList<>();
    long last = workshop.millis().getAsLong();
    while (seen.size() < count
        && workshop.millis().getAsLong() - last < waitMillis
        && !ctrlC.asked()) {
      for (DiceThrow each = queue.poll(); each != null; each = queue.poll()) {
        seen.add(each);
        String sentence = DoctorText.words(each);
        tell.accept(sentence);
        findings.add(
            each instanceof DiceThrow.Rolled ? Finding.good(sentence) : Finding.warning(sentence));
        last = workshop.millis().getAsLong();
      }
      if (seen.size() < count) {
        workshop.pause(STEP_MILLIS);
      }
    }
    if (seen.isEmpty()) {
      findings.add(
          Finding.fault(
              "No die was seen: check that it breaks the beam across the chute, and the wire of"
                  + " DROP."));
    } else if (seen.size() < count) {
      findings.add(Finding.warning("Only %d of %d throws came.".formatted(seen.size(), count)));
    }
    return new Diagnosis("test of the tower", findings);
  }
}

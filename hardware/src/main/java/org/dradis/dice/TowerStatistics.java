package org.dradis.dice;

import org.dradis.port.DiceThrow;
import org.dradis.port.DiceThrow.Doubt;
import org.dradis.port.DiceThrow.Doubtful;
import org.dradis.port.DiceThrow.Rolled;

/** What was seen of a tower: how the lines went, and how throws ended. */
final class TowerStatistics {
  private TowerReading last;
  private Levels everHigh;
  private Levels everLow;
  private long dropChangedAt;
  private int settles;
  private int ended;
  private int rolled;
  private int unreadable;

  TowerStatistics(TowerReading first) {
    last = first;
    everHigh = first.levels();
    everLow = new Levels(~first.levels().bits());
    dropChangedAt = first.nanos();
  }

  void edge(LineEdge edge) {
    reading(new TowerReading(edge.nanos(), last.levels().with(edge.line(), edge.high())));
  }

  void reading(TowerReading reading) {
    Levels levels = reading.levels();
    int changed = levels.bits() ^ last.levels().bits();
    if ((changed & Line.DROP.mask()) != 0) {
      dropChangedAt = reading.nanos();
    }
    if ((changed & levels.bits() & Line.SETTLED.mask()) != 0) {
      settles++;
    }
    everHigh = new Levels(everHigh.bits() | levels.bits());
    everLow = new Levels(everLow.bits() | ~levels.bits());
    last = reading;
  }

  void ended(DiceThrow result) {
    ended++;
    if (result instanceof Rolled) {
      rolled++;
    } else if (result instanceof Doubtful(Doubt doubt) && doubt == Doubt.UNREADABLE) {
      unreadable++;
    }
  }

  boolean wasEverHigh(Line line) {
    return everHigh.isHigh(line);
  }

  boolean wasEverLow(Line line) {
    return everLow.isHigh(line);
  }

  /** For how long the beam has been broken; 0 if it is not. */
  long brokenFor() {
    return last.levels().isHigh(Line.DROP) ? last.nanos() - dropChangedAt : 0;
  }

  /** How often SETTLED rose. */
  int settles() {
    return settles;
  }

  int ended() {
    return ended;
  }

  int rolled() {
    return rolled;
  }

  int unreadable() {
    return unreadable;
  }
}

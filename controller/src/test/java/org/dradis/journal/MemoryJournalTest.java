package org.dradis.journal;

import java.time.Clock;

class MemoryJournalTest extends JournalContract {
  @Override
  Journal open(Clock clock) {
    return new MemoryJournal(clock, ENGINE);
  }
}

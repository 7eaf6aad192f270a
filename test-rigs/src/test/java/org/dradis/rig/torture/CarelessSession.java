package org.dradis.rig.torture;

import java.nio.file.Path;
import java.util.List;
import org.dradis.journal.Entry;
import org.dradis.journal.GameId;
import org.dradis.journal.GameSummary;
import org.dradis.journal.Journal;
import org.dradis.journal.Row;

/** Plays games over a journal that takes its duties lightly. */
abstract class CarelessSession extends SessionWorkload {
  private final Fault fault;

  private CarelessSession(Fault fault) {
    this.fault = fault;
  }

  enum Fault {
    /** Acknowledges rows and writes them with the next ones. */
    HASTY(Hasty.class),
    /** Writes each row in a transaction of its own. */
    PIECEMEAL(Piecemeal.class);

    private final Class<? extends Workload> workload;

    Fault(Class<? extends Workload> workload) {
      this.workload = workload;
    }

    Class<? extends Workload> workload() {
      return workload;
    }
  }

  static final class Hasty extends CarelessSession {
    Hasty() {
      super(Fault.HASTY);
    }
  }

  static final class Piecemeal extends CarelessSession {
    Piecemeal() {
      super(Fault.PIECEMEAL);
    }
  }

  @Override
  protected Journal open(Path file) {
    return new Careless(super.open(file), fault);
  }

  private static final class Careless implements Journal {
    private final Journal inner;
    private final Fault fault;
    private Runnable later = () -> {};

    Careless(Journal inner, Fault fault) {
      this.inner = inner;
      this.fault = fault;
    }

    private void catchUp() {
      Runnable due = later;
      later = () -> {};
      due.run();
    }

    @Override
    public GameId begin(String setup) {
      catchUp();
      return inner.begin(setup);
    }

    @Override
    public long append(GameId game, List<Entry> entries) {
      catchUp();
      switch (fault) {
        case HASTY -> later = () -> inner.append(game, entries);
        case PIECEMEAL -> entries.forEach(entry -> inner.append(game, List.of(entry)));
      }
      return 0;
    }

    @Override
    public void end(GameId game, List<Entry> entries, String ending) {
      catchUp();
      inner.end(game, entries, ending);
    }

    @Override
    public void delete(GameId game) {
      catchUp();
      inner.delete(game);
    }

    @Override
    public String setup(GameId game) {
      return inner.setup(game);
    }

    @Override
    public List<GameSummary> games() {
      return inner.games();
    }

    @Override
    public List<Row> rows(GameId game, long after) {
      return inner.rows(game, after);
    }

    @Override
    public void close() {
      catchUp();
      inner.close();
    }
  }
}

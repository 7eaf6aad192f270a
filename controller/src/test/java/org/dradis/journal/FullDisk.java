package org.dradis.journal;

import java.util.List;

/** A journal whose disk can be full for a while. */
public final class FullDisk implements Journal {
  private final Journal inner;
  private volatile boolean full;

  public FullDisk(Journal inner) {
    this.inner = inner;
  }

  public void fill(boolean now) {
    full = now;
  }

  @Override
  public GameId begin(String setup) {
    return inner.begin(setup);
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
  public long append(GameId game, List<Entry> entries) {
    demandRoom();
    return inner.append(game, entries);
  }

  @Override
  public List<Row> rows(GameId game, long after) {
    return inner.rows(game, after);
  }

  @Override
  public void end(GameId game, List<Entry> entries, String ending) {
    demandRoom();
    inner.end(game, entries, ending);
  }

  private void demandRoom() {
    if (full) {
      throw new JournalTrouble(JournalTrouble.Reason.DISK_FULL, "The disk is full.", null);
    }
  }

  @Override
  public void delete(GameId game) {
    inner.delete(game);
  }

  @Override
  public void close() {
    inner.close();
  }
}

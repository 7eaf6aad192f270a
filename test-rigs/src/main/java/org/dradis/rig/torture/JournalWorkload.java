package org.dradis.rig.torture;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dradis.journal.Ending;
import org.dradis.journal.Entry;
import org.dradis.journal.GameId;
import org.dradis.journal.GameSummary;
import org.dradis.journal.Journal;
import org.dradis.journal.JournalTrouble;
import org.dradis.journal.SqliteJournal;

/**
 * Uses a journal in all the ways there are, with rows that hold nothing but what can be checked.
 */
public class JournalWorkload implements Workload {
  private static final Pattern STEP = Pattern.compile("^\\{\"step\":(\\d+)");
  private static final String ENGINE = "torture";

  /** Opens the journal; a test can give a careless one. */
  protected Journal open(Path file) {
    return SqliteJournal.open(file, Clock.systemUTC(), ENGINE);
  }

  @Override
  public final Run resume(Path file, long seed) {
    Journal journal;
    try {
      journal = open(file);
    } catch (JournalTrouble e) {
      throw new Loss(e.getMessage(), e);
    }
    try {
      return resume(journal, new JournalSteps(seed));
    } catch (RuntimeException e) {
      journal.close();
      throw e;
    }
  }

  private static Run resume(Journal journal, JournalSteps steps) {
    List<JournalSteps.Game> games = read(journal);
    long done = steps(games);
    if (!games.equals(steps.after(done))) {
      // A deletion leaves no trace of itself.
      done++;
      if (!games.equals(steps.after(done))) {
        throw new Loss("the journal does not hold what %d steps make".formatted(done - 1));
      }
    }
    String hash = "";
    if (!games.isEmpty() && !games.getLast().rows().isEmpty() && done % JournalSteps.LIFE != 0) {
      hash = games.getLast().rows().getLast().json();
    }
    return new Steps(journal, steps, done, hash);
  }

  private static List<JournalSteps.Game> read(Journal journal) {
    List<JournalSteps.Game> games = new ArrayList<>();
    for (GameSummary summary : journal.games()) {
      GameId id = summary.id();
      List<Entry> rows = new ArrayList<>();
      for (var row : journal.rows(id, 0)) {
        if (row.number() != rows.size() + 1L || !row.engine().equals(ENGINE)) {
          throw new Loss("row %d of game %s is not what was written".formatted(row.number(), id));
        }
        rows.add(new Entry(row.kind(), row.format(), row.json()));
      }
      Ending ending = summary.ending();
      games.add(
          new JournalSteps.Game(
              id.number(), journal.setup(id), rows, ending == null ? null : ending.json()));
    }
    return games;
  }

  /** How many steps it takes to come to the last one that left its number. */
  private static long steps(List<JournalSteps.Game> games) {
    List<String> marks = new ArrayList<>();
    if (!games.isEmpty()) {
      JournalSteps.Game last = games.getLast();
      marks.add(last.setup());
      last.rows().forEach(row -> marks.add(row.json()));
      if (last.ending() != null) {
        marks.add(last.ending());
      }
    }
    long steps = 0;
    for (String mark : marks) {
      Matcher matcher = STEP.matcher(mark);
      if (matcher.find()) {
        steps = Math.max(steps, Long.parseLong(matcher.group(1)) + 1);
      }
    }
    return steps;
  }

  private static final class Steps implements Run {
    private final Journal journal;
    private final JournalSteps all;
    private long done;
    private String hash;

    Steps(Journal journal, JournalSteps all, long done, String hash) {
      this.journal = journal;
      this.all = all;
      this.done = done;
      this.hash = hash;
    }

    @Override
    public long steps() {
      return done;
    }

    @Override
    public void step() {
      GameId game = new GameId(JournalSteps.game(done));
      switch (JournalSteps.act(done)) {
        case BEGIN -> {
          journal.begin(JournalSteps.mark(done));
          hash = "";
        }
        case APPEND -> {
          List<Entry> entries = all.entries(done, hash);
          journal.append(game, entries);
          hash = entries.getLast().json();
        }
        case END -> journal.end(game, JournalSteps.mark(done));
        case DELETE -> journal.delete(new GameId(JournalSteps.deleted(done)));
      }
      done++;
    }

    @Override
    public void close() {
      journal.close();
    }
  }
}

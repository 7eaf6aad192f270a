package org.dradis.rig.torture;

import java.nio.file.Path;
import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.dradis.cards.AttackDeck;
import org.dradis.file.BadField;
import org.dradis.journal.GameId;
import org.dradis.journal.GameSummary;
import org.dradis.journal.Journal;
import org.dradis.journal.JournalTrouble;
import org.dradis.journal.Kind;
import org.dradis.journal.Row;
import org.dradis.journal.SqliteJournal;
import org.dradis.session.Desk;
import org.dradis.session.Replay;
import org.dradis.session.Reply;
import org.dradis.session.Said;
import org.dradis.session.Step;
import org.dradis.session.json.StateHash;
import org.dradis.session.json.StoredState;
import org.jspecify.annotations.Nullable;

/**
 * Plays games through the session as a table does, one transaction a step: each is begun, the one
 * before it is deleted, inputs follow, some of them a few at a time, and it is closed.
 */
public class SessionWorkload implements Workload {
  private static final int LIFE = 60;
  private static final String ENGINE = "torture";

  private final Map<Long, SessionGame> games = new HashMap<>();
  private long seed;

  /** Opens the journal; a test can give a careless one. */
  protected Journal open(Path file) {
    return SqliteJournal.open(file, Clock.systemUTC(), ENGINE);
  }

  @Override
  public final Run resume(Path file, long seed) {
    if (seed != this.seed) {
      games.clear();
      this.seed = seed;
    }
    Journal journal;
    try {
      journal = open(file);
    } catch (JournalTrouble e) {
      throw new Loss(e.getMessage(), e);
    }
    try {
      return resume(journal);
    } catch (JournalTrouble | BadField e) {
      journal.close();
      throw new Loss("a game cannot be taken up: " + e.getMessage(), e);
    } catch (RuntimeException e) {
      journal.close();
      throw e;
    }
  }

  private Run resume(Journal journal) {
    List<GameSummary> found = journal.games();
    if (found.isEmpty()) {
      return new Steps(journal, 0, null);
    }
    GameSummary last = found.getLast();
    long number = last.id().number();
    games.keySet().removeIf(each -> each < number - 1);
    int taken = taken(journal, last);
    Desk desk = takeUp(journal, last, taken);
    int begun = begun(number);
    if (found.size() == 2) {
      GameSummary before = found.getFirst();
      if (before.id().number() != number - 1
          || taken(journal, before) != game(number - 1).length()
          || taken != 0) {
        throw new Loss("beside game %s there is more than there should be".formatted(last.id()));
      }
      takeUp(journal, before, game(number - 1).length());
      begun = 1;
    } else if (found.size() > 2) {
      throw new Loss("there are %d games".formatted(found.size()));
    }
    return new Steps(journal, (number - 1) * LIFE + begun + taken, desk);
  }

  /** How many steps come before the first batch of a game: the first has none to delete. */
  private static int begun(long number) {
    return number == 1 ? 1 : 2;
  }

  private SessionGame game(long number) {
    return games.computeIfAbsent(
        number, it -> new SessionGame(seed * 0x9E3779B97F4A7C15L + it, LIFE - begun(it)));
  }

  /** How many batches are in the rows of a game, which must be exactly theirs. */
  private int taken(Journal journal, GameSummary found) {
    SessionGame game = game(found.id().number());
    List<Row> rows = journal.rows(found.id(), 0);
    int taken = game.taken(rows.size());
    if (taken < 0) {
      throw new Loss("game %s ends in the middle of an input".formatted(found.id()));
    }
    if (!journal.setup(found.id()).equals(game.setup())) {
      throw new Loss("game %s was not begun so".formatted(found.id()));
    }
    List<Row> wanted = game.rows(taken);
    for (int i = 0; i < rows.size(); i++) {
      if (!same(rows.get(i), wanted.get(i))) {
        throw new Loss("row %d of game %s is not what was said".formatted(i + 1, found.id()));
      }
    }
    boolean closed = taken == game.length();
    if (closed != (found.ending() != null)) {
      throw new Loss(
          closed
              ? "game %s is closed by its rows and goes on in the list".formatted(found.id())
              : "game %s goes on by its rows and is closed in the list".formatted(found.id()));
    }
    return taken;
  }

  private static boolean same(Row row, Row wanted) {
    return row.number() == wanted.number()
        && row.kind() == wanted.kind()
        && row.format() == wanted.format()
        && row.engine().equals(ENGINE)
        && row.json().equals(wanted.json());
  }

  /** Takes a game up as a table does: it must be the state that was left, to the last hash. */
  private Desk takeUp(Journal journal, GameSummary found, int taken) {
    Desk desk = Desk.resume(journal, found.id(), AttackDeck.PRINTED);
    if (desk.divergence() != null) {
      throw new Loss("game %s: %s".formatted(found.id(), desk.divergence()));
    }
    String hash = StateHash.of(desk.state().game().board());
    if (!hash.equals(hash(journal, found.id()))) {
      throw new Loss("game %s comes back with another hash".formatted(found.id()));
    }
    if (!desk.state().equals(game(found.id().number()).after(taken).state())) {
      throw new Loss("game %s comes back otherwise".formatted(found.id()));
    }
    return desk;
  }

  /** The last hash that the journal has. */
  private static String hash(Journal journal, GameId id) {
    String json = journal.setup(id);
    for (Row row : journal.rows(id, 0)) {
      json = row.kind() == Kind.STATE ? row.json() : json;
    }
    return StoredState.read(json, AttackDeck.PRINTED).hash();
  }

  private final class Steps implements Run {
    private final Journal journal;
    private long done;
    private @Nullable Desk desk;

    Steps(Journal journal, long done, @Nullable Desk desk) {
      this.journal = journal;
      this.done = done;
      this.desk = desk;
    }

    @Override
    public long steps() {
      return done;
    }

    @Override
    public void step() {
      long number = done / LIFE + 1;
      int step = (int) (done % LIFE);
      if (step == 0) {
        var start = new Replay(AttackDeck.PRINTED).setup(game(number).setup());
        desk = Desk.begin(journal, start, AttackDeck.PRINTED);
      } else if (step < begun(number)) {
        journal.delete(new GameId(number - 1));
        games.remove(number - 1);
      } else {
        List<Said> batch = game(number).batch(step - begun(number));
        for (Step taken : Objects.requireNonNull(desk).take(batch)) {
          if (taken.reply() instanceof Reply.Refused(String sentence, var _)) {
            throw new Loss("what was taken before is refused now: " + sentence);
          }
        }
      }
      done++;
    }

    @Override
    public void close() {
      journal.close();
    }
  }
}

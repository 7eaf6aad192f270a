package org.dradis.rig.torture;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.dradis.cards.AttackDeck;
import org.dradis.journal.MemoryJournal;
import org.dradis.journal.Row;
import org.dradis.port.DiceThrow;
import org.dradis.rig.autoplay.Company;
import org.dradis.rig.autoplay.Mix;
import org.dradis.rules.board.Resource;
import org.dradis.session.Correction;
import org.dradis.session.Desk;
import org.dradis.session.Phase;
import org.dradis.session.Reply;
import org.dradis.session.Said;
import org.dradis.session.SessionCore;
import org.dradis.session.SessionInput;
import org.dradis.session.SessionState;
import org.dradis.session.Source;
import org.dradis.session.board.Place;
import org.dradis.session.board.Table;
import org.dradis.session.script.MemoryHands;
import org.dradis.session.script.PlainBox;

/**
 * A game of {@link SessionWorkload} as a function of its seed, played in memory as far as somebody
 * asks: what a session is told, a few inputs at a time, and what its journal then holds.
 */
final class SessionGame {
  private static final List<Mix> MIXES = Mix.every();
  private static final List<Place> ZONES =
      Arrays.stream(Place.values()).filter(Place::isInSpace).toList();
  private static final List<Resource> RESOURCES = List.of(Resource.values());
  private static final int MOST_AT_ONCE = 4;
  private static final int PATIENCE = 20;

  private final int length;
  private final SplittableRandom random;
  private final Company company;
  private final Desk desk;
  private final MemoryJournal journal =
      new MemoryJournal(Clock.fixed(Instant.EPOCH, ZoneOffset.UTC), "torture");
  private final List<List<Said>> batches = new ArrayList<>();
  private final List<After> after = new ArrayList<>();

  /** What there is after some batches. */
  record After(SessionState state, int rows) {}

  /**
   * Begins one.
   *
   * @param length after how many batches it is closed
   */
  SessionGame(long seed, int length) {
    this.length = length;
    this.random = new SplittableRandom(seed);
    this.company = new Company(random.nextLong(), MIXES.get(random.nextInt(MIXES.size())));
    this.desk = Desk.begin(journal, company.start(), AttackDeck.PRINTED);
    after.add(new After(desk.state(), 0));
  }

  int length() {
    return length;
  }

  String setup() {
    return journal.setup(desk.game());
  }

  /** What the session is told after so many batches. */
  List<Said> batch(int taken) {
    play(taken + 1);
    return batches.get(taken);
  }

  After after(int taken) {
    play(taken);
    return after.get(taken);
  }

  List<Row> rows(int taken) {
    play(taken);
    return journal.rows(desk.game(), 0).subList(0, after.get(taken).rows);
  }

  /** After how many batches there are so many rows, or -1 if that is in the middle of one. */
  int taken(int rows) {
    for (int taken = 0; taken <= length; taken++) {
      if (after(taken).rows >= rows) {
        return after(taken).rows == rows ? taken : -1;
      }
    }
    return -1;
  }

  private void play(int taken) {
    while (batches.size() < taken) {
      List<Said> batch = next();
      desk.take(batch);
      batches.add(batch);
      after.add(new After(desk.state(), journal.rows(desk.game(), 0).size()));
    }
  }

  private List<Said> next() {
    if (batches.isEmpty()) {
      MemoryHands hands = new MemoryHands(PlainBox.of(company.start().board()), ZONES, _ -> {});
      hands.setUp(desk.state().expected());
      return List.of(new Said(Source.TABLE, hands.read()));
    }
    if (batches.size() == length - 1) {
      return List.of(new Said(Source.TOUCH, new SessionInput.Close("the evening is over")));
    }
    List<Said> batch = new ArrayList<>();
    SessionState state = desk.state();
    int size = random.nextInt(4) == 0 ? 1 + random.nextInt(MOST_AT_ONCE) : 1;
    while (batch.size() < size) {
      SessionInput input = taken(state);
      state = SessionCore.step(state, input).state();
      batch.add(new Said(Source.TOUCH, input));
    }
    return batch;
  }

  /** The next thing that is not refused: what is refused leaves no trace and proves nothing. */
  private SessionInput taken(SessionState state) {
    for (int tries = 0; tries < PATIENCE; tries++) {
      boolean odd = random.nextInt(5) == 0 || state.phase() == Phase.RETURNING;
      SessionInput input = odd ? odd(state) : company.next(state);
      var step = SessionCore.step(state, input);
      if (!odd) {
        company.heard(step);
      }
      if (!(step.reply() instanceof Reply.Refused)) {
        return input;
      }
    }
    return new SessionInput.HoldRolls(!state.holdRolls());
  }

  /** Changed minds, careless hands, failing readers, and what a restart says. */
  private SessionInput odd(SessionState state) {
    Table table = state.table();
    if (state.phase() == Phase.RETURNING) {
      return new SessionInput.Resume();
    }
    Place zone = ZONES.get(random.nextInt(ZONES.size()));
    return switch (random.nextInt(9)) {
      case 0, 1 -> new SessionInput.Undo(1 + random.nextInt(4));
      case 2 -> new SessionInput.Redo(1 + random.nextInt(2));
      case 3 ->
          new SessionInput.Correct(
              new Correction.Dial(RESOURCES.get(random.nextInt(RESOURCES.size())), 8),
              "Ann",
              "misread");
      case 4 -> new SessionInput.HoldRolls(random.nextBoolean());
      case 5 -> new SessionInput.Throw(new DiceThrow.Rolled(1 + random.nextInt(8)));
      case 6 -> {
        List<String> tags = List.copyOf(table.pieces().keySet());
        List<Place> in = random.nextBoolean() ? List.of(zone) : List.of();
        yield new SessionInput.PlaceTag(tags.get(random.nextInt(tags.size())), in);
      }
      case 7 ->
          table.lost().isEmpty()
              ? new SessionInput.LoseZone(zone, "check the cable")
              : new SessionInput.FindZone(table.lost().firstKey());
      default -> new SessionInput.Return(table.pieces(), ZONES, table.where());
    };
  }
}

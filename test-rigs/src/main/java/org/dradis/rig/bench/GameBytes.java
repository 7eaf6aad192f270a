package org.dradis.rig.bench;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import org.dradis.cards.AttackDeck;
import org.dradis.journal.MemoryJournal;
import org.dradis.rig.autoplay.Company;
import org.dradis.rig.autoplay.Mix;
import org.dradis.session.Desk;
import org.dradis.session.Said;
import org.dradis.session.SessionInput;
import org.dradis.session.SessionState;
import org.dradis.session.Source;
import org.dradis.session.Step;
import org.dradis.session.board.Place;
import org.dradis.session.script.MemoryHands;
import org.dradis.session.script.PlainBox;

/**
 * How large a journal is that holds one whole evening: a game without options from the start to its
 * outcome, on a table with readers in the six areas, where every ship that moves is moved by hand.
 * The same in every run.
 */
record GameBytes(String name) implements Benchmark {
  private static final int EVENINGS = 7;
  private static final Mix PLAIN = Mix.named("none/none").getFirst();
  private static final List<Place> ZONES =
      Arrays.stream(Place.values()).filter(Place::isInSpace).toList();

  /** What an evening leaves. */
  record Evening(long bytes, int inputs, SessionState end) {}

  @Override
  public String unit() {
    return "bytes";
  }

  @Override
  public Figure measure(Stopwatch watch) {
    double[] sizes = new double[EVENINGS];
    for (int i = 0; i < EVENINGS; i++) {
      sizes[i] = evening(i + 1).bytes;
    }
    return Figure.of(sizes);
  }

  static Evening evening(long seed) {
    var journal = new MemoryJournal(Clock.fixed(Instant.EPOCH, ZoneOffset.UTC), "bench");
    Company company = new Company(seed, PLAIN);
    Desk desk = Desk.begin(journal, company.start(), AttackDeck.PRINTED);
    MemoryHands hands = new MemoryHands(PlainBox.of(company.start().board()), ZONES, _ -> {});
    hands.setUp(desk.state().expected());
    desk.take(new Said(Source.TABLE, hands.read()));
    int inputs = 1;
    while (desk.state().game().board().outcome() == null) {
      Step step = desk.take(new Said(Source.TOUCH, company.next(desk.state())));
      company.heard(step);
      inputs++;
    }
    desk.take(new Said(Source.TOUCH, new SessionInput.Close("the game is over")));
    try (var stored = new StoredGame(journal, desk.game())) {
      return new Evening(stored.bytes(), inputs + 1, desk.state());
    }
  }
}

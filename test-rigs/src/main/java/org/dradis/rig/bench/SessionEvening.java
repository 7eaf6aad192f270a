package org.dradis.rig.bench;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.dradis.cards.AttackDeck;
import org.dradis.journal.Journal;
import org.dradis.journal.MemoryJournal;
import org.dradis.port.LedFrame;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.Manifest;
import org.dradis.rules.board.StartPosition;
import org.dradis.rules.input.Command;
import org.dradis.rules.question.Question;
import org.dradis.scenario.SplitMix64;
import org.dradis.session.Offer;
import org.dradis.session.SessionInput;
import org.dradis.session.board.Place;
import org.dradis.session.scene.LedSpots;
import org.dradis.session.scene.Lighting;
import org.dradis.session.scene.Scene;
import org.dradis.session.script.MemoryTable;

/** A table at which raiders act all evening and nobody moves a ship: the tasks pile up. */
final class SessionEvening {
  private static final List<Place> ZONES =
      Arrays.stream(Place.values()).filter(Place::isInSpace).toList();

  private final Journal journal;
  private final SplitMix64 chance = new SplitMix64(1978);
  private final MemoryTable table;
  private int lit;

  SessionEvening() {
    this(new MemoryJournal(Clock.fixed(Instant.EPOCH, ZoneOffset.UTC), "bench"));
  }

  SessionEvening(Journal journal) {
    this.journal = journal;
    this.table =
        new MemoryTable(
            journal,
            StartPosition.of(GameOption.NONE, Manifest.UNKNOWN),
            ZONES,
            AttackDeck.PRINTED);
    table.say(new SessionInput.HoldRolls(false));
  }

  /** Plays so many inputs, each to the rows in a journal and the lights of the board. */
  int play(int inputs) {
    for (int i = 0; i < inputs; i++) {
      say();
      lit += frame().size();
    }
    return inputs;
  }

  /** Plays one input to its rows. */
  void say() {
    table.say(next());
  }

  /** What shines now. */
  LedFrame frame() {
    return Lighting.frame(Scene.of(table.state()), Strip.OF_120, 0);
  }

  /** The game so far, in a file of its own. */
  StoredGame stored() {
    return new StoredGame(journal, table.desk().game());
  }

  MemoryTable table() {
    return table;
  }

  /** How many LEDs were set, so that no frame can be left out. */
  int lit() {
    return lit;
  }

  private SessionInput next() {
    Question question = table.state().question();
    if (question instanceof Question.RollDie) {
      return new SessionInput.TypeDie(1 + chance.among(4)); // never a hit on a raider's target
    }
    if (question != null) {
      List<Offer> offers = Offer.of(question, table.state().game().board());
      String word = offers.get(chance.among(offers.size())).word();
      return question instanceof Question.DrawToken
          ? new SessionInput.Draw(word)
          : new SessionInput.Choose(word);
    }
    if (table.state().waiting() != null) {
      return new SessionInput.GoOn();
    }
    return new SessionInput.Start(
        switch (chance.among(4)) {
          case 0 -> new Command.TurnDials(15, 15, 15, 15); // nobody loses meanwhile
          case 1 -> new Command.ResolveIcon(Icon.LAUNCH_RAIDERS);
          default -> new Command.ResolveIcon(Icon.ACTIVATE_RAIDERS);
        });
  }

  /** Twenty LEDs for each of the six areas. */
  private enum Strip implements LedSpots {
    OF_120;

    private static final int EACH = 20;

    @Override
    public int size() {
      return ZONES.size() * EACH;
    }

    @Override
    public List<Integer> of(String spot) {
      Place place = Place.named(spot);
      int first = place == null ? -1 : ZONES.indexOf(place) * EACH;
      return first < 0 ? List.of() : IntStream.range(first, first + EACH).boxed().toList();
    }
  }
}

package org.dradis.rig.autoplay;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.dradis.cards.AttackDeck;
import org.dradis.cards.CrisisCard;
import org.dradis.cards.CrisisDeck;
import org.dradis.rules.board.AttackCard;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Outcome;
import org.dradis.rules.board.Title;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Answer;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Input;
import org.dradis.rules.play.Rejection;
import org.dradis.rules.question.Decider;
import org.dradis.rules.question.Matter;
import org.dradis.rules.question.Pool;
import org.dradis.rules.question.Question;
import org.dradis.rules.question.RollFor;
import org.jspecify.annotations.Nullable;

/** How often everything occurred. */
public final class Tally {
  private static final Signs SIGNS = signs();

  private final Counts<Outcome> outcomes = of(Outcome.values(), Outcome::word);
  private final Counts<String> rules = new Counts<>(RuleNumbers.seen(), rule -> rule);
  private final Counts<String> attackCards =
      new Counts<>(
          AttackDeck.PRINTED.cards().stream().map(AttackCard::name).toList(), name -> name);
  private final Counts<String> crisisCards =
      new Counts<>(
          CrisisDeck.PRINTED.cards().stream().map(CrisisCard::name).toList(), name -> name);
  private final Counts<Matter> matters = of(Matter.values(), Spoken::of);
  private final Counts<Pool> pools = of(Pool.values(), Spoken::of);
  private final Counts<RollFor.Kind> rolls = of(RollFor.Kind.values(), Spoken::of);
  private final Counts<Situation> situations = of(Situation.values(), Spoken::of);
  private final Counts<Class<?>> commands = ofKinds(Command.class);
  private final Counts<Class<?>> events = ofKinds(Event.class);
  private final Counts<Rejection.Code> refusals = of(Rejection.Code.values(), Spoken::of);
  private long games;
  private long turns;
  private long inputs;
  private long longest;
  private @Nullable Watch watch;

  private static Signs signs() {
    Signs signs = new Signs();
    CylonSigns.addTo(signs);
    BattleSigns.addTo(signs);
    JourneySigns.addTo(signs);
    return signs;
  }

  private static <K> Counts<K> of(K[] all, Function<K, String> name) {
    return new Counts<>(Arrays.asList(all), name);
  }

  private static Counts<Class<?>> ofKinds(Class<?> kind) {
    return new Counts<>(Arrays.asList(kind.getPermittedSubclasses()), Class::getSimpleName);
  }

  void began(Board board) {
    watch = null;
    rules.add("CO-10");
    if (board.crew().titles().of(Title.ADMIRAL) != null) {
      rules.add("SU-1");
    }
  }

  void ended(int inputsPlayed, int turnsPlayed) {
    games++;
    inputs += inputsPlayed;
    turns += turnsPlayed;
    longest = Math.max(longest, inputsPlayed);
  }

  void drew(CrisisCard card) {
    crisisCards.add(card.name());
  }

  void refused(Board board, Input input, Rejection rejection) {
    refusals.add(rejection.code());
    if (input instanceof Command.PlayAttackCard && board.plays(GameOption.CYLON_FLEET)) {
      rules.add("CA-3");
    }
  }

  void played(Beat beat) {
    Watch now = watch == null ? new Watch(beat) : watch;
    watch = now;
    now.begin(beat);
    Input input = beat.input();
    if (input instanceof Command command) {
      commands.add(command.getClass());
    }
    SIGNS.count(input, now, rules);
    if (beat.asked() != null && input instanceof Answer && !(input instanceof Answer.Fell)) {
      answered(beat.asked());
    }
    for (Event event : beat.events()) {
      happened(event, now);
      now.saw(event);
    }
  }

  private void answered(Question question) {
    switch (question) {
      case Question.Choose choose -> {
        matters.add(choose.matter());
        if (choose.matter().decider() == Decider.CURRENT_PLAYER) {
          rules.add("AC-2");
        }
      }
      case Question.DrawToken draw -> pools.add(draw.pool());
      case Question.RollDie roll -> rolls.add(roll.what().kind());
    }
    rules.add(question.rule());
  }

  private void happened(Event event, Watch now) {
    events.add(event.getClass());
    SIGNS.count(event, now, rules);
    Situation situation = Situation.of(event, now);
    if (situation != null) {
      situations.add(situation);
    }
    switch (event) {
      case Event.NothingHappened(String rule) -> rules.add(rule);
      case Event.TableReminded reminded -> rules.add(reminded.reminder().rule());
      case Event.AttackCardPlayed(String card) -> attackCards.add(card);
      case Event.GameEnded(Outcome outcome) -> outcomes.add(outcome);
      default -> {}
    }
  }

  long games() {
    return games;
  }

  void addAll(Tally other) {
    outcomes.addAll(other.outcomes);
    rules.addAll(other.rules);
    attackCards.addAll(other.attackCards);
    crisisCards.addAll(other.crisisCards);
    matters.addAll(other.matters);
    pools.addAll(other.pools);
    rolls.addAll(other.rolls);
    situations.addAll(other.situations);
    commands.addAll(other.commands);
    events.addAll(other.events);
    refusals.addAll(other.refusals);
    games += other.games;
    turns += other.turns;
    inputs += other.inputs;
    longest = Math.max(longest, other.longest);
  }

  /** Games, turns and inputs in all, and the inputs of the longest game. */
  public Map<String, Long> totals() {
    Map<String, Long> totals = new LinkedHashMap<>();
    totals.put("games", games);
    totals.put("turns", turns);
    totals.put("inputs", inputs);
    totals.put("longest game", longest);
    return totals;
  }

  /** All counts by heading. */
  public Map<String, Map<String, Long>> sections() {
    Map<String, Map<String, Long>> sections = new LinkedHashMap<>();
    sections.put("outcomes", outcomes.byName());
    sections.put("situations", situations.byName());
    sections.put("rules", rules.byName());
    sections.put("attack cards", attackCards.byName());
    sections.put("crisis cards", crisisCards.byName());
    sections.put("choices", matters.byName());
    sections.put("draws", pools.byName());
    sections.put("rolls", rolls.byName());
    sections.put("commands", commands.byName());
    sections.put("events", events.byName());
    sections.put("refusals", refusals.byName());
    return sections;
  }

  /** What was never seen, with its heading. */
  public List<String> never() {
    List<String> never = new ArrayList<>();
    sections()
        .forEach(
            (heading, counts) ->
                counts.forEach(
                    (name, count) -> {
                      if (count == 0) {
                        never.add(heading + ": " + name);
                      }
                    }));
    return never;
  }
}

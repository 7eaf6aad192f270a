package org.dradis.hud.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.dradis.crew.PrintedRegister;
import org.dradis.rules.board.CharacterSheet;
import org.dradis.rules.board.Expansion;
import org.dradis.rules.board.Manifest;
import org.dradis.rules.board.Objective;
import org.dradis.rules.board.PieceSet;
import org.dradis.rules.board.Register;
import org.dradis.rules.setup.ChooseCharacters;
import org.dradis.rules.setup.GamePlan;
import org.dradis.rules.setup.Refusal;
import org.dradis.rules.setup.SetUp;
import org.dradis.rules.setup.SetupOption;
import org.dradis.rules.setup.SetupResult;
import org.jspecify.annotations.Nullable;

/**
 * What players have chosen so far. What does not go together any more after a change is dropped.
 *
 * @param crew the characters in the order of choosing
 */
record Choices(
    PieceSet<Expansion> expansions,
    PieceSet<SetupOption> options,
    Objective objective,
    int players,
    List<String> crew) {

  private static final int USUAL = 4;
  private static final Register REGISTER = PrintedRegister.get();

  /** The base game, and nobody yet. */
  static final Choices START =
      new Choices(Expansion.BASE_GAME, SetupOption.NONE, Objective.KOBOL, USUAL, List.of());

  Choices {
    crew = List.copyOf(crew);
  }

  /** Takes a box into the game, or out of it with everything that came in it. */
  Choices toggled(Expansion expansion) {
    boolean out = expansions.has(expansion);
    PieceSet<Expansion> boxes = out ? expansions.without(expansion) : expansions.with(expansion);
    Choices now = new Choices(boxes, options, objective, players, crew);
    return new Choices(
        boxes,
        options.only(option -> boxes.has(option.expansion())),
        now.isOffered(objective) ? objective : Objective.KOBOL,
        now.canSeat(players) ? players : players - 1,
        only(sheet -> boxes.has(sheet.expansion())));
  }

  private List<String> only(Predicate<CharacterSheet> keep) {
    return crew.stream().filter(name -> keep.test(sheet(name))).toList();
  }

  boolean isOffered(SetupOption option) {
    return expansions.has(option.expansion()) && !comesWithObjective(option);
  }

  private boolean comesWithObjective(SetupOption option) {
    return option == SetupOption.IONIAN_NEBULA && objective == Objective.IONIAN_NEBULA;
  }

  boolean uses(SetupOption option) {
    return plan().uses(option);
  }

  Choices toggled(SetupOption option) {
    return new Choices(
        expansions,
        options.has(option) ? options.without(option) : options.with(option),
        objective,
        players,
        crew);
  }

  boolean isOffered(Objective aim) {
    return isOffered(aim, expansions);
  }

  private static boolean isOffered(Objective aim, PieceSet<Expansion> boxes) {
    GamePlan plan = new GamePlan(List.of(), boxes, SetupOption.NONE, aim);
    return refusals(plan).stream()
        .noneMatch(it -> it.code() == Refusal.Code.OBJECTIVE_NEEDS_EXPANSION);
  }

  /** The box that an objective comes in. */
  static Expansion home(Objective aim) {
    for (Expansion box : Expansion.values()) {
      if (isOffered(aim, Expansion.BASE_GAME.with(box))) {
        return box;
      }
    }
    return Expansion.BASE;
  }

  Choices towards(Objective aim) {
    return new Choices(expansions, options, aim, players, crew);
  }

  /** Seven need a Cylon leader, and not every box has one (LD-5). */
  boolean canSeat(int number) {
    return number < ChooseCharacters.MOST_PLAYERS
        || box().stream().anyMatch(CharacterSheet::isLeader);
  }

  /** Sets how many play; who has no seat any more is not in the crew. */
  Choices seating(int number) {
    boolean leaders = number > ChooseCharacters.FEWEST_PLAYERS;
    List<String> left = only(sheet -> leaders || !sheet.isLeader());
    return new Choices(
        expansions, options, objective, number, left.subList(0, Math.min(number, left.size())));
  }

  /** The sheets of all boxes in use. */
  List<CharacterSheet> box() {
    return REGISTER.sheets().stream().filter(it -> expansions.has(it.expansion())).toList();
  }

  static CharacterSheet sheet(String name) {
    CharacterSheet sheet = REGISTER.find(name);
    if (sheet == null) {
      throw new IllegalArgumentException("nobody is called " + name);
    }
    return sheet;
  }

  /** Who may be chosen next (LD-7). */
  List<CharacterSheet> next() {
    if (isFull()) {
      return List.of();
    }
    boolean leaders = players > ChooseCharacters.FEWEST_PLAYERS;
    return choosing(crew).next().stream().filter(it -> leaders || !it.isLeader()).toList();
  }

  private ChooseCharacters choosing(List<String> chosen) {
    ChooseCharacters choosing = new ChooseCharacters(REGISTER, expansions);
    chosen.forEach(name -> choosing.take(sheet(name)));
    return choosing;
  }

  boolean isFull() {
    return crew.size() >= players;
  }

  Choices choosing(String name) {
    List<String> more = new ArrayList<>(crew);
    more.add(name);
    return new Choices(expansions, options, objective, players, more);
  }

  Choices without(String name) {
    return new Choices(
        expansions,
        options,
        objective,
        players,
        crew.stream().filter(it -> !it.equals(name)).toList());
  }

  /** Why a seat could not be filled like this, or null. */
  Refusal.@Nullable Code refusal(int seat) {
    Refusal refusal = choosing(crew.subList(0, seat)).refusal(sheet(crew.get(seat)));
    return refusal == null ? null : refusal.code();
  }

  GamePlan plan() {
    return new GamePlan(crew, expansions, options, objective);
  }

  SetupResult result() {
    return result(plan());
  }

  private static SetupResult result(GamePlan plan) {
    return SetUp.of(plan, REGISTER, Manifest.UNKNOWN);
  }

  private static List<Refusal> refusals(GamePlan plan) {
    return switch (result(plan)) {
      case SetupResult.Ready _ -> List.of();
      case SetupResult.Refused(var refusals) -> refusals;
    };
  }

  /** What stands against beginning like this. */
  List<Refusal> refusals() {
    return refusals(plan());
  }
}

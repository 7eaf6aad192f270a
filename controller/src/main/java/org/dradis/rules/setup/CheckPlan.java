package org.dradis.rules.setup;

import java.util.ArrayList;
import java.util.List;
import org.dradis.rules.board.CharacterSheet;
import org.dradis.rules.board.Expansion;
import org.dradis.rules.board.Objective;
import org.dradis.rules.board.Register;
import org.jspecify.annotations.Nullable;

/** Everything that is wrong with a plan (LD-5, LD-7). */
final class CheckPlan {
  private static final int FIRST_THAT_NEEDS_A_LEADER = 7;

  private final GamePlan plan;
  private final Register register;
  private final List<Refusal> refusals = new ArrayList<>();

  CheckPlan(GamePlan plan, Register register) {
    this.plan = plan;
    this.register = register;
  }

  List<Refusal> refusals() {
    options();
    int leaders = characters();
    numbers(plan.characters().size(), leaders);
    return refusals;
  }

  private void options() {
    for (SetupOption option : plan.options()) {
      if (!plan.uses(option.expansion()) && !comesWithObjective(option)) {
        refuse(
            Refusal.Code.OPTION_NEEDS_EXPANSION,
            "the option " + option.word() + needs(option.expansion()));
      }
    }
    Expansion home = home(plan.objective());
    if (!plan.uses(home)) {
      refuse(
          Refusal.Code.OBJECTIVE_NEEDS_EXPANSION,
          "the objective " + plan.objective().word() + needs(home));
    }
  }

  /** Of one mistake one sentence is enough. */
  private boolean comesWithObjective(SetupOption option) {
    return option == SetupOption.IONIAN_NEBULA && plan.objective() == Objective.IONIAN_NEBULA;
  }

  private static Expansion home(Objective objective) {
    return switch (objective) {
      case KOBOL -> Expansion.BASE;
      case NEW_CAPRICA -> Expansion.PEGASUS;
      case IONIAN_NEBULA -> Expansion.EXODUS;
      case EARTH -> Expansion.DAYBREAK;
    };
  }

  /** Checks them in the order of choosing and returns how many leaders there are. */
  private int characters() {
    ChooseCharacters choosing = new ChooseCharacters(register, plan.expansions());
    int leaders = 0;
    for (String character : plan.characters()) {
      CharacterSheet sheet = register.find(character);
      if (sheet == null) {
        refuse(Refusal.Code.UNKNOWN_CHARACTER, "nobody is called " + character);
        continue;
      }
      leaders += sheet.isLeader() ? 1 : 0;
      @Nullable Refusal refusal =
          plan.uses(sheet.expansion())
              ? choosing.refusal(sheet)
              : new Refusal(Refusal.Code.EXPANSION_NOT_USED, character + needs(sheet.expansion()));
      if (refusal != null) {
        refusals.add(refusal);
      }
      choosing.take(sheet);
    }
    return leaders;
  }

  private void numbers(int players, int leaders) {
    if (players < ChooseCharacters.FEWEST_PLAYERS) {
      refuse(Refusal.Code.TOO_FEW_PLAYERS, "the game needs three players, not " + players);
    } else if (players > ChooseCharacters.MOST_PLAYERS) {
      refuse(Refusal.Code.TOO_MANY_PLAYERS, "the game has seats for seven, not " + players);
    } else if (players == ChooseCharacters.FEWEST_PLAYERS && leaders > 0) {
      refuse(Refusal.Code.LEADER_WITH_THREE, "with three players nobody can be a Cylon leader");
    } else if (players == FIRST_THAT_NEEDS_A_LEADER && leaders == 0) {
      refuse(Refusal.Code.SEVEN_WITHOUT_LEADER, "with seven players one must be a Cylon leader");
    }
  }

  private static String needs(Expansion expansion) {
    return " needs the expansion " + expansion.word();
  }

  private void refuse(Refusal.Code code, String sentence) {
    refusals.add(new Refusal(code, sentence));
  }
}

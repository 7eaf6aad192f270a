package org.dradis.rig.autoplay;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Option;
import org.dradis.rules.input.Answer;
import org.dradis.rules.input.Input;
import org.dradis.rules.input.Interrupt;
import org.dradis.rules.input.Modifier;
import org.dradis.rules.question.Question;
import org.dradis.rules.question.RollFor;

/** What the table answers: anything that is offered; now and then it breaks in (IN). */
final class Answers {
  /** So many declarations at most on one roll. */
  private static final int DECLARED = 3;

  private final Chance chance;
  private final Steer steer;
  private int rerolls;

  Answers(Chance chance, Steer steer) {
    this.chance = chance;
    this.steer = steer;
  }

  Input to(Question question) {
    if (chance.oneIn(256)) {
      return Careless.answer(chance);
    }
    return switch (question) {
      case Question.RollDie roll -> roll.face() == 0 ? beforeDie(roll) : afterDie(roll);
      case Question.DrawToken draw -> new Answer.Drew(chance.pick(draw.options()));
      case Question.Choose choose -> {
        Option wish = chance.oneIn(4) ? null : steer.option(choose);
        yield new Answer.Chose(wish == null ? chance.<Option>pick(choose.options()) : wish);
      }
    };
  }

  private Input beforeDie(Question.RollDie roll) {
    if (roll.declared().size() < DECLARED && chance.oneIn(16)) {
      return switch (chance.below(3)) {
        case 0 -> new Interrupt.Modify(Modifier.strategicPlanning());
        case 1 -> new Interrupt.Modify(Modifier.other(chance.oneIn(2) ? 2 : -2, "a card"));
        default -> interference(roll.what());
      };
    }
    int face = chance.oneIn(3) ? chance.die() : steer.die(roll.what(), chance);
    if (!roll.declared().isEmpty() || chance.oneIn(8)) {
      return new Answer.Fell(face);
    }
    return new Answer.Rolled(face);
  }

  private Input interference(RollFor what) {
    Area area = what.area();
    return new Interrupt.RunInterference(area == null ? chance.pick(Area.RING) : area);
  }

  private Input afterDie(Question.RollDie roll) {
    if (roll.declared().size() < DECLARED && chance.oneIn(5)) {
      return new Interrupt.Modify(Modifier.calculations(chance.oneIn(2) ? 1 : -1));
    }
    if (rerolls < DECLARED && chance.oneIn(4)) {
      rerolls++;
      return new Interrupt.Reroll(cause(roll.what()), "a card");
    }
    rerolls = 0;
    return new Answer.Stands();
  }

  private Interrupt.Cause cause(RollFor what) {
    if (chance.oneIn(3)) {
      return Interrupt.Cause.OTHER;
    }
    return what.kind() == RollFor.Kind.ATTACK_ON_OCCUPATION_FORCE
        ? Interrupt.Cause.MAXIMUM_FIREPOWER
        : Interrupt.Cause.EVASIVE_MANEUVERS;
  }
}

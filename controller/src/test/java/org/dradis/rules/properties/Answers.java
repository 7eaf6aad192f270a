package org.dradis.rules.properties;

import java.util.ArrayList;
import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.BasestarToken;
import org.dradis.rules.board.Cargo;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.GalacticaToken;
import org.dradis.rules.board.Hull;
import org.dradis.rules.board.Option;
import org.dradis.rules.board.PegasusToken;
import org.dradis.rules.board.PilotedCraft;
import org.dradis.rules.board.Resource;
import org.dradis.rules.board.Target;
import org.dradis.rules.input.Answer;
import org.dradis.rules.input.Input;
import org.dradis.rules.input.Interrupt;
import org.dradis.rules.input.Modifier;
import org.dradis.rules.question.Question;

/** What the table may say to a question, and what it may not. */
final class Answers {
  private static final List<Option> OPTIONS = everyOption();

  private Answers() {}

  /** Every answer that the question offers. */
  static List<Answer> offered(Question question) {
    List<Answer> offered = new ArrayList<>();
    switch (question) {
      case Question.RollDie roll when roll.face() > 0 -> offered.add(new Answer.Stands());
      case Question.RollDie roll -> {
        for (int face = 1; face <= 8; face++) {
          offered.add(new Answer.Rolled(face));
          offered.add(new Answer.Fell(face));
        }
      }
      case Question.DrawToken draw -> draw.options().forEach(o -> offered.add(new Answer.Drew(o)));
      case Question.Choose choice ->
          choice.options().forEach(o -> offered.add(new Answer.Chose(o)));
    }
    return offered;
  }

  /** Answers that nobody asked for. */
  static List<Answer> notOffered(Question question) {
    List<Answer> answers = new ArrayList<>(every());
    answers.removeAll(offered(question));
    if (question instanceof Question.Choose choice) {
      for (Option option : choice.options()) {
        if (option instanceof PilotedCraft(String pilot, Craft craft)) {
          Craft other = craft == Craft.MK2 ? Craft.MK7 : Craft.MK2;
          answers.add(new Answer.Chose(new PilotedCraft(pilot, other)));
        }
      }
    }
    return answers;
  }

  /** Everything that could be an answer to something. */
  static List<Answer> every() {
    List<Answer> answers = new ArrayList<>();
    for (int face : new int[] {Integer.MIN_VALUE, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1 << 30}) {
      answers.add(new Answer.Rolled(face));
      answers.add(new Answer.Fell(face));
    }
    answers.add(new Answer.Stands());
    for (Option option : OPTIONS) {
      answers.add(new Answer.Drew(option));
      answers.add(new Answer.Chose(option));
    }
    return answers;
  }

  /** Mostly an offered answer, sometimes an interrupt or nonsense. */
  static Input any(Luck luck, Question question) {
    if (luck.oneIn(40)) {
      return luck.pick(every());
    }
    return luck.oneIn(question instanceof Question.RollDie ? 5 : 15)
        ? interrupt(luck)
        : luck.pick(offered(question));
  }

  static Interrupt interrupt(Luck luck) {
    return switch (luck.below(7)) {
      case 0 -> new Interrupt.Modify(Modifier.strategicPlanning());
      case 1 -> new Interrupt.Modify(Modifier.calculations(luck.oneIn(2) ? 1 : -1));
      case 2 -> new Interrupt.Modify(Modifier.other(luck.between(-9, 9), "a card"));
      case 3 -> new Interrupt.Modify(luck.pick(oddModifiers()));
      case 4 -> new Interrupt.Reroll(Interrupt.Cause.EVASIVE_MANEUVERS, "Evasive Maneuvers");
      case 5 ->
          new Interrupt.Reroll(
              luck.pick(List.of(Interrupt.Cause.values())), luck.pick(List.of("one", "another")));
      default -> new Interrupt.RunInterference(luck.pick(Area.RING));
    };
  }

  private static List<Modifier> oddModifiers() {
    return List.of(
        new Modifier(Modifier.Kind.STRATEGIC_PLANNING, 3, "too much"),
        new Modifier(Modifier.Kind.CALCULATIONS, 2, "too much"),
        new Modifier(Modifier.Kind.CALCULATIONS, Integer.MIN_VALUE, "far too little"),
        new Modifier(Modifier.Kind.EVASIVE_MANEUVERS, -2, "not by hand"),
        Modifier.other(Integer.MAX_VALUE, "far too much"),
        Modifier.other(Integer.MIN_VALUE, "far too little"));
  }

  private static List<Option> everyOption() {
    List<Option> all = new ArrayList<>(Area.RING);
    all.addAll(List.of(Basestar.values()));
    all.addAll(List.of(BasestarToken.values()));
    all.addAll(List.of(Cargo.values()));
    all.addAll(List.of(CivilianShip.values()));
    all.addAll(List.of(Craft.values()));
    all.addAll(List.of(GalacticaToken.values()));
    all.addAll(List.of(Hull.values()));
    all.addAll(List.of(PegasusToken.values()));
    all.addAll(List.of(Resource.values()));
    all.addAll(List.of(Target.values()));
    for (String pilot : HumanPieces.PILOTS) {
      all.add(new PilotedCraft(pilot, Craft.MK2));
    }
    return List.copyOf(all);
  }
}

package org.dradis.session.words;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.dradis.journal.JournalTrouble;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.GalacticaToken;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.Outcome;
import org.dradis.rules.board.PegasusToken;
import org.dradis.rules.board.Target;
import org.dradis.rules.board.Title;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Input;
import org.dradis.rules.play.Rejection;
import org.dradis.rules.question.Decider;
import org.dradis.rules.question.Matter;
import org.dradis.rules.question.Pool;
import org.dradis.rules.question.Question;
import org.dradis.rules.question.RollFor;
import org.dradis.session.Change;
import org.dradis.session.DiceNote;
import org.dradis.session.Objection;
import org.dradis.session.Reason;
import org.dradis.session.Reply;
import org.dradis.session.board.Move;
import org.dradis.session.board.PieceKind;
import org.dradis.session.board.Place;
import org.dradis.session.board.Trouble;

/** Everything that a language can say, or as good as. */
final class Sentences {
  private static final List<Place> PLACES =
      Arrays.stream(Place.values()).filter(Place::isReal).toList();

  private static final Map<String, List<?>> OF_ACTIONS =
      Map.of(
          "at", Area.RING,
          "to", Area.RING,
          "target", List.of(Target.values()),
          "craft", List.of(Craft.values()),
          "token", tokens(),
          "title", List.of(Title.values()),
          "icon", List.of(Icon.values()),
          "space", List.of(0, 1, 2),
          "distance", List.of(0, 1, 2, 3));

  private Sentences() {}

  private static List<?> tokens() {
    return Stream.concat(Stream.of(GalacticaToken.values()), Stream.of(PegasusToken.values()))
        .toList();
  }

  /** All of them, each once. */
  static SortedSet<String> all(Texts texts) {
    TreeSet<String> all = new TreeSet<>();
    Samples.of(Event.class).forEach(it -> all.add(texts.event(it)));
    Samples.of(Trouble.class).forEach(it -> all.add(texts.trouble(it)));
    Arrays.stream(JournalTrouble.Reason.values()).forEach(it -> all.add(texts.trouble(it)));
    Samples.of(DiceNote.class).forEach(it -> all.add(texts.note(it)));
    Arrays.stream(Outcome.values()).forEach(it -> all.add(texts.outcome(it)));
    Arrays.stream(Decider.values()).forEach(it -> all.add(texts.decider(it)));
    tasks(texts, all);
    changes(texts, all);
    questions(texts, all);
    actions(texts, all);
    replies(texts, all);
    all.addAll(labels(texts).values());
    return all;
  }

  private static void tasks(Texts texts, Set<String> all) {
    for (int count : new int[] {1, 2, 5, 21}) {
      for (PieceKind kind : PieceKind.values()) {
        for (Place place : PLACES) {
          all.add(texts.task(new Move(kind, count, place, Place.BOW)));
          all.add(texts.task(new Move(kind, count, Place.BOW, place)));
          all.add(texts.task(new Move(kind, count, null, place)));
          all.add(texts.task(new Move(kind, count, place, null)));
        }
      }
    }
  }

  private static void changes(Texts texts, Set<String> all) {
    for (Place place : PLACES) {
      List<Place> here = List.of(place);
      all.add(texts.change(new Change(PieceKind.RAIDER, "raider 3", here, List.of(Place.BOW))));
      all.add(texts.change(new Change(PieceKind.RAIDER, "raider 3", here, List.of())));
      all.add(texts.change(new Change(PieceKind.RAIDER, "raider 3", List.of(), here)));
    }
  }

  private static void questions(Texts texts, Set<String> all) {
    List<Question> questions = new ArrayList<>();
    for (RollFor.Kind kind : RollFor.Kind.values()) {
      boolean atSomebody =
          kind == RollFor.Kind.ARREST || kind == RollFor.Kind.ATTACK_ON_PILOTED_VIPER;
      for (String actor : Samples.ACTORS) {
        String at = atSomebody ? Samples.NAMES.getFirst() : actor;
        roll(questions, new RollFor(kind, actor, at, Area.PORT_BOW));
        roll(questions, new RollFor(kind, "raider", at, Area.STERN));
        roll(questions, new RollFor(kind, actor, Samples.NAMES.getLast(), Area.BOW));
      }
    }
    for (Matter matter : Matter.values()) {
      for (String ship : Samples.KINDS) {
        questions.add(new Question.Choose(matter, null, ship, List.of()));
        Area.RING.forEach(it -> questions.add(new Question.Choose(matter, it, ship, List.of())));
      }
    }
    for (Pool pool : Pool.values()) {
      questions.add(new Question.DrawToken(pool, List.of()));
    }
    for (Question question : questions) {
      all.add(texts.question(question));
      all.add(texts.rule(question));
    }
    Question force = new Question.Choose(Matter.OCCUPATION_FORCE, null, null, List.of());
    List.of("0", "1", "2").forEach(it -> all.add(texts.offer(force, it)));
  }

  private static void roll(List<Question> questions, RollFor what) {
    questions.add(new Question.RollDie(what, 0, List.of(), 0));
    questions.add(new Question.RollDie(what, 0, List.of(), 5));
  }

  private static void actions(Texts texts, Set<String> all) {
    for (String key : Bundles.of("").keySet()) {
      if (key.startsWith("action.")) {
        for (int i = 0; i < tokens().size(); i++) {
          int turn = i;
          Map<String, Object> parts = new HashMap<>();
          OF_ACTIONS.forEach((name, values) -> parts.put(name, values.get(turn % values.size())));
          parts.put("who", Samples.NAMES.get(i % 2));
          parts.put("new", Samples.NAMES.get(i % 2));
          all.add(texts.action(key.substring("action.".length()), parts));
        }
      }
    }
    for (Basestar basestar : Basestar.values()) {
      all.add(texts.action("nuke.basestar", Map.of("target", basestar, "to", Area.BOW)));
    }
  }

  private static void replies(Texts texts, Set<String> all) {
    for (int n : new int[] {1, 2, 5}) {
      all.add(String.valueOf(texts.reply(new Reply.Waits(n))));
      for (Objection objection : Objection.values()) {
        Map<String, Object> parts =
            Map.of("n", n, "most", 15, "option", "viper-mk2", "place", Place.SUPPLY);
        Reason reason = new Reason(objection, "", new HashMap<>(parts));
        all.add(String.valueOf(texts.reply(new Reply.Noted("", reason))));
      }
    }
    List<Input> inputs = Samples.of(Input.class);
    for (Rejection.Code code : Rejection.Code.values()) {
      for (Input input : inputs) {
        Reason reason = Reason.of(new Rejection(code, "", ""), input);
        all.add(String.valueOf(texts.reply(new Reply.Refused("", reason))));
      }
      all.add(texts.reason(new Reason(code, "no-die", new HashMap<>())));
    }
  }

  /** Every word that can stand on a button, with what stands there. */
  static Map<String, String> labels(Texts texts) {
    Map<String, String> labels = new TreeMap<>();
    for (String word : CodeWords.ON_BUTTONS) {
      labels.put(word, texts.label(word));
    }
    return labels;
  }
}

package org.dradis.session.scene;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Boarding;
import org.dradis.rules.board.Resource;
import org.dradis.rules.event.Event;
import org.dradis.rules.question.Question;
import org.dradis.session.Offer;
import org.dradis.session.SessionState;
import org.dradis.session.board.Difference;
import org.dradis.session.board.Move;
import org.dradis.session.board.Place;
import org.dradis.session.board.Trouble;
import org.jspecify.annotations.Nullable;

/** Everything that shines, and why. Later marks are drawn over earlier ones. */
public record Scene(List<Mark> marks) {
  /** Milliseconds between two blows of one attack. */
  private static final int BEAT = 400;

  /** More blows than that are over before anybody can follow. */
  private static final int MOST_BLOWS = 8;

  public Scene {
    marks = List.copyOf(marks);
  }

  public static Scene of(SessionState state) {
    Set<Mark> marks = new LinkedHashSet<>();
    dangers(marks, state.game().board());
    Difference difference = state.difference();
    for (Move move : difference.moves()) {
      add(marks, move.to(), Signal.GOAL);
      add(marks, move.from(), Signal.MOVES);
    }
    troubles(marks, difference.troubles());
    Question question = state.question();
    if (question != null) {
      for (Offer offer : Offer.of(question, state.game().board())) {
        add(marks, Place.named(offer.word()), Signal.OFFER);
      }
    }
    blows(marks, state.recent());
    if (question instanceof Question.RollDie roll && roll.face() == 0) {
      Mark attacker = at(roll.what().area(), Signal.ATTACK, 0);
      if (attacker != null) {
        marks.add(attacker);
      }
    }
    return new Scene(new ArrayList<>(marks));
  }

  private static void add(Set<Mark> marks, @Nullable Place place, Signal signal) {
    if (place != null && place.isReal()) {
      marks.add(Mark.at(place.word(), signal));
    }
  }

  /** Boarding from the second space, dials in the red, the last steps of the pursuit. */
  private static void dangers(Set<Mark> marks, Board board) {
    for (int space = 0; space <= Boarding.LAST_SPACE; space++) {
      if (board.boarding().at(space) > 0) {
        marks.add(Mark.at("boarding-" + space, Signal.DANGER));
      }
    }
    for (Resource resource : Resource.values()) {
      if (resource.isRedAt(board.dials().of(resource))) {
        marks.add(Mark.at("dial-" + resource.word(), Signal.DANGER));
      }
    }
    if (board.fleet().pursuit() >= board.fleet().chart().lastPursuit()) {
      marks.add(Mark.at("pursuit", Signal.DANGER));
    }
  }

  private static void troubles(Set<Mark> marks, List<Trouble> troubles) {
    for (Trouble trouble : troubles) {
      switch (trouble) {
        case Trouble.UnknownTag(var _, var in) -> in.forEach(at -> add(marks, at, Signal.TROUBLE));
        case Trouble.Gone(var _, var _, Place from) -> add(marks, from, Signal.TROUBLE);
        case Trouble.Unsure(var _, var _, var in) ->
            in.forEach(at -> add(marks, at, Signal.TROUBLE));
        case Trouble.WrongShip(var _, var _, Place in) -> add(marks, in, Signal.TROUBLE);
        case Trouble.TooMany(var _, var _, Place in) -> add(marks, in, Signal.TROUBLE);
        case Trouble.Missing(var _, var _, Place in) -> add(marks, in, Signal.TROUBLE);
        case Trouble.ZoneLost(Place zone, var _) -> add(marks, zone, Signal.TROUBLE);
      }
    }
  }

  /** Attacks and hits of the last step, one after the other. */
  private static void blows(Set<Mark> marks, List<Event> events) {
    int blow = 0;
    for (Event event : events) {
      Mark mark = blow(event, blow * BEAT);
      if (mark != null && blow < MOST_BLOWS) {
        marks.add(mark);
        blow++;
      }
    }
  }

  private static @Nullable Mark blow(Event event, int delay) {
    return switch (event) {
      case Event.DieRolled rolled -> at(rolled.area(), Signal.ATTACK, delay);
      case Event.ViperDamaged damaged -> at(damaged.area(), Signal.HIT, delay);
      case Event.ViperDestroyed destroyed -> at(destroyed.area(), Signal.HIT, delay);
      case Event.RaiderDestroyed destroyed -> at(destroyed.area(), Signal.HIT, delay);
      case Event.HeavyRaiderDestroyed destroyed -> at(destroyed.area(), Signal.HIT, delay);
      case Event.BasestarDestroyed destroyed -> at(destroyed.area(), Signal.HIT, delay);
      case Event.CivilianDestroyed destroyed -> at(destroyed.area(), Signal.HIT, delay);
      case Event.GalacticaDamaged _ -> new Mark("galactica", Signal.HIT, delay);
      case Event.PegasusDamaged _ -> new Mark("pegasus", Signal.HIT, delay);
      case Event.CenturionBoarded _ -> new Mark("boarding-0", Signal.HIT, delay);
      default -> null;
    };
  }

  private static @Nullable Mark at(@Nullable Area area, Signal signal, int delay) {
    return area == null ? null : new Mark(Place.of(area).word(), signal, delay);
  }
}

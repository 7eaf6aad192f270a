package org.dradis.session.words;

import java.util.List;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.BasestarToken;
import org.dradis.rules.board.Berth;
import org.dradis.rules.board.Cargo;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.CylonShip;
import org.dradis.rules.board.GalacticaToken;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Hull;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.Objective;
import org.dradis.rules.board.Outcome;
import org.dradis.rules.board.PegasusToken;
import org.dradis.rules.board.PlayerState;
import org.dradis.rules.board.Resource;
import org.dradis.rules.board.Target;
import org.dradis.rules.board.Title;
import org.dradis.rules.event.Reminder;
import org.dradis.rules.question.Decider;
import org.dradis.rules.question.Matter;
import org.dradis.rules.question.Pool;
import org.dradis.rules.question.RollFor;
import org.dradis.session.Correction;
import org.dradis.session.board.PieceKind;
import org.dradis.session.board.Place;

/** The words of the code, which no player should ever read. */
public final class CodeWords {
  /** Things that stand on buttons and in lists: options, subjects of actions, ways to break in. */
  static final List<String> ON_BUTTONS =
      Stream.concat(
              words(
                  Area.values(),
                  Place.values(),
                  PieceKind.values(),
                  Basestar.values(),
                  Craft.values(),
                  CylonShip.values(),
                  Target.values(),
                  Hull.values(),
                  Berth.values(),
                  Resource.values(),
                  Cargo.values(),
                  GalacticaToken.values(),
                  PegasusToken.values(),
                  BasestarToken.values(),
                  Title.values(),
                  PlayerState.values(),
                  Icon.values(),
                  GameOption.values(),
                  Objective.values(),
                  Correction.Track.values()),
              Stream.of(
                  "cylon-fleet-board",
                  "raider-bay",
                  "weapons-control",
                  "nuke",
                  "damage",
                  "repair",
                  "jump-track",
                  "distance",
                  "occupation",
                  "shipyard",
                  "resistance",
                  "dials",
                  "viper",
                  "hub",
                  "turn",
                  "mutineer",
                  "centurion",
                  "occupation-force",
                  "human-fleet",
                  "civilian-ship",
                  "strategic-planning",
                  "calculations-up",
                  "calculations-down",
                  "evasive-maneuvers",
                  "maximum-firepower",
                  "modifier+2",
                  "modifier+1",
                  "modifier-1",
                  "modifier-2",
                  "reroll"))
          .distinct()
          .toList();

  private static final List<String> ALL =
      Stream.concat(
              ON_BUTTONS.stream(),
              words(
                  Outcome.values(),
                  Reminder.values(),
                  Decider.values(),
                  Matter.values(),
                  Pool.values(),
                  RollFor.Kind.values()))
          .toList();

  /** English has words of its own that are written the same, such as fuel; none has a hyphen. */
  private static final Pattern IN_ENGLISH = any(word -> !word.matches("[a-z]+"));

  private static final Pattern ELSEWHERE = any(word -> true);

  private CodeWords() {}

  private static Pattern any(Predicate<String> wanted) {
    return Pattern.compile(
        ALL.stream()
            .filter(wanted)
            .map(Pattern::quote)
            .collect(Collectors.joining("|", "(?<![\\w-])(", ")(?![\\w-])")),
        Pattern.UNICODE_CHARACTER_CLASS);
  }

  private static Stream<String> words(Enum<?>[]... families) {
    return Stream.of(families).flatMap(Stream::of).map(Wording::word);
  }

  /** The words of the code in a text. */
  public static List<String> in(String text, boolean english) {
    return (english ? IN_ENGLISH : ELSEWHERE)
        .matcher(text)
        .results()
        .map(MatchResult::group)
        .toList();
  }
}

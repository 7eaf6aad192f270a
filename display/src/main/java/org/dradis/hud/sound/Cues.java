package org.dradis.hud.sound;

import java.util.ArrayList;
import java.util.List;
import org.dradis.view.EventView;
import org.dradis.view.QuestionView;
import org.dradis.view.TableView;
import org.jspecify.annotations.Nullable;

/** Which sounds tell what happened, and when each comes. */
public final class Cues {
  /** As far apart as the blows that the lights of the board show. */
  private static final int BEAT = 400;

  /** How long after a shot its hit is heard. */
  private static final int FLIGHT = 250;

  /** More is over before anybody can follow; only what matters most still comes. */
  private static final int MOST = 8;

  private static final String HUMANS = "humans";

  private final List<Cue> cues = new ArrayList<>();
  private @Nullable Sound last;
  private int at;

  private Cues() {}

  /** What is heard of events, in their order. */
  public static List<Cue> of(List<EventView> events) {
    Cues cues = new Cues();
    events.forEach(cues::hear);
    return List.copyOf(cues.cues);
  }

  /** What is heard when one view of a game follows another; nothing of the first view of all. */
  public static List<Cue> between(@Nullable TableView before, TableView now) {
    if (before == null) {
      return List.of();
    }
    List<Cue> cues = new ArrayList<>();
    boolean isForward = now.back() >= before.back();
    if (now.back() > before.back() || (isForward && !wordless(now).equals(wordless(before)))) {
      cues.addAll(of(now.recent()));
    }
    String outcome = now.outcome();
    if (outcome != null && before.outcome() == null) {
      cues.add(new Cue(outcome.equals(HUMANS) ? Sound.WIN : Sound.LOSE, end(cues)));
    }
    if (cues.isEmpty() && face(now) > 0 && face(before) != face(now)) {
      cues.add(new Cue(Sound.DICE, 0));
    }
    if (cues.isEmpty() && isForward && now.tasks().size() < before.tasks().size()) {
      cues.add(new Cue(Sound.TICK, 0));
    }
    return List.copyOf(cues);
  }

  /** The same in another language is nothing new. */
  private static List<EventView> wordless(TableView view) {
    return view.recent().stream()
        .map(
            it ->
                new EventView(
                    it.type(), "", it.piece(), it.from(), it.to(), it.target(), it.number()))
        .toList();
  }

  private static int end(List<Cue> cues) {
    return cues.isEmpty() ? 0 : cues.getLast().delay() + BEAT;
  }

  private static int face(TableView view) {
    QuestionView question = view.question();
    return question == null || question.roll() == null ? 0 : question.roll().face();
  }

  private void hear(EventView event) {
    Sound sound = sound(event);
    if (sound == null || (sound == last && isOneForMany(sound))) {
      return;
    }
    boolean matters = sound == Sound.ALARM || sound == Sound.JUMP;
    if (cues.size() >= MOST && (!matters || hasComeBefore(sound))) {
      return;
    }
    if (last != null) {
      at += last == Sound.SHOT && sound == Sound.HIT ? FLIGHT : BEAT;
    }
    cues.add(new Cue(sound, at));
    last = sound;
  }

  /** Five ships that come or move one after the other are one sound. */
  private static boolean isOneForMany(Sound sound) {
    return sound == Sound.CONTACT || sound == Sound.TICK || sound == Sound.ALARM;
  }

  private boolean hasComeBefore(Sound sound) {
    return cues.stream().anyMatch(cue -> cue.sound() == sound);
  }

  private static @Nullable Sound sound(EventView event) {
    return switch (event.type()) {
      // A die without a target is one of the table, such as that of the FTL drive.
      case "dieRolled" -> event.target() == null ? Sound.DICE : Sound.SHOT;
      case "shipLaunched", "viperLaunched" -> Sound.LAUNCH;
      case "raiderMoved",
          "heavyRaiderMoved",
          "cylonShipPlaced",
          "fleetShipPlaced",
          "fleetArrived",
          "scarAppeared",
          "civilianPlaced",
          "viperPlaced" ->
          Sound.CONTACT;
      case "raiderDestroyed",
          "heavyRaiderDestroyed",
          "viperDamaged",
          "viperDestroyed",
          "basestarDamaged",
          "basestarDestroyed",
          "civilianDestroyed",
          "centurionDestroyed",
          "occupationForceDestroyed" ->
          Sound.HIT;
      case "galacticaDamaged",
          "pegasusDamaged",
          "pegasusDestroyed",
          "centurionBoarded",
          "centurionsAdvanced",
          "autoAttackCame",
          "trapSprung",
          "colonialOneDestroyed" ->
          Sound.ALARM;
      case "fleetJumped", "galacticaReturned" -> Sound.JUMP;
      case "viperMoved",
          "viperReturned",
          "viperManned",
          "civilianMoved",
          "civilianEscorted",
          "craftRepaired",
          "locationRepaired",
          "pegasusRepaired",
          "dialTurned",
          "jumpTrackMoved",
          "pursuitAdvanced",
          "titlePassed",
          "occupationForceEntered",
          "occupationForceMoved",
          "shipPrepared" ->
          Sound.TICK;
      default -> null;
    };
  }
}

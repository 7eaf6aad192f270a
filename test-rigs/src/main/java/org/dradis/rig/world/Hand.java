package org.dradis.rig.world;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.dradis.rig.chip.TowerFault;
import org.dradis.rig.world.Movement.State;
import org.jspecify.annotations.Nullable;

/**
 * A player's hand. It does one movement after the other, each as long as a person takes, while time
 * passes; several hands move at once.
 */
public final class Hand {
  private record Task(Movement movement, @Nullable Miniature subject, Consumer<Script> plan) {}

  private final World world;
  private final Fingers fingers;
  private final RandomGenerator random;
  private final Deque<Task> tasks = new ArrayDeque<>();
  private boolean busy;

  /** The same numbers give the same timing. */
  public Hand(World world, RandomGenerator random) {
    this.world = world;
    this.random = random;
    this.fingers = new Fingers(world, random);
  }

  public boolean isBusy() {
    return busy;
  }

  /** Lifts it, carries it through the air and puts it there. */
  public Movement move(Miniature miniature, Spot to) {
    return perform(
        "moves " + miniature + " to " + to,
        miniature,
        script -> {
          fingers.lift(script, miniature);
          fingers.carry(script, miniature, to);
          fingers.put(script, miniature, to);
          letGo(script, miniature);
        });
  }

  /** Lifts it and keeps it in hand. */
  public Movement lift(Miniature miniature) {
    return perform("lifts " + miniature, miniature, script -> fingers.lift(script, miniature));
  }

  /** Puts down what it has in hand. */
  public Movement put(Miniature miniature, Spot to) {
    return perform(
        "puts " + miniature + " to " + to,
        miniature,
        script -> {
          fingers.carry(script, miniature, to);
          fingers.put(script, miniature, to);
          letGo(script, miniature);
        });
  }

  /** Lifts it and puts it back at once. */
  public Movement pickUpAndPutBack(Miniature miniature) {
    return perform(
        "picks up " + miniature + " and puts it back",
        miniature,
        script -> {
          var spot = miniature.spot();
          fingers.lift(script, miniature);
          fingers.put(script, miniature, spot);
          letGo(script, miniature);
        });
  }

  /** Slides it along the board. */
  public Movement slide(Miniature miniature, Spot to) {
    return perform(
        "slides " + miniature + " to " + to,
        miniature,
        script -> {
          fingers.slide(script, miniature, to);
          letGo(script, miniature);
        });
  }

  /** Knocks it over, so that it comes to lie a little away. */
  public Movement knockOver(Miniature miniature) {
    return perform(
        "knocks " + miniature + " over",
        miniature,
        script -> {
          fingers.knockOver(script, miniature);
          letGo(script, miniature);
        });
  }

  public Movement standUp(Miniature miniature) {
    return perform(
        "stands " + miniature + " up",
        miniature,
        script -> {
          fingers.standUp(script, miniature);
          letGo(script, miniature);
        });
  }

  /** Sets one on another, or beside it if that is not standing there any more. */
  public Movement stack(Miniature miniature, Miniature support) {
    return perform(
        "stacks " + miniature + " on " + support,
        miniature,
        script -> {
          fingers.lift(script, miniature);
          fingers.carry(script, miniature, support.spot());
          fingers.stack(script, miniature, support);
          letGo(script, miniature);
        });
  }

  /** Holds it on the tap pad for a moment and puts it back where it was. */
  public Movement tap(Miniature miniature) {
    return perform(
        "taps " + miniature + " on the pad",
        miniature,
        script -> {
          var home = miniature.spot();
          var pad = BoardPlan.TAP_PAD.middle();
          fingers.lift(script, miniature);
          fingers.carry(script, miniature, pad);
          fingers.put(script, miniature, pad);
          script.pause(fingers.millis(300, 900));
          fingers.lift(script, miniature);
          fingers.carry(script, miniature, home);
          fingers.put(script, miniature, home);
          letGo(script, miniature);
        });
  }

  /** Drops a die into the tower, where it comes to rest with that face up. */
  public Movement roll(Chute tower, int face, TowerFault fault) {
    return perform(
        "rolls a " + face + (fault == TowerFault.NONE ? "" : ", " + fault),
        null,
        script -> {
          script.pause(fingers.millis(200, 700));
          script.pause(tower.drop(script.length(), face, fault));
        });
  }

  /** Any face. */
  public Movement roll(Chute tower) {
    return roll(tower, random.nextInt(1, 9), TowerFault.NONE);
  }

  /** Does nothing for a while. */
  public Movement rest(long nanos) {
    return perform("rests", null, script -> script.pause(nanos));
  }

  private Movement perform(String what, @Nullable Miniature subject, Consumer<Script> plan) {
    var task = new Task(new Movement(what), subject, plan);
    tasks.add(task);
    if (!busy) {
      next();
    }
    return task.movement();
  }

  private void next() {
    var task = tasks.poll();
    busy = task != null;
    if (task == null) {
      return;
    }
    var subject = task.subject();
    if (subject != null && subject.holder() != null && subject.holder() != this) {
      end(task.movement(), State.MISSED);
      return;
    }
    if (subject != null) {
      subject.holder(this);
    }
    var script = new Script(world.time());
    task.plan().accept(script);
    script.then(() -> end(task.movement(), State.DONE));
  }

  private void end(Movement movement, State state) {
    movement.end(state);
    next();
  }

  private static void letGo(Script script, Miniature miniature) {
    script.then(() -> miniature.holder(null));
  }
}

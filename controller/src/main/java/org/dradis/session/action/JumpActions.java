package org.dradis.session.action;

import java.util.List;
import org.dradis.rules.input.Command;

/** The jump track and distance (JP). */
final class JumpActions {
  /** The farthest printed destination. */
  private static final int FARTHEST = 3;

  private JumpActions() {}

  static void add(List<Action> all) {
    all.add(Action.of("jump.icon", Group.JUMP, "jump-track", new Command.AdvanceJumpTrack()));
    all.add(Action.of("jump.ftl", Group.JUMP, "ftl-control", new Command.ActivateFtl()));
    for (int distance = 0; distance <= FARTHEST; distance++) {
      all.add(
          Action.of("jump.to", Group.JUMP, "jump-track", new Command.Jump(distance, List.of()))
              .with("distance", distance));
    }
    for (int distance = 1; distance <= FARTHEST; distance++) {
      all.add(
          Action.of("jump.travel", Group.JUMP, "distance", new Command.Travel(distance))
              .with("distance", distance));
    }
  }
}

package org.dradis.rig.world;

import java.util.random.RandomGenerator;

/** The parts of a movement, with the times that people need for them. */
final class Fingers {
  private static final long MS = 1_000_000;

  /** Carried this high, nothing can be read. */
  private static final double CARRIED = 150;

  /** How often a path through a field is sampled: in time, and in millimetres along the board. */
  private static final long SAMPLE = 12 * MS;

  private static final double STRIDE = 3;

  private final World world;
  private final RandomGenerator random;

  Fingers(World world, RandomGenerator random) {
    this.world = world;
    this.random = random;
  }

  long millis(int least, int most) {
    return random.nextLong(least * MS, most * MS + 1);
  }

  /** Lifts it, not steadily: now it is read and now it is not. */
  void lift(Script script, Miniature miniature) {
    long duration = millis(150, 400);
    int samples = (int) (duration / SAMPLE);
    var from = miniature.spot();
    double height = miniature.height();
    for (int i = 1; i <= samples; i++) {
      double share = (double) i / samples;
      script.pause(duration / samples);
      raise(script, miniature, from, height + CARRIED * share * share, i == samples);
    }
  }

  private void raise(Script script, Miniature miniature, Spot spot, double height, boolean last) {
    // Now and then it is turned so that its coil is passed by the field.
    boolean turned = random.nextInt(6) == 0;
    double trembling = height * random.nextDouble(0.6, 1.4);
    double lifted = last || turned ? CARRIED : trembling;
    script.then(() -> world.place(miniature, spot, lifted));
  }

  void carry(Script script, Miniature miniature, Spot to) {
    script.pause(millis(300, 900));
    script.then(
        () -> {
          miniature.fall(false);
          world.place(miniature, to, CARRIED);
        });
  }

  /** Puts it down; it bounces. */
  void put(Script script, Miniature miniature, Spot to) {
    lower(script, miniature, to);
    script.then(() -> world.place(miniature, to, 0));
    for (int bounces = random.nextInt(3); bounces > 0; bounces--) {
      double bounce = random.nextDouble(5, 40);
      script.pause(millis(5, 40));
      script.then(() -> world.place(miniature, to, bounce));
      script.pause(millis(5, 40));
      script.then(() -> world.place(miniature, to, 0));
    }
  }

  private void lower(Script script, Miniature miniature, Spot to) {
    long duration = millis(100, 300);
    int samples = (int) (duration / SAMPLE);
    for (int i = 1; i < samples; i++) {
      double share = 1 - (double) i / samples;
      script.pause(duration / samples);
      raise(script, miniature, to, CARRIED * share * share, false);
    }
    script.pause(duration / samples);
  }

  void stack(Script script, Miniature miniature, Miniature support) {
    lower(script, miniature, support.spot());
    script.then(
        () -> {
          if (support.isHeld() || support.isFallen() || rests(support, miniature)) {
            world.place(miniature, miniature.spot(), 0);
          } else {
            world.stack(miniature, support);
          }
        });
  }

  private static boolean rests(Miniature upper, Miniature lower) {
    for (var below = upper; below != null; below = below.support()) {
      if (below == lower) {
        return true;
      }
    }
    return false;
  }

  void slide(Script script, Miniature miniature, Spot to) {
    var from = miniature.spot();
    double distance = from.distanceTo(to);
    double millimetresASecond = random.nextDouble(100, 400);
    int samples = Math.max(1, (int) Math.ceil(distance / STRIDE));
    long pause = (long) (distance / samples / millimetresASecond * 1e9);
    for (int i = 1; i <= samples; i++) {
      double share = (double) i / samples;
      script.pause(pause);
      script.then(() -> world.slide(miniature, from.towards(to, share)));
    }
  }

  void knockOver(Script script, Miniature miniature) {
    script.pause(millis(50, 200));
    double right = random.nextDouble(-25, 25);
    double down = random.nextDouble(-25, 25);
    script.then(() -> world.knockOver(miniature));
    script.pause(millis(10, 60));
    script.then(() -> world.slide(miniature, miniature.spot().plus(right, down)));
  }

  void standUp(Script script, Miniature miniature) {
    script.pause(millis(200, 500));
    script.then(() -> world.standUp(miniature));
  }
}

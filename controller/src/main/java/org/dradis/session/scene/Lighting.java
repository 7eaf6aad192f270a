package org.dradis.session.scene;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.dradis.port.Colour;
import org.dradis.port.LedFrame;

/** Turns a scene into what the LEDs shine at a moment. */
public final class Lighting {
  private Lighting() {}

  /**
   * The frame at a time, in milliseconds since the scene began. Marks of one spot share its LEDs in
   * turn, as far as there are enough; else the last one that shines wins.
   */
  public static LedFrame frame(Scene scene, LedSpots spots, long millis) {
    List<Colour> colours = new ArrayList<>(Collections.nCopies(spots.size(), Colour.DARK));
    for (Mark mark : scene.marks()) {
      if (millis >= mark.delay()) {
        List<Mark> sharing =
            scene.marks().stream()
                .filter(other -> other.spot().equals(mark.spot()) && lasts(other))
                .toList();
        List<Integer> leds = spots.of(mark.spot());
        Colour colour = colour(mark.signal(), millis - mark.delay());
        for (int i = 0; i < leds.size(); i++) {
          boolean mine =
              !lasts(mark)
                  || leds.size() < sharing.size()
                  || i % sharing.size() == sharing.indexOf(mark);
          if (mine && !colour.equals(Colour.DARK)) {
            colours.set(leds.get(i), colour);
          }
        }
      }
    }
    return LedFrame.of(colours);
  }

  /** Whether a mark stays as long as the scene; hits and attacks pass. */
  private static boolean lasts(Mark mark) {
    return mark.signal() != Signal.HIT && mark.signal() != Signal.ATTACK;
  }

  private static Colour colour(Signal signal, long millis) {
    int bright = signal.brightness(millis);
    int rgb = signal.rgb();
    return new Colour(
        ((rgb >> 16) * bright) >> 8,
        (((rgb >> 8) & 0xFF) * bright) >> 8,
        ((rgb & 0xFF) * bright) >> 8);
  }
}

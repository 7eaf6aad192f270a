package org.dradis.hud.setup;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Everything that goes to one place.
 *
 * @param place the word of the place
 * @param character whose place it is, if it is a player's
 * @param notes what else there is to know there
 */
record Stop(String place, @Nullable String character, List<Thing> things, List<Note> notes) {
  Stop {
    things = List.copyOf(things);
    notes = List.copyOf(notes);
  }

  /**
   * So many of something.
   *
   * @param component its word
   * @param spot the light that shows where it goes, a word of {@link org.dradis.port.LedPlace}
   */
  record Thing(String component, int count, @Nullable String spot) {}

  /** A sentence by its key, with a number in it. */
  record Note(String key, int number) {}
}

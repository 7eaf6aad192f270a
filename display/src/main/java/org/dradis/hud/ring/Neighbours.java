package org.dradis.hud.ring;

import java.util.List;
import java.util.Map;
import javafx.scene.input.KeyCode;
import org.jspecify.annotations.Nullable;

/** Where an arrow key leads from each place of the ring. */
final class Neighbours {
  private static final List<KeyCode> KEYS =
      List.of(KeyCode.LEFT, KeyCode.UP, KeyCode.RIGHT, KeyCode.DOWN);

  private static final String BOW = "area-bow";
  private static final String STARBOARD_BOW = "area-starboard-bow";
  private static final String STARBOARD_QUARTER = "area-starboard-quarter";
  private static final String STERN = "area-stern";
  private static final String PORT_QUARTER = "area-port-quarter";
  private static final String PORT_BOW = "area-port-bow";
  private static final String GALACTICA = "ring-galactica";
  private static final String PEGASUS = "ring-pegasus";

  /** To the left, up, to the right, down; where nothing is, to itself. */
  private static final Map<String, List<String>> WAYS =
      Map.of(
          BOW, List.of(BOW, STARBOARD_BOW, GALACTICA, PORT_BOW),
          STARBOARD_BOW, List.of(BOW, STARBOARD_BOW, STARBOARD_QUARTER, GALACTICA),
          STARBOARD_QUARTER, List.of(STARBOARD_BOW, STARBOARD_QUARTER, STERN, GALACTICA),
          STERN, List.of(GALACTICA, STARBOARD_QUARTER, STERN, PORT_QUARTER),
          PORT_QUARTER, List.of(PORT_BOW, GALACTICA, STERN, PORT_QUARTER),
          PORT_BOW, List.of(BOW, GALACTICA, PORT_QUARTER, PORT_BOW),
          GALACTICA, List.of(BOW, STARBOARD_BOW, STERN, PORT_BOW),
          PEGASUS, List.of(BOW, STARBOARD_BOW, STERN, GALACTICA));

  private Neighbours() {}

  /** The id of the next place, or null if the key leads nowhere. */
  static @Nullable String of(String from, KeyCode key) {
    List<String> ways = WAYS.get(from);
    int way = KEYS.indexOf(key);
    return ways == null || way < 0 ? null : ways.get(way);
  }
}

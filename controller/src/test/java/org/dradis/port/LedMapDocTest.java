package org.dradis.port;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.dradis.scenario.Repository;
import org.junit.jupiter.api.Test;

/**
 * docs/drawings/leds.svg draws the map of the reference table; docs/led-map.md lists all places.
 */
class LedMapDocTest {
  private static final Pattern DRAWN =
      Pattern.compile("<g id=\"led-(\\d+)\"><circle class=\"led\" cx=\"(\\d+)\" cy=\"(\\d+)\"");
  private static final Pattern WIRE = Pattern.compile("class=\"wire\" points=\"([^\"]+)\"");

  @Test
  void theDrawingHasEveryLedAtItsPlace() throws IOException {
    var drawn = new TreeMap<Integer, String>();
    var circles = DRAWN.matcher(drawing());
    while (circles.find()) {
      drawn.put(Integer.valueOf(circles.group(1)), circles.group(2) + "," + circles.group(3));
    }
    var mapped = new TreeMap<Integer, String>();
    for (var led : LedMap.ofReferenceTable().leds()) {
      mapped.put(led.number(), led.x() + "," + led.y());
    }
    assertEquals(mapped, drawn);
  }

  @Test
  void theDrawnWireGoesFromLedToLed() throws IOException {
    var wire = WIRE.matcher(drawing());
    assertTrue(wire.find());
    var points = new StringBuilder();
    for (var led : LedMap.ofReferenceTable().leds()) {
      points.append(points.isEmpty() ? "" : " ").append(led.x()).append(',').append(led.y());
    }
    assertEquals(points.toString(), wire.group(1));
  }

  @Test
  void theDescriptionNamesEveryPlace() throws IOException {
    String text = Files.readString(Repository.file("docs/led-map.md"));
    for (var place : LedPlace.values()) {
      assertTrue(text.contains("`" + place.word() + "`"), place.word());
    }
  }

  private static String drawing() throws IOException {
    return Files.readString(Repository.file("docs/drawings/leds.svg"));
  }
}

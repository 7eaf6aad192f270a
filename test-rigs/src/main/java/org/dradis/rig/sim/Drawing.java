package org.dradis.rig.sim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.dradis.box.Kind;
import org.dradis.port.Whereabouts;
import org.dradis.rig.world.BoardPlan;
import org.dradis.rig.world.Coupling;
import org.dradis.rig.world.Miniature;
import org.dradis.rig.world.Outline;
import org.dradis.rig.world.Spot;
import org.dradis.rig.world.World;

/**
 * The table in letters: a letter for a miniature, small if it lies on its side or its tag is dead;
 * below, which zones can read what.
 */
final class Drawing {
  private static final double COLUMN = 8;
  private static final double ROW = 18;

  private final World world;
  private final char[][] canvas;

  private Drawing(World world) {
    this.world = world;
    this.canvas = new char[row(BoardPlan.TABLE.bottom()) + 1][column(BoardPlan.TABLE.right()) + 1];
    for (var line : canvas) {
      Arrays.fill(line, ' ');
    }
  }

  static String of(World world) {
    var drawing = new Drawing(world);
    drawing.draw();
    return drawing.lines() + drawing.legend();
  }

  private void draw() {
    world.plan().reaches().forEach(it -> frame(it.loop(), it.zone().name()));
    frame(BoardPlan.TRAY, "tray");
    frame(BoardPlan.TAP_PAD, "tap pad");
    frame(BoardPlan.TOWER, "tower");
    world.miniatures().stream()
        .filter(it -> !BoardPlan.TRAY.holds(it.spot()))
        .sorted(Comparator.comparingDouble(Miniature::height))
        .forEach(it -> put(it.spot(), letter(it)));
  }

  private void frame(Outline outline, String name) {
    int top = row(outline.top());
    int bottom = row(outline.bottom());
    int left = column(outline.left());
    int right = column(outline.right());
    for (int x = left; x <= right; x++) {
      canvas[top][x] = '-';
      canvas[bottom][x] = '-';
    }
    for (int y = top; y <= bottom; y++) {
      canvas[y][left] = y == top || y == bottom ? '+' : '|';
      canvas[y][right] = canvas[y][left];
    }
    String shown = name.replace("cylon-fleet-", "").replace("starboard", "stb");
    for (int i = 0; i < shown.length() && left + 1 + i < right; i++) {
      canvas[top][left + 1 + i] = shown.charAt(i);
    }
  }

  private void put(Spot spot, char letter) {
    int y = row(spot.y());
    int x = column(spot.x());
    if (y >= 0 && y < canvas.length && x >= 0 && x < canvas[y].length) {
      canvas[y][x] = letter;
    }
  }

  private static char letter(Miniature miniature) {
    char letter = miniature.kind().map(Drawing::letter).orElse('X');
    boolean sound = !miniature.isFallen() && miniature.health() != Coupling.NONE;
    return sound ? letter : Character.toLowerCase(letter);
  }

  private static char letter(Kind kind) {
    return switch (kind) {
      case RAIDER -> 'R';
      case HEAVY_RAIDER -> 'H';
      case BASESTAR -> 'B';
      case SCAR -> 'S';
      case CENTURION -> 'T';
      case OCCUPATION_FORCE -> 'O';
      case VIPER_MK2, VIPER_MK7 -> 'V';
      case RAPTOR, ASSAULT_RAPTOR -> 'P';
      case CIVILIAN_SHIP -> 'C';
      case NUKE -> 'N';
      case CARD, CHARACTER, TITLE -> 'K';
    };
  }

  private String lines() {
    return Arrays.stream(canvas)
        .map(it -> new String(it).stripTrailing() + "\n")
        .collect(Collectors.joining());
  }

  private String legend() {
    Map<String, List<String>> read = new TreeMap<>();
    for (var each : world.miniatures()) {
      var where = world.truth().readable(each);
      if (!where.isNowhere()) {
        read.computeIfAbsent(words(where), _ -> new ArrayList<>()).add(each.name());
      }
    }
    return read.entrySet().stream()
        .map(it -> it.getKey() + ": " + String.join(", ", it.getValue()) + "\n")
        .collect(Collectors.joining());
  }

  private static String words(Whereabouts where) {
    return where.zones().stream().map(Object::toString).collect(Collectors.joining(" and "));
  }

  private static int row(double y) {
    return (int) Math.floor(y / ROW);
  }

  private static int column(double x) {
    return (int) Math.floor(x / COLUMN);
  }
}

package org.dradis.rig.sim;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SplittableRandom;
import org.dradis.box.BoxFile;
import org.dradis.pi.Lights;
import org.dradis.port.RigPart;
import org.dradis.port.Zone;
import org.dradis.rig.chip.VirtualBus;
import org.dradis.rig.time.VirtualTime;
import org.dradis.rig.world.BoardPlan;
import org.dradis.rig.world.Miniature;
import org.dradis.rules.board.Expansion;
import org.dradis.table.RigKind;
import org.dradis.table.Section;
import org.dradis.table.Sensing;

/** The simulated table as a part of a table file: docs/simulated-table.md has its settings. */
public final class SimKind implements RigKind {
  private static final int MOST_LEDS = 10_000;
  private static final int FASTEST = 100;
  private static final int DEAREST_CALL = 1_000;

  @Override
  public String name() {
    return "sim";
  }

  @Override
  public RigPart open(Section section, Sensing sensing) {
    var settings = settings(section);
    int speed = section.whole("speed", 1, 1, FASTEST);
    boolean setUp = section.choice("board", "start", "start", "empty").equals("start");
    var box = box(section, settings);
    var faults = faults(section, settings);
    section.done();
    return SimRig.open(speed, time -> table(time, settings, sensing, box, setUp, faults));
  }

  private static SimulatedTable table(
      VirtualTime time,
      SimSettings settings,
      Sensing sensing,
      List<Miniature> box,
      boolean setUp,
      List<String> faults) {
    var table = new SimulatedTable(time, settings, sensing, box);
    if (setUp) {
      StartingBoard.put(table);
    }
    faults.forEach(table::inject);
    return table;
  }

  private static SimSettings settings(Section section) {
    var standard = SimSettings.REFERENCE;
    var plan = section.has("zones") ? plan(section, section.texts("zones")) : standard.plan();
    String strip = section.choice("strip", "sk9822", "sk9822", "apa102", "ws2812b");
    return new SimSettings(
        plan,
        1_000L * section.whole("call-us", (int) (VirtualBus.CALL_NANOS / 1_000), 0, DEAREST_CALL),
        section.whole("seed", (int) standard.seed(), 0, Integer.MAX_VALUE),
        Lights.Chip.valueOf(strip.toUpperCase(Locale.ROOT)),
        section.whole("leds", standard.leds(), 1, MOST_LEDS),
        alone(section, plan),
        expansions(section));
  }

  private static BoardPlan plan(Section section, List<String> names) {
    if (names.isEmpty() || new HashSet<>(names).size() < names.size()) {
      throw section.wrong("zones", "must be one zone at least, and each once");
    }
    for (var name : names) {
      known(section, "zones", name, BoardPlan.names());
    }
    return BoardPlan.of(names);
  }

  private static List<Set<Zone>> alone(Section section, BoardPlan plan) {
    var names = plan.zones().stream().map(Zone::name).toList();
    List<Set<Zone>> groups = new ArrayList<>();
    for (var group : section.textLists("alone")) {
      Set<Zone> zones = new HashSet<>();
      for (var name : group) {
        known(section, "alone", name, names);
        zones.add(new Zone(name));
      }
      groups.add(zones);
    }
    return groups;
  }

  private static Set<Expansion> expansions(Section section) {
    Set<Expansion> all = new HashSet<>(Set.of(Expansion.BASE));
    if (isEverything(section)) {
      return Set.of(Expansion.values());
    }
    for (var word : section.texts("expansions")) {
      known(section, "expansions", word, List.of("pegasus", "exodus", "daybreak"));
      all.add(Expansion.valueOf(word.toUpperCase(Locale.ROOT)));
    }
    return all;
  }

  /** All boxes with all that they hold, also what one expansion takes the place of. */
  private static boolean isEverything(Section section) {
    return section.texts("expansions").equals(List.of("all"));
  }

  /** The miniatures of a box that somebody has enrolled, or those of the game. */
  private static List<Miniature> box(Section section, SimSettings settings) {
    String file = section.text("box", "");
    if (file.isEmpty() && isEverything(section)) {
      return StandardBox.everything(new SplittableRandom(settings.seed()));
    }
    return file.isEmpty()
        ? SimulatedTable.standardBox(settings)
        : Enrolled.miniaturesOf(BoxFile.read(Path.of(file)));
  }

  private static List<String> faults(Section section, SimSettings settings) {
    var names = section.texts("faults");
    if (!names.isEmpty()) {
      var known = SimulatedTable.faultsOf(settings).stream().map(NamedFault::name).toList();
      names.forEach(name -> known(section, "faults", name, known));
    }
    return names;
  }

  private static void known(Section section, String key, String word, List<String> words) {
    if (!words.contains(word)) {
      throw section.wrong(
          key, "\"" + word + "\" is unknown; there are " + String.join(", ", words));
    }
  }
}

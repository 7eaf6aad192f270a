package org.dradis.rules.properties;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.dradis.rules.board.Numeral;
import org.dradis.rules.board.Option;
import org.dradis.rules.board.PilotedCraft;

/** The order of options as the contract writes it down, kept apart from the engine's own. */
final class CanonicalOrder {
  private static final Map<String, List<String>> WORDS =
      Map.ofEntries(
          words("Area", "bow starboard-bow starboard-quarter stern port-quarter port-bow"),
          words("Craft", "mk2 mk7 assaultRaptor"),
          words("CivilianShip", "c01 c02 c03 c04 c05 c06 c07 c08 c09 c10 c11 c12"),
          words("Basestar", "b1 b2"),
          words("Hull", "galactica pegasus"),
          words("Target", "raider scar"),
          words(
              "GalacticaToken",
              "ftl-control weapons-control command admirals-quarters hangar-deck armory food fuel"),
          words("PegasusToken", "pegasus-cic airlock main-batteries engine-room"),
          words(
              "BasestarToken",
              "critical-hit disabled-hangar disabled-weapons structural-damage collateral-damage"
                  + " damage-to-personnel"),
          words("Resource", "fuel food morale population"),
          words("Berth", "reserves stay"),
          words(
              "Cargo",
              "one-population two-population population-and-fuel population-and-morale nothing"));

  /** The distances of a destination are offered as 1, 2, 3, 0. */
  private static final List<Numeral> DISTANCES = Stream.of(1, 2, 3, 0).map(Numeral::new).toList();

  private CanonicalOrder() {}

  /** The same options as they should come; pilots follow the unmanned kinds (R50). */
  static List<Option> of(List<? extends Option> options) {
    List<Option> sorted = new ArrayList<>();
    List<String> pilots = new ArrayList<>();
    for (Option option : options) {
      if (option instanceof PilotedCraft) {
        pilots.add(option.word());
      } else {
        sorted.add(option);
      }
    }
    if (options.equals(DISTANCES)) {
      return sorted;
    }
    sorted.sort(Comparator.comparingInt(CanonicalOrder::place));
    for (String pilot : byCodePoint(pilots)) {
      options.stream().filter(o -> o.word().equals(pilot)).forEach(sorted::add);
    }
    return sorted;
  }

  static List<String> byCodePoint(List<String> names) {
    List<String> sorted = new ArrayList<>(names);
    sorted.sort(
        Comparator.comparing(
            name -> name.codePoints().mapToObj("%06x"::formatted).toList().toString()));
    return sorted;
  }

  private static int place(Option option) {
    if (option instanceof Numeral(int value)) {
      return value;
    }
    List<String> words = WORDS.get(option.getClass().getSimpleName());
    int place = words == null ? -1 : words.indexOf(option.word());
    if (place < 0) {
      throw new AssertionError(option.word() + " is no option of the contract");
    }
    return place;
  }

  private static Map.Entry<String, List<String>> words(String kind, String words) {
    return Map.entry(kind, List.of(words.split(" ", -1)));
  }
}

package org.dradis.table;

import java.util.EnumSet;
import java.util.Set;
import org.dradis.file.Nearest;

/**
 * One part as the table file names it.
 *
 * @param name its own, or else its kind
 * @param without the ports of it that the table does not use
 * @param settings all of its section; what every part has is read already
 */
record PartPlan(String kind, String name, Set<Port> without, Section settings) {

  static PartPlan read(Section settings) {
    String kind = settings.neededText("kind", "pi");
    String name = settings.text("name", kind);
    if (name.isBlank()) {
      throw settings.wrong("name", "must not be empty");
    }
    Set<Port> without = EnumSet.noneOf(Port.class);
    for (String word : settings.texts("without")) {
      without.add(
          Port.find(word)
              .orElseThrow(
                  () ->
                      settings.wrong(
                          "without",
                          "may name "
                              + String.join(", ", Port.words())
                              + ", not "
                              + Nearest.quoted(word, Port.words()))));
    }
    return new PartPlan(kind, name, without, settings);
  }

  /** The only part of a table that is chosen by a word alone. */
  static PartPlan bare(String kind) {
    return new PartPlan(kind, kind, EnumSet.noneOf(Port.class), Section.empty("--table " + kind));
  }
}

package org.dradis.app;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.dradis.box.Piece;
import org.dradis.box.Sighting;
import org.dradis.file.OneLine;
import org.dradis.port.Diagnosis;
import org.dradis.port.DiceThrow;
import org.dradis.port.Finding;
import org.dradis.port.Zone;

/** What the doctor found, for people. */
final class DoctorText {
  private DoctorText() {}

  static void print(PrintWriter out, Examination found) {
    out.print("Table: " + found.table() + "\n");
    if (found.diagnoses().isEmpty()) {
      out.print("It has no parts, so there is nothing to examine.\n");
      return;
    }
    out.print("\n");
    List<List<String>> rows = new ArrayList<>();
    for (Diagnosis diagnosis : found.diagnoses()) {
      String part = diagnosis.part();
      for (Finding finding : diagnosis.findings()) {
        rows.add(List.of(part, word(finding.grade()), OneLine.of(finding.sentence())));
        part = "";
      }
    }
    Columns.print(out, rows);
    places(out, found);
    out.print("\n" + verdict(found.wrong()) + "\n");
  }

  private static void places(PrintWriter out, Examination found) {
    List<List<String>> rows = new ArrayList<>();
    found.zones().forEach((zone, there) -> rows.add(List.of(zone.name(), words(there))));
    found.pad().ifPresent(there -> rows.add(List.of("tap pad", words(there))));
    if (!rows.isEmpty()) {
      out.print("\n");
      Columns.print(out, rows);
    }
  }

  private static String verdict(long wrong) {
    return wrong == 0
        ? "All is well."
        : wrong == 1 ? "1 thing is wrong." : wrong + " things are wrong.";
  }

  static String word(Finding.Grade grade) {
    return switch (grade) {
      case GOOD -> "good";
      case WARNING -> "warning";
      case FAULT -> "FAULT";
    };
  }

  private static String words(List<Sighting> there) {
    return there.isEmpty()
        ? "nothing"
        : there.stream()
            .sorted(Comparator.comparing(it -> it.piece().isEmpty()))
            .map(DoctorText::words)
            .collect(Collectors.joining(", "));
  }

  private static String words(Sighting sighting) {
    String name = sighting.piece().map(Piece::label).orElseGet(() -> "stranger " + sighting.tag());
    return sighting.alsoIn().isEmpty()
        ? name
        : name + " (also in " + names(sighting.alsoIn()) + ")";
  }

  static String names(Iterable<Zone> zones) {
    List<String> names = new ArrayList<>();
    zones.forEach(zone -> names.add(zone.name()));
    return String.join(" and ", names);
  }

  static String words(DiceThrow each) {
    return switch (each) {
      case DiceThrow.Rolled(int face) -> "The die shows " + face + ".";
      case DiceThrow.Voided(DiceThrow.VoidReason reason) ->
          switch (reason) {
            case DROPPED_AGAIN -> "Something fell before the die was read: void.";
            case MOVED -> "The die was moved before it was read: void.";
          };
      case DiceThrow.Doubtful(DiceThrow.Doubt doubt) ->
          switch (doubt) {
            case UNREADABLE ->
                "The die lies still, but shows no face: cocked, or a sensor is dead.";
            case FACE_CHANGED -> "The die lies still, but its face does not stop changing.";
            case NEVER_SETTLED -> "A die fell, but none came to rest in the tray.";
          };
    };
  }
}

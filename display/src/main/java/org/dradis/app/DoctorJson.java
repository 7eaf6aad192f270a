package org.dradis.app;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import org.dradis.box.Sighting;
import org.dradis.port.Diagnosis;
import org.dradis.port.DiceThrow;
import org.dradis.port.Finding;
import tools.jackson.core.JsonGenerator;

/** What the doctor found, as one line of JSON; docs/howto/doctor.md describes it. */
final class DoctorJson {
  private final JsonGenerator json;

  private DoctorJson(JsonGenerator json) {
    this.json = json;
  }

  static void print(PrintWriter out, Examination found) {
    JsonLine.print(out, json -> new DoctorJson(json).write(found));
  }

  private void write(Examination found) {
    json.writeStartObject();
    json.writeStringProperty("format", "dradis-doctor/1");
    json.writeStringProperty("table", found.table());
    json.writeBooleanProperty("good", found.wrong() == 0);
    json.writeName("parts").writeStartArray();
    found.diagnoses().forEach(this::part);
    json.writeEndArray();
    json.writeName("zones").writeStartArray();
    found
        .zones()
        .forEach(
            (zone, there) -> {
              json.writeStartObject();
              json.writeStringProperty("zone", zone.name());
              tags("tags", there);
              json.writeEndObject();
            });
    json.writeEndArray();
    found.pad().ifPresent(there -> tags("tapPad", there));
    json.writeName("throws").writeStartArray();
    found.throwsSeen().forEach(this::diceThrow);
    json.writeEndArray().writeEndObject();
  }

  private void part(Diagnosis diagnosis) {
    json.writeStartObject();
    json.writeStringProperty("part", diagnosis.part());
    json.writeStringProperty("grade", word(diagnosis.grade()));
    json.writeName("findings").writeStartArray();
    for (Finding finding : diagnosis.findings()) {
      json.writeStartObject();
      json.writeStringProperty("grade", word(finding.grade()));
      json.writeStringProperty("sentence", finding.sentence());
      json.writeEndObject();
    }
    json.writeEndArray().writeEndObject();
  }

  /** A stranger has neither kind nor name. */
  private void tags(String name, List<Sighting> there) {
    json.writeName(name).writeStartArray();
    for (Sighting sighting : there) {
      json.writeStartObject();
      json.writeStringProperty("tag", sighting.tag().toString());
      sighting
          .piece()
          .ifPresent(
              piece -> {
                json.writeStringProperty("kind", piece.kind().word());
                json.writeStringProperty("name", piece.name());
              });
      if (!sighting.alsoIn().isEmpty()) {
        json.writeName("alsoIn").writeStartArray();
        sighting.alsoIn().forEach(zone -> json.writeString(zone.name()));
        json.writeEndArray();
      }
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void diceThrow(DiceThrow each) {
    json.writeStartObject();
    switch (each) {
      case DiceThrow.Rolled(int face) -> json.writeNumberProperty("rolled", face);
      case DiceThrow.Voided(var reason) -> json.writeStringProperty("void", word(reason));
      case DiceThrow.Doubtful(var doubt) -> json.writeStringProperty("doubt", word(doubt));
    }
    json.writeEndObject();
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}

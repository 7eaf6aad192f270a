package org.dradis.hud.settings;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.dradis.file.BadField;
import org.dradis.file.Field;
import org.dradis.file.JsonText;
import org.dradis.file.Members;
import org.dradis.file.RecordWriter;
import org.dradis.hud.Settings;
import org.dradis.hud.Words;
import org.dradis.scenario.LiveJson;

/**
 * Settings as JSON.
 *
 * @param complaints what is wrong in the text; these settings are as if they were not in it
 */
record SettingsText(Settings settings, List<BadField> complaints) {
  private static final List<String> KNOWN =
      List.of(
          "language",
          "textPercent",
          "soundPercent",
          "brightnessPercent",
          "checks",
          "holdRolls",
          "calm");

  static String write(Settings settings) {
    return LiveJson.write(json -> LiveJson.records(json).write(settings)) + "\n";
  }

  /** Reads a text; one that is no JSON object is a {@link BadField}. */
  static SettingsText read(String source, String text, Settings otherwise) {
    return new Reader(JsonText.read(source, text).members(), otherwise).read();
  }

  /** Goes through the members one by one, since one that is wrong must not cost the others. */
  private static final class Reader {
    private final Members members;
    private final List<BadField> complaints = new ArrayList<>();
    private final Settings otherwise;

    Reader(Members members, Settings otherwise) {
      this.members = members;
      this.otherwise = otherwise;
    }

    SettingsText read() {
      Settings read =
          new Settings(
              get("language", Reader::language, otherwise.language()),
              level("textPercent", Level.TEXT),
              level("soundPercent", Level.SOUND),
              level("brightnessPercent", Level.BRIGHTNESS),
              get("checks", Reader::checks, otherwise.checks()),
              get("holdRolls", Field::flag, otherwise.holdRolls()),
              get("calm", Field::flag, otherwise.calm()));
      for (String name : members.names()) {
        if (!KNOWN.contains(name)) {
          complaints.add(
              members.need(name).wrong("unknown here; known are " + String.join(", ", KNOWN)));
        }
      }
      return new SettingsText(read, List.copyOf(complaints));
    }

    private int level(String name, Level level) {
      return get(
          name, field -> field.integer(level.lowest(), level.highest()), level.of(otherwise));
    }

    private <T> T get(String name, Function<Field, T> reading, T standard) {
      Field field = members.get(name);
      if (field == null) {
        return standard;
      }
      try {
        return reading.apply(field);
      } catch (BadField e) {
        complaints.add(e);
        return standard;
      }
    }

    private static String language(Field field) {
      List<String> known = Words.LANGUAGES.stream().map(Locale::toLanguageTag).toList();
      return word(field, known);
    }

    private static Settings.Checks checks(Field field) {
      List<Settings.Checks> all = Arrays.asList(Settings.Checks.values());
      List<String> known = all.stream().map(RecordWriter::word).toList();
      return all.get(known.indexOf(word(field, known)));
    }

    private static String word(Field field, List<String> known) {
      String word = field.text("a word");
      if (!known.contains(word)) {
        throw field.wrong("must be one of " + String.join(", ", known) + ", not \"" + word + "\"");
      }
      return word;
    }
  }
}

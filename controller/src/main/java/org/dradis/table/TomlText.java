package org.dradis.table;

import org.dradis.file.BadField;
import org.dradis.file.OneLine;
import org.tomlj.Toml;
import org.tomlj.TomlArray;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlTable;
import org.tomlj.TomlVersion;

/** TOML text and the names of what is in it. */
final class TomlText {
  /** Far beyond any table; the parser takes its time. */
  private static final int LONGEST = 1 << 20;

  private TomlText() {}

  static Section parse(String source, String text) {
    if (text.length() > LONGEST) {
      throw new BadField(source, "must be at most " + LONGEST + " characters long");
    }
    TomlParseResult result;
    try {
      result = Toml.parse(text, TomlVersion.V1_0_0);
    } catch (StackOverflowError e) {
      throw new BadField(source, "its lists are nested too deeply");
    }
    if (result.hasErrors()) {
      var first = result.errors().getFirst();
      var place = first.position();
      throw new BadField(
          source + ": line " + place.line() + ", column " + place.column(),
          "not TOML: " + OneLine.of(first.getMessage()));
    }
    return new Section(source, "", 0, result);
  }

  /** How a sentence calls a value. */
  static String noun(Object value) {
    return switch (value) {
      case String text -> "\"" + OneLine.of(text) + "\"";
      case Boolean flag -> flag.toString();
      case Number number -> number.toString();
      case TomlArray _ -> "a list";
      case TomlTable _ -> "a section";
      default -> "a date or time";
    };
  }
}

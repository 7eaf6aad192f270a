package org.dradis.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.dradis.file.BadField;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class SectionTest {
  private static final Section SECTION =
      Section.parse(
          "t.toml",
          """
          name = "left"
          bus = 0x1
          fast = true
          zones = ["bow", "stern"]
          pins = [5, 6, 13]
          # more
          mixed = ["bow", 7]
          half = 0.5
          when = 2026-01-01

          [lights]
          size = 120

          [[reader]]
          zone = "bow"

          [[reader]]
          zone = 7
          """);

  @Test
  void valuesAreReadByTheirTypes() {
    assertEquals("left", SECTION.text("name", "-"));
    assertEquals(1, SECTION.whole("bus", 0, 0, 1));
    assertTrue(SECTION.flag("fast", false));
    assertEquals(List.of("bow", "stern"), SECTION.texts("zones"));
    assertEquals(List.of(5, 6, 13), SECTION.wholes("pins", 0, 27));
    assertEquals(120, SECTION.section("lights").orElseThrow().whole("size", 0, 1, 500));
    assertEquals("bow", SECTION.sections("reader").getFirst().text("zone", ""));
    assertEquals("left", SECTION.choice("name", "right", "left", "right"));
  }

  @Test
  void whatIsNotThereHasItsDefault() {
    assertEquals("-", SECTION.text("none", "-"));
    assertEquals(7, SECTION.whole("none", 7, 0, 9));
    assertTrue(SECTION.flag("none", true));
    assertEquals(List.of(), SECTION.texts("none"));
    assertEquals(List.of(), SECTION.wholes("none", 0, 1));
    assertEquals(List.of(), SECTION.sections("none"));
    assertTrue(SECTION.section("none").isEmpty());
    assertFalse(SECTION.has("none"));
    assertEquals("right", SECTION.choice("none", "right", "left", "right"));
  }

  @Test
  void aWrongValueIsNamedWithFileLineAndKeyAndWhatIsAllowed() {
    complains(
        "t.toml: line 1: name: must be a whole number, 0-9, not \"left\"",
        () -> SECTION.whole("name", 0, 0, 9));
    complains("t.toml: line 2: bus: must be 2-9, not 1", () -> SECTION.whole("bus", 2, 2, 9));
    complains(
        "t.toml: line 2: bus: must be a text in quotes, not 1", () -> SECTION.text("bus", ""));
    complains("t.toml: line 2: bus: must be true or false, not 1", () -> SECTION.flag("bus", true));
    complains("t.toml: line 5: pins: must be 0-12, not 13", () -> SECTION.wholes("pins", 0, 12));
    complains(
        "t.toml: line 7: mixed: must be a text in quotes, not 7", () -> SECTION.texts("mixed"));
    complains(
        "t.toml: line 8: half: must be a whole number, 0-1, not 0.5",
        () -> SECTION.whole("half", 0, 0, 1));
    complains(
        "t.toml: line 9: when: must be a text in quotes, not a date or time",
        () -> SECTION.text("when", ""));
    complains(
        "t.toml: line 3: fast: must be a list of texts, not true", () -> SECTION.texts("fast"));
    complains(
        "t.toml: line 11: lights: must be a text in quotes, not a section",
        () -> SECTION.text("lights", ""));
    complains(
        "t.toml: line 1: name: must be a section under [name], not \"left\"",
        () -> SECTION.section("name"));
    complains(
        "t.toml: line 4: zones: must be a section under [[zones]], not \"bow\"",
        () -> SECTION.sections("zones"));
    complains(
        "t.toml: line 18: reader.zone: must be a text in quotes, not 7",
        () -> SECTION.sections("reader").get(1).text("zone", ""));
    complains(
        "t.toml: line 1: name: must be one of loft, right, not \"left\", did you mean loft?",
        () -> SECTION.choice("name", "loft", "loft", "right"));
  }

  @Test
  void listsOfListsAreReadToo() {
    Section section =
        Section.parse(
            "t.toml", "alone = [[\"bow\", \"stern\"], []]\nflat = [\"bow\"]\nodd = [[1]]");
    assertEquals(List.of(List.of("bow", "stern"), List.of()), section.textLists("alone"));
    assertEquals(List.of(), section.textLists("none"));
    complains(
        "t.toml: line 2: flat: must be a list of lists of texts, not \"bow\"",
        () -> section.textLists("flat"));
    complains(
        "t.toml: line 3: odd: must be a text in quotes, not 1", () -> section.textLists("odd"));
  }

  @Test
  void aNumberBeyondAnIntIsOutOfRangeAndNotTruncated() {
    Section section = Section.parse("t.toml", "n = 4294967297");
    complains("t.toml: line 1: n: must be 0-9, not 4294967297", () -> section.whole("n", 0, 0, 9));
  }

  @Test
  void aMissingTextIsTheSectionsFault() {
    Section reader = SECTION.sections("reader").getFirst();
    complains(
        "t.toml: line 14: reader.chip: is missing, write for example chip = \"pn5180\"",
        () -> reader.neededText("chip", "pn5180"));
    assertEquals("bow", reader.neededText("zone", "stern"));
  }

  @Test
  void anUnknownKeySuggestsTheNearestKnownOne() {
    Section section = Section.parse("t.toml", "a = 1\nobsrevations = 3");
    section.whole("a", 0, 0, 9);
    section.whole("observations", 3, 1, 9);
    complains(
        "t.toml: line 2: obsrevations: unknown here, did you mean observations?; known are a,"
            + " observations",
        section::done);
  }

  @Test
  void anUnknownKeyUnlikeAnyListsThemAll() {
    Section section = Section.parse("t.toml", "colour = 3");
    complains("t.toml: line 1: colour: unknown here; nothing can be set", section::done);
    section.has("a");
    complains("t.toml: line 1: colour: unknown here; known are a", section::done);
  }

  @Test
  void doneLooksIntoTheSectionsTakenToo() {
    Section section = Section.parse("t.toml", "[a]\nb = 1\n[[c]]\nd = 2");
    section.section("a").orElseThrow().whole("b", 0, 0, 9);
    section.sections("c");
    complains("t.toml: line 4: c.d: unknown here; nothing can be set", section::done);
  }

  @Test
  void whatIsNoTomlIsOneSentenceWithItsPlace() {
    var sentence = sentence(() -> Section.parse("t.toml", "a = 1\nb = = 2\n"));
    assertTrue(sentence.startsWith("t.toml: line 2, column 5: not TOML: "), sentence);
    assertTrue(
        sentence(() -> Section.parse("t.toml", "a = 1\na = 2")).startsWith("t.toml: line 2"));
    assertEquals(1, sentence(() -> Section.parse("t.toml", "a = \"\n\n\"")).lines().count());
  }

  @Test
  void aBottomlessFileIsASentence() {
    var sentence = sentence(() -> Section.parse("t.toml", "a = " + "[".repeat(100_000)));
    assertTrue(sentence.startsWith("t.toml: "), sentence);
    assertEquals(
        "t.toml: must be at most 1048576 characters long",
        sentence(() -> Section.parse("t.toml", "#".repeat(1 << 21))));
  }

  private static void complains(String sentence, Executable reading) {
    assertEquals(sentence, sentence(reading));
  }

  private static String sentence(Executable reading) {
    return assertThrows(BadField.class, reading).getMessage();
  }
}

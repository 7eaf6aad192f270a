package org.dradis.crew;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.dradis.rules.board.CharacterSheet;
import org.dradis.rules.board.CharacterType;
import org.dradis.rules.board.Crew;
import org.dradis.rules.board.Expansion;
import org.dradis.rules.board.Register;
import org.dradis.rules.board.Succession;
import org.dradis.rules.board.Title;
import org.dradis.rules.drawn.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The files of this package are the printed game, and their schemas describe them. */
class PrintedRegisterTest {
  private static final Path RESOURCES = Path.of("src/main/resources/org/dradis/crew");
  private static final Register REGISTER = PrintedRegister.get();

  @ParameterizedTest
  @ValueSource(strings = {"characters", "succession"})
  void theFilesKeepToTheirSchemas(String file) throws IOException {
    String schema = Files.readString(Path.of("../docs/" + file + ".schema.json"));
    String text = Files.readString(RESOURCES.resolve(file + ".json"));
    assertEquals(
        List.of(),
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(schema, InputFormat.JSON)
            .validate(text, InputFormat.JSON));
  }

  @Test
  void thereAreTwentySixHumansAndSevenLeaders() {
    assertEquals(26, REGISTER.sheets().stream().filter(sheet -> !sheet.isLeader()).count());
    assertEquals(7, REGISTER.sheets().stream().filter(CharacterSheet::isLeader).count());
    assertEquals(33, REGISTER.sheets().stream().map(CharacterSheet::name).distinct().count());
  }

  @Test
  @Rule("LD-7")
  void fourPersonsHaveTwoVersions() {
    Map<String, Long> versions =
        REGISTER.sheets().stream()
            .collect(groupingBy(CharacterSheet::person, TreeMap::new, counting()));
    versions.values().removeIf(count -> count == 1);
    assertEquals(
        Map.of("Gaius Baltar", 2L, "Karl Agathon", 2L, "Lee Adama", 2L, "Tom Zarek", 2L), versions);
  }

  @ParameterizedTest
  @EnumSource
  @Rule("SU-1")
  void everyLineHasEachHumanOnce(Title title) {
    assertEquals(
        REGISTER.sheets().stream()
            .filter(sheet -> !sheet.isLeader())
            .map(CharacterSheet::name)
            .sorted()
            .toList(),
        REGISTER.succession().line(title).stream().sorted().toList());
  }

  @Test
  @Rule("SU-1")
  void theHighestAndTheLowestOfEachLine() {
    Succession lines = REGISTER.succession();
    assertEquals("Helena Cain", lines.admiral().getFirst());
    assertEquals("Laura Roslin", lines.admiral().getLast());
    assertEquals("Laura Roslin", lines.president().getFirst());
    assertEquals("Louanne \"Kat\" Katraine", lines.president().getLast());
    assertEquals(CharacterSheet.APOLLO, lines.cag().getFirst());
    assertEquals("Laura Roslin", lines.cag().getLast());
  }

  @Test
  void theCharactersOfOneBox() {
    assertEquals(
        Map.of(
            CharacterType.POLITICAL, 3L,
            CharacterType.MILITARY, 3L,
            CharacterType.PILOT, 3L,
            CharacterType.SUPPORT, 1L),
        REGISTER.sheets().stream()
            .filter(sheet -> sheet.expansion() == Expansion.BASE)
            .collect(groupingBy(CharacterSheet::type, counting())));
    assertEquals(
        new CharacterSheet(
            "Lee Adama (Political Leader)",
            Expansion.DAYBREAK,
            CharacterType.POLITICAL,
            "Lee Adama",
            true),
        REGISTER.find("Lee Adama (Political Leader)"));
  }

  @Test
  void thoseWithRulesOfTheirOwnAreInIt() {
    for (String name :
        List.of(
            CharacterSheet.APOLLO,
            CharacterSheet.BALTAR,
            CharacterSheet.BOOMER,
            CharacterSheet.HELO,
            CharacterSheet.ZAREK)) {
      assertEquals(name, REGISTER.find(name).name());
    }
  }

  @Test
  void itIsReadOnceAndEqualsACopy() {
    assertSame(REGISTER, PrintedRegister.get());
    Register copy = new Register(REGISTER.sheets(), REGISTER.succession());
    assertEquals(REGISTER, copy);
    assertEquals(REGISTER.hashCode(), copy.hashCode());
    assertNotEquals(REGISTER, Register.EMPTY);
    assertEquals(Crew.NONE, Crew.NONE.with(REGISTER).with(Register.EMPTY));
  }
}

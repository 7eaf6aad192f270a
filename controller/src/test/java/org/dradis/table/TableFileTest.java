package org.dradis.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.dradis.file.BadField;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TableFileTest {
  @TempDir private Path root;
  private Path here;
  private Path home;

  @BeforeEach
  void folders() throws IOException {
    here = Files.createDirectory(root.resolve("here"));
    home = Files.createDirectory(root.resolve("home"));
  }

  private TableFile find(String... environment) {
    var variables =
        environment.length == 0
            ? Map.of("HOME", home.toString())
            : Map.of("HOME", home.toString(), environment[0], environment[1]);
    return TableFile.find(Optional.empty(), here, variables);
  }

  private static void write(Path file, String kind) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, "[[part]]\nkind = \"" + kind + "\"\n");
  }

  @Test
  void theFileGivenCountsBeforeAllOthers() throws IOException {
    write(here.resolve("table.toml"), "here");
    write(root.resolve("mine.toml"), "given");
    var file = TableFile.find(Optional.of(root.resolve("mine.toml").toString()), here, Map.of());
    assertEquals(List.of("given"), file.kinds());
  }

  @Test
  void theFolderCountsBeforeTheUsersOwn() throws IOException {
    write(home.resolve(".config/dradis/table.toml"), "home");
    assertEquals(List.of("home"), find().kinds());
    write(here.resolve("table.toml"), "here");
    assertEquals(List.of("here"), find().kinds());
    assertEquals("table.toml", find().source());
  }

  @Test
  void theConfigFolderCanBeElsewhere() throws IOException {
    write(root.resolve("etc/dradis/table.toml"), "etc");
    write(home.resolve(".config/dradis/table.toml"), "home");
    assertEquals(List.of("etc"), find("XDG_CONFIG_HOME", root.resolve("etc").toString()).kinds());
    assertEquals(List.of("home"), find("XDG_CONFIG_HOME", "relative").kinds());
    assertEquals(List.of("home"), find("XDG_CONFIG_HOME", "").kinds());
  }

  @Test
  void withoutAnyFileATableIsAPiAndNeverTheSimulator() {
    assertEquals(List.of("pi"), find().kinds());
    assertEquals("built-in table.toml", find().source());
    assertEquals(Sensing.STANDARD, find().sensing());
  }

  @Test
  void aFileThatIsNotThereOrCannotBeReadIsASentence() throws IOException {
    assertEquals("gone.toml: there is no such file", complaint(Optional.of("gone.toml")));
    Files.createDirectory(here.resolve("table.toml"));
    assertEquals("table.toml: is a folder, not a file", complaint(Optional.empty()));
  }

  private String complaint(Optional<String> given) {
    return assertThrows(BadField.class, () -> TableFile.find(given, here, Map.of("HOME", "/none")))
        .getMessage();
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '~',
      delimiter = '|',
      value = {
        "[[part]]                                  | t.toml: line 1: part.kind: is missing, write"
            + " for example kind = \"pi\"",
        "[[part]];kind=\"a\";[[part]];kind=\"a\"   | t.toml: line 3: part.name: another part is"
            + " called \"a\" too; give each a name of its own, such as name = \"left\"",
        "[part];kind=\"a\"                         | t.toml: line 1: part: must be one section or"
            + " more, each under [[part]], not a section",
        "[[part]];kind=\"a\";name=\" \"            | t.toml: line 3: part.name: must not be empty",
        "[[part]];kind=\"a\";without=[\"tappad\"]  | t.toml: line 3: part.without: may name zones,"
            + " tap-pad, tower, lights, not \"tappad\", did you mean tap-pad?",
        "[sensing];observations=0                  | t.toml: line 2: sensing.observations: must be"
            + " 2-20, not 0",
        "[sensing];over-sm=9                       | t.toml: line 2: sensing.over-sm: unknown here,"
            + " did you mean over-ms?; known are observations, over-ms",
        "[sensin]                                  | t.toml: line 1: sensin: unknown here, did you"
            + " mean sensing?; known are lights, part, sensing",
        "[lights];map=\"none.toml\"                | t.toml: line 2: lights.map: there is no file"
            + " \"none.toml\" beside the table's file",
      })
  void whatIsWrongIsASentence(String text, String sentence) {
    assertEquals(
        sentence,
        assertThrows(BadField.class, () -> TableFile.parse("t.toml", text.replace(';', '\n'), here))
            .getMessage());
  }

  @Test
  void theMapOfTheLightsLiesBesideTheFile() throws IOException {
    Path map = Files.writeString(here.resolve("led-map.csv"), "");
    Files.writeString(here.resolve("table.toml"), "[lights]\nmap = \"led-map.csv\"");
    assertEquals(Optional.of(map), find().lightMap());
    Files.writeString(here.resolve("table.toml"), "[lights]");
    assertEquals(Optional.empty(), find().lightMap());
  }

  @Test
  void aTableChosenByAWordIsThatPartAlone() throws IOException {
    Files.writeString(
        here.resolve("table.toml"), "[sensing]\nobservations = 5\n[[part]]\nkind = \"pi\"");
    var only = find().only("sim");
    assertEquals(List.of("sim"), only.kinds());
    assertEquals(5, only.sensing().observations());
    assertTrue(only.source().contains("--table sim"));
  }
}

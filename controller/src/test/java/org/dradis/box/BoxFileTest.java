package org.dradis.box;

import static org.dradis.box.BoxTest.raiders;
import static org.dradis.box.BoxTest.tag;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.dradis.file.BadField;
import org.dradis.rules.board.Cargo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoxFileTest {
  @TempDir private Path folder;

  private Path path() {
    return folder.resolve("deep/box.json");
  }

  private Path written(String text) throws IOException {
    Files.createDirectories(path().getParent());
    return Files.writeString(path(), text);
  }

  @Test
  void whatIsSavedIsReadAgain() {
    Box box =
        raiders(12)
            .with(
                new Piece(
                    Kind.CIVILIAN_SHIP,
                    "Cloud \"9\" \\ Wolke",
                    List.of(tag(90), tag(91)),
                    Optional.of(Cargo.POPULATION_AND_FUEL)))
            .with(Piece.of(Kind.TITLE, "admiral", tag(92)));
    BoxFile.open(path()).save(box);
    assertEquals(box, BoxFile.open(path()).box());
  }

  @Test
  void theFileIsReadablePieceByPiece() throws IOException {
    BoxFile.open(path()).save(raiders(2));
    assertEquals(
        """
        {"format": "dradis-box/1", "pieces": [
        {"kind":"raider","name":"raider 1","tags":["E004015012340001"]},
        {"kind":"raider","name":"raider 2","tags":["E004015012340002"]}
        ]}
        """,
        Files.readString(path()));
  }

  @Test
  void noFileIsAnEmptyBoxAndAnEmptyBoxCanBeKept() {
    var file = BoxFile.open(path());
    assertEquals(Box.EMPTY, file.box());
    file.save(Box.EMPTY);
    assertEquals(Box.EMPTY, BoxFile.open(path()).box());
  }

  @Test
  void itLiesWhereDataLies() {
    assertEquals(
        Path.of("/home/x/.local/share/dradis/box.json"),
        BoxFile.standard(Map.of("HOME", "/home/x")));
    assertEquals(
        Path.of("/data/dradis/box.json"),
        BoxFile.standard(Map.of("HOME", "/home/x", "XDG_DATA_HOME", "/data")));
    assertEquals(
        Path.of(System.getProperty("user.home"), ".local/share/dradis/box.json"),
        BoxFile.standard(Map.of()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "{\"format\": \"dradis-box/2\"} | format: is \"dradis-box/2\", of another Dradis; this one"
            + " knows dradis-box/1",
        "{\"format\": \"dradis-box/1\"} | pieces: is missing",
        "{\"format\": \"dradis-box/1\", \"pieces\": [{\"kind\": \"rider\", \"name\": \"a\","
            + " \"tags\": [\"E0\"]}]} | pieces[0].kind: \"rider\" is not a kind of piece; known are"
            + " raider, heavy-raider, basestar, scar, centurion, occupation-force, viper-mk2,"
            + " viper-mk7, assault-raptor, raptor, civilian-ship, nuke, card, character, title",
        "{\"format\": \"dradis-box/1\", \"pieces\": [{\"kind\": \"raider\", \"name\": \"a\","
            + " \"tags\": [\"E0X\"]}]} | pieces[0].tags[0]: must be the number of a tag, pairs of"
            + " 0-9 and A-F, not \"E0X\"",
        "{\"format\": \"dradis-box/1\", \"pieces\": [{\"kind\": \"raider\", \"name\": \"a\","
            + " \"tags\": []}]} | pieces[0]: a: has no tag",
        "{\"format\": \"dradis-box/1\", \"pieces\": [{\"kind\": \"civilian-ship\", \"name\": \"a\","
            + " \"tags\": [\"E0\"], \"holds\": \"two-fuel\"}]} | pieces[0].holds: must be one of"
            + " one-population, two-population, population-and-fuel, population-and-morale,"
            + " nothing",
      })
  void aFileThatIsWrongIsASentenceAndIsLeftAsItIs(String text, String sentence) throws IOException {
    written(text);
    var thrown = assertThrows(BadField.class, () -> BoxFile.open(path()));
    assertEquals(path() + ": " + sentence, thrown.getMessage());
    assertEquals(text, Files.readString(path()));
  }

  @Test
  void aTagThatIsThereTwiceIsNamedWithItsPlace() throws IOException {
    written(
        """
        {"format": "dradis-box/1", "pieces": [
        {"kind":"raider","name":"raider 1","tags":["E001"]},
        {"kind":"raider","name":"raider 2","tags":["E001"]}]}
        """);
    assertEquals(
        path() + ": pieces[1]: tag E001: is enrolled already, as raider 1",
        assertThrows(BadField.class, () -> BoxFile.open(path())).getMessage());
  }

  @Test
  void whatSomebodyElseWroteMeanwhileIsNotOverwritten() {
    var mine = BoxFile.open(path());
    var theirs = BoxFile.open(path());
    theirs.save(raiders(5));
    var thrown = assertThrows(BadField.class, () -> mine.save(raiders(1)));
    assertTrue(thrown.getMessage().contains("changed by somebody else"), thrown::getMessage);
    assertEquals(raiders(5), BoxFile.open(path()).box());
  }

  @Test
  void savingAgainAndAgainWorksAndLeavesNothingBehind() throws IOException {
    var file = BoxFile.open(path());
    file.save(raiders(1));
    file.save(raiders(2));
    file.save(raiders(3));
    try (var files = Files.list(path().getParent())) {
      assertEquals(List.of(path()), files.toList());
    }
  }

  @Test
  void aLinkStaysALink() throws IOException {
    Path real = written(BoxText.write(raiders(1)));
    Path link = Files.createSymbolicLink(folder.resolve("link.json"), real);
    BoxFile.open(link).save(raiders(2));
    assertTrue(Files.isSymbolicLink(link));
    assertEquals(raiders(2), BoxFile.open(real).box());
  }

  @Test
  void aLinkThatLeadsNowhereIsNoEmptyBox() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link.json"), folder.resolve("gone"));
    assertThrows(BadField.class, () -> BoxFile.open(link));
  }

  @Test
  void aFolderThatCannotBeMadeIsASentence() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    var box = BoxFile.open(file.resolve("box.json"));
    var thrown = assertThrows(BadField.class, () -> box.save(raiders(1)));
    assertTrue(thrown.getMessage().contains("cannot be written"), thrown::getMessage);
    assertFalse(thrown.getMessage().contains("\n"));
  }
}

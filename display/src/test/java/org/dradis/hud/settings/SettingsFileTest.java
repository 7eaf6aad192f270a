package org.dradis.hud.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.dradis.file.BadField;
import org.dradis.hud.HudModel;
import org.dradis.hud.Settings;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SettingsFileTest {
  private static final Settings MINE =
      new Settings("ja", 120, 0, 40, Settings.Checks.RELAXED, false, true);

  @TempDir private Path folder;
  private Path file = Path.of("");

  @BeforeEach
  void nameTheFile() {
    file = folder.resolve("dradis").resolve("settings.json");
  }

  private SettingsFile open() {
    return SettingsFile.open(file, Settings.STANDARD);
  }

  private SettingsFile open(String text) throws IOException {
    Files.createDirectories(folder.resolve("dradis"));
    Files.writeString(file, text);
    return open();
  }

  @Test
  void theFileIsInTheFolderOfTheUser() {
    assertEquals(
        Path.of("/home/ann/settings/dradis/settings.json"),
        SettingsFile.standard(Map.of("XDG_CONFIG_HOME", "/home/ann/settings")));
  }

  @Test
  void withoutAFileEverythingIsStandard() {
    SettingsFile read = open();
    assertEquals(Settings.STANDARD, read.settings());
    assertEquals(List.of(), read.complaints());
  }

  @Test
  void whatIsSavedIsReadAgain() {
    open().save(MINE);
    SettingsFile read = open();
    assertEquals(MINE, read.settings());
    assertEquals(List.of(), read.complaints());
  }

  @Test
  void aWrongFieldIsNamedAndCostsNoOther() throws IOException {
    SettingsFile read = open("{\"soundPercent\": 300, \"textPercent\": 130, \"checks\": \"lax\"}");
    assertEquals(Settings.STANDARD.withTextPercent(130), read.settings());
    assertEquals(
        List.of(
            file + ": soundPercent: must be 0-100, not 300; the standard setting is used",
            file
                + ": checks: must be one of strict, relaxed, not \"lax\";"
                + " the standard setting is used"),
        read.complaints());
  }

  @Test
  void anUnknownFieldIsNamed() throws IOException {
    SettingsFile read = open("{\"volume\": 3}");
    assertEquals(Settings.STANDARD, read.settings());
    assertTrue(read.complaints().getFirst().startsWith(file + ": volume: unknown here; known are"));
  }

  @Test
  void aLanguageThatIsNotThereIsNoLanguage() throws IOException {
    SettingsFile read = open("{\"language\": \"tlh\"}");
    assertEquals("en", read.settings().language());
    assertEquals(
        List.of(
            file
                + ": language: must be one of en, de, ru, ja, not \"tlh\";"
                + " the standard setting is used"),
        read.complaints());
  }

  @Test
  void aBrokenFileStopsNothingAndIsKept() throws IOException {
    String broken = "{\"language\": \"de\", ";
    SettingsFile read = open(broken);
    assertEquals(Settings.STANDARD, read.settings());
    assertEquals(1, read.complaints().size());
    assertEquals(
        List.of(
            file
                + " is no JSON from line 1 on; the standard settings are used."
                + " The file is kept under another name."),
        read.complaints());
    read.save(MINE);
    assertEquals(MINE, open().settings());
    assertEquals(broken, Files.readString(folder.resolve("dradis/settings.json.kept")));
  }

  @Test
  void aBrokenFileIsToldInTheLanguageOfTheScreenWithoutTheTalkOfAParser() throws IOException {
    Files.createDirectories(folder.resolve("dradis"));
    Files.writeString(file, "{\n\n  bad}");
    SettingsFile read = SettingsFile.open(file, Settings.STANDARD.speaking("de"));
    assertEquals(
        List.of(
            file
                + " ist ab Zeile 3 kein JSON; es gelten die Standardeinstellungen."
                + " Die Datei bleibt unter anderem Namen erhalten."),
        read.complaints());
  }

  @Test
  void aWrongFieldIsToldInTheLanguageThatIsSet() throws IOException {
    SettingsFile read = open("{\"language\": \"de\", \"soundPercent\": 300}");
    assertEquals(
        List.of(file + ": „soundPercent“ ist falsch gesetzt; es gilt die Standardeinstellung."),
        read.complaints());
  }

  @Test
  void whatIsKeptIsNeverOverwritten() throws IOException {
    open("[1]").save(MINE);
    open("[2]").save(MINE);
    assertEquals("[1]", Files.readString(folder.resolve("dradis/settings.json.kept")));
    assertEquals("[2]", Files.readString(folder.resolve("dradis/settings.json.kept-2")));
  }

  @Test
  void aFileThatWasInOrderIsNotKept() throws IOException {
    open("{\"calm\": true}").save(MINE);
    assertFalse(Files.exists(folder.resolve("dradis/settings.json.kept")));
  }

  @Test
  void aFolderInItsPlaceStopsNothing() throws IOException {
    Files.createDirectories(file);
    SettingsFile read = open();
    assertEquals(
        List.of(file + ": is a folder, not a file; the standard setting is used"),
        read.complaints());
  }

  @Test
  void whereNothingCanBeWrittenASentenceSaysSo() throws IOException {
    Files.writeString(folder.resolve("dradis"), "a file where the folder should be");
    BadField wrong = assertThrows(BadField.class, () -> open().save(MINE));
    assertTrue(wrong.getMessage().startsWith(file + ": cannot be written: "));
  }

  @Test
  void whateverIsSetIsSaved() {
    HudModel model = new HudModel(Runnable::run, Settings.STANDARD);
    List<String> troubles = new ArrayList<>();
    open().follow(model, UnaryOperator.identity(), Runnable::run, troubles::add);
    model.settings().set(MINE);
    assertEquals(MINE, open().settings());
    assertEquals(List.of(), troubles);
  }

  @Test
  void troubleWithSavingIsTold() throws IOException {
    HudModel model = new HudModel(Runnable::run, Settings.STANDARD);
    List<String> troubles = new ArrayList<>();
    open().follow(model, UnaryOperator.identity(), Runnable::run, troubles::add);
    Files.writeString(folder.resolve("dradis"), "");
    model.settings().set(MINE);
    assertEquals(1, troubles.size());
  }
}

package org.dradis.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.dradis.file.BadField;
import org.dradis.port.Diagnosis;
import org.dradis.port.Finding;
import org.junit.jupiter.api.Test;

class TableTest {
  private static final String TWO_PARTS =
      """
      [[part]]
      kind = "a"
      [[part]]
      kind = "b"
      """;

  private final FakeKind.Part first = new FakeKind.Part();
  private final FakeKind.Part second = new FakeKind.Part();
  private final List<RigKind> kinds =
      List.of(new FakeKind("a", _ -> first), new FakeKind("b", _ -> second));

  private Table open(String file) {
    return Table.open(TableFile.parse("t.toml", file, Path.of("")), kinds);
  }

  private String complaint(String file) {
    return assertThrows(BadField.class, () -> open(file)).getMessage();
  }

  @Test
  void everyPortIsOptional() {
    Table table = open("");
    assertTrue(table.tagZones().isEmpty());
    assertTrue(table.tapPad().isEmpty());
    assertTrue(table.diceTower().isEmpty());
    assertTrue(table.ledBoard().isEmpty());
    assertEquals(List.of(), table.diagnose());
    table.close();
  }

  @Test
  void portsComeFromWhicheverPartHasThem() {
    first.withAll().tapPad = Optional.empty();
    second.tapPad = Optional.of(List::of);
    first.tagZones = Optional.of(new FakeZones("bow"));
    Table table = open(TWO_PARTS);
    assertSame(second.tapPad.get(), table.tapPad().orElseThrow());
    assertSame(first.diceTower.get(), table.diceTower().orElseThrow());
    assertSame(first.ledBoard.get(), table.ledBoard().orElseThrow());
    assertSame(first.tagZones.get(), table.tagZones().orElseThrow());
  }

  @Test
  void aDoubledPortIsAnErrorThatSaysWhatToWrite() {
    first.withAll();
    second.tapPad = Optional.of(List::of);
    assertEquals(
        "t.toml: the parts a and b both have a tap pad, and a table uses one; write without ="
            + " [\"tap-pad\"] under one of them",
        complaint(TWO_PARTS));
    assertTrue(first.closed && second.closed);
  }

  @Test
  void whatIsWrittenThenHelps() {
    first.withAll();
    second.withAll();
    first.tagZones = Optional.of(new FakeZones("bow"));
    second.tagZones = Optional.of(new FakeZones("bow"));
    Table table = open(TWO_PARTS + "without = [\"tap-pad\", \"tower\", \"lights\", \"zones\"]");
    assertSame(first.tapPad.get(), table.tapPad().orElseThrow());
    assertSame(first.tagZones.get(), table.tagZones().orElseThrow());
  }

  @Test
  void aZoneOfTwoPartsIsAnError() {
    first.tagZones = Optional.of(new FakeZones("bow", "stern"));
    second.tagZones = Optional.of(new FakeZones("reserves", "stern"));
    assertEquals(
        "t.toml: the parts a and b both have a zone stern; give one of the two another name",
        complaint(TWO_PARTS));
    assertTrue(first.closed && second.closed);
  }

  @Test
  void anUnknownKindListsTheKnownOnesBeforeAnythingIsOpened() {
    assertEquals(
        "t.toml: line 4: part.kind: no part is of the kind \"c\", did you mean a?; known are a, b",
        complaint("[[part]]\nkind = \"a\"\n[[part]]\nkind = \"c\""));
    assertFalse(first.closed);
    assertEquals(
        "--table satellite: kind: no part is of the kind \"satellite\"; known are a, b",
        assertThrows(BadField.class, () -> Table.open(TableFile.builtIn().only("satellite"), kinds))
            .getMessage());
  }

  @Test
  void aSettingThatThePartDoesNotKnowIsRefusedAndThePartClosed() {
    assertEquals(
        "t.toml: line 3: part.bus: unknown here; known are kind, name, without",
        complaint("[[part]]\nkind = \"a\"\nbus = 3"));
    assertTrue(first.closed);
  }

  @Test
  void aPartThatDoesNotOpenIsADiagnosisAndTheOthersWork() {
    second.withAll();
    var table =
        Table.open(
            TableFile.parse("t.toml", TWO_PARTS, Path.of("")),
            List.of(
                new FakeKind(
                    "a",
                    _ -> {
                      throw new IllegalStateException("There is no /dev/spidev0.0: switch SPI on.");
                    }),
                kinds.get(1)));
    assertEquals(
        List.of(
            new Diagnosis(
                "a", List.of(Finding.fault("There is no /dev/spidev0.0: switch SPI on."))),
            new Diagnosis("b, chip", List.of(Finding.good("It answers.")))),
        table.diagnose());
    assertTrue(table.tapPad().isPresent());
  }

  @Test
  void aLibraryThatDoesNotFitThisMachineIsADiagnosisToo() {
    var table =
        Table.open(
            TableFile.parse("t.toml", "[[part]]\nkind = \"a\"", Path.of("")),
            List.of(
                new FakeKind(
                    "a",
                    _ -> {
                      throw new UnsatisfiedLinkError("libgpiod.so: cannot open.");
                    })));
    assertEquals(
        List.of(new Diagnosis("a", List.of(Finding.fault("libgpiod.so: cannot open.")))),
        table.diagnose());
    assertTrue(table.hasFailed());
  }

  @Test
  void aPartThatCannotExamineItselfIsAFault() {
    first.diagnoses = null;
    assertEquals(
        List.of(new Diagnosis("a", List.of(Finding.fault("The bus is gone.")))),
        open("[[part]]\nkind = \"a\"").diagnose());
  }

  @Test
  void closingClosesAllPartsEvenIfOneFails() {
    first.closingFails = new IllegalStateException("one");
    second.closingFails = new IllegalStateException("two");
    Table table = open(TWO_PARTS);
    var thrown = assertThrows(IllegalStateException.class, table::close);
    assertEquals("two", thrown.getMessage());
    assertEquals("one", thrown.getSuppressed()[0].getMessage());
    assertTrue(first.closed && second.closed);
  }

  @Test
  void onePartCanBeListedTwiceUnderDifferentNames() {
    var table =
        Table.open(
            TableFile.parse(
                "t.toml",
                """
                [[part]]
                kind = "a"
                [[part]]
                kind = "a"
                name = "left"
                """,
                Path.of("")),
            List.of(new FakeKind("a", _ -> new FakeKind.Part())));
    assertEquals(
        List.of("a, chip", "left, chip"), table.diagnose().stream().map(Diagnosis::part).toList());
  }

  @Test
  void allPartsHearTheRuleOfTheTable() {
    open("[sensing]\nobservations = 5\nover-ms = 90\n" + TWO_PARTS);
    assertEquals(new Sensing(5, 90), first.sensing);
    assertEquals(new Sensing(5, 90), second.sensing);
  }
}

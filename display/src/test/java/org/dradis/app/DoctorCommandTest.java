package org.dradis.app;

import static org.dradis.app.FakeWorkshop.tag;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.dradis.box.Box;
import org.dradis.box.Kind;
import org.dradis.box.Piece;
import org.dradis.port.Colour;
import org.dradis.port.DiceThrow;
import org.dradis.port.Finding;
import org.dradis.port.LedFrame;
import org.dradis.port.Zone;
import org.dradis.port.ZoneNews;
import org.dradis.rules.board.Cargo;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DoctorCommandTest {
  @TempDir private Path folder;
  private FakeWorkshop shop;

  @BeforeEach
  void open() {
    shop = new FakeWorkshop(folder);
    shop.keep(
        Box.EMPTY
            .with(Piece.of(Kind.RAIDER, "raider 1", tag(1)))
            .with(Piece.of(Kind.VIPER_MK2, "Starbuck", tag(2)))
            .with(Piece.of(Kind.CARD, "Water Sabotage", tag(3))));
  }

  private int doctor(String... args) {
    var all = new ArrayList<>(List.of(args));
    all.addAll(List.of("--table", "fake"));
    return shop.run(DoctorCommand::new, all.toArray(String[]::new));
  }

  @Test
  void aGoodTableIsShownWithWhatLiesOnIt() {
    shop.at(400, () -> shop.rig.put(tag(1), "bow"))
        .at(900, () -> shop.rig.put(tag(2), "bow", "stern"))
        .at(1200, () -> shop.rig.put(tag(77), "bow"));
    shop.rig.tap(tag(3));
    assertEquals(0, doctor());
    assertEquals(
        """
        Table: --table fake (fake)

        zone bow  good  The chip answers.

        bow      raider 1, Starbuck (also in stern), stranger E00401501234004D
        stern    Starbuck (also in bow)
        tap pad  card Water Sabotage

        All is well.
        """,
        shop.out.toString());
    assertEquals("", shop.err.toString());
    assertTrue(shop.rig.closed);
    assertEquals(List.of(tag(1), tag(2), tag(3)), shop.rig.known);
  }

  @Test
  void itWaitsUntilTheBoardIsStillButNotForEver() {
    doctor();
    assertEquals(1500, shop.now());
    for (int i = 1; i < 400; i++) {
      int number = i;
      shop.at(100L * i, () -> shop.rig.put(tag(1), number % 2 == 0 ? "bow" : "stern"));
    }
    doctor();
    assertEquals(1500 + 15_000, shop.now());
  }

  @ParameterizedTest
  @CsvSource({"WARNING, warning", "FAULT, FAULT"})
  void whatIsWrongIsSaidAndGivesExitCode1(Finding.Grade grade, String word) {
    shop.rig.findings.add(new Finding(grade, "It answers late: check the\ncable."));
    assertEquals(1, doctor());
    assertTrue(
        shop.out.toString().lines().anyMatch(it -> it.strip().startsWith(word + "  It")),
        shop.out::toString);
    assertTrue(shop.out.toString().contains("check the cable."), shop.out::toString);
    assertTrue(shop.out.toString().endsWith("1 thing is wrong.\n"), shop.out::toString);
  }

  @Test
  void aPadThatDoesNotAnswerAndAZoneThatIsLostAreFaults() {
    shop.rig.padFails = new IllegalStateException("The pad does not answer: check SDA.");
    shop.at(300, () -> shop.rig.tell(new ZoneNews.ZoneLost(new Zone("stern"), "Check BUSY.")));
    assertEquals(1, doctor());
    assertTrue(shop.out.toString().contains("The pad does not answer: check SDA."));
    assertTrue(
        shop.out.toString().contains("zone stern  FAULT  It senses nothing any more. Check BUSY."),
        shop.out::toString);
    assertTrue(shop.out.toString().endsWith("2 things are wrong.\n"), shop.out::toString);
  }

  @Test
  void whatThePartHasFoundItselfIsNotSaidTwice() {
    shop.rig.findings.add(Finding.fault("No BUSY."));
    shop.at(300, () -> shop.rig.tell(new ZoneNews.ZoneLost(new Zone("bow"), "Check BUSY.")));
    assertEquals(1, doctor());
    assertTrue(shop.out.toString().endsWith("1 thing is wrong.\n"), shop.out::toString);
  }

  @Test
  void withoutHardwareItSaysInOneSentenceWhatIsMissingAndThatThereIsASimulator() {
    shop.rig.openingFails = new IllegalStateException("There is no SPI bus here.");
    assertEquals(1, doctor());
    assertEquals("", shop.out.toString());
    assertEquals(
        "dradis: There is no SPI bus here. Without hardware, --table sim gives a simulated"
            + " table.\n",
        shop.err.toString());
  }

  @Test
  void aTableOfTheFileIsUsedAndNamed() throws IOException {
    Files.writeString(folder.resolve("table.toml"), "[[part]]\nkind = \"fake\"\n");
    assertEquals(0, shop.run(DoctorCommand::new));
    assertTrue(shop.out.toString().startsWith("Table: table.toml (fake)\n"), shop.out::toString);
    Files.writeString(folder.resolve("mine.toml"), "[[part]]\nkind = \"fake\"\nbuss = 1\n");
    assertEquals(
        2, shop.run(DoctorCommand::new, "--config", folder.resolve("mine.toml").toString()));
    assertTrue(
        shop.err.toString().contains("mine.toml: line 3: part.buss: unknown here"),
        shop.err::toString);
    assertTrue(shop.rig.closed);
  }

  @Test
  void aTableOfAScreenAloneIsFine() throws IOException {
    Files.writeString(folder.resolve("table.toml"), "");
    assertEquals(0, shop.run(DoctorCommand::new));
    assertTrue(shop.out.toString().contains("no parts"), shop.out::toString);
  }

  @Test
  void anUnknownKindOfTableIsExitCode2() {
    assertEquals(2, shop.run(DoctorCommand::new, "--table", "fak"));
    assertEquals(
        "dradis: --table fak: kind: no part is of the kind \"fak\", did you mean fake?; known are"
            + " fake\n",
        shop.err.toString());
  }

  @Test
  void theLightsShowEachColourAndADotAndEndDark() {
    assertEquals(0, doctor("--lights"));
    List<LedFrame> frames = shop.rig.frames;
    assertEquals(LedFrame.filled(4, new Colour(255, 0, 0)), frames.getFirst());
    assertEquals(LedFrame.filled(4, new Colour(0, 255, 0)), frames.get(1));
    assertEquals(LedFrame.filled(4, new Colour(0, 0, 255)), frames.get(2));
    for (int led = 0; led < 4; led++) {
      assertEquals(
          LedFrame.dark(4).with(led, new Colour(255, 255, 255)), frames.get(4 + led), "" + led);
    }
    assertEquals(LedFrame.dark(4), frames.getLast());
    assertEquals(9, frames.size());
    assertTrue(shop.out.toString().startsWith("All LEDs are red.\n"), shop.out::toString);
  }

  @Test
  void lightsThatFailAreAFault() {
    shop.rig.lightsFail = new IllegalStateException("The SPI bus of the lights is gone.");
    assertEquals(1, doctor("--lights"));
    assertTrue(shop.out.toString().contains("FAULT  The SPI bus of the lights is gone."));
  }

  @Test
  void whatIsToBeTriedMustBeThere() {
    shop.rig.hasLights = false;
    shop.rig.hasTower = false;
    assertEquals(1, doctor("--lights", "--tower"));
    assertTrue(shop.out.toString().contains("This table has no lights."));
    assertTrue(shop.out.toString().contains("This table has no dice tower."));
  }

  @Test
  void throwsAreShownAsTheyCome() {
    shop.at(3000, () -> shop.rig.roll(new DiceThrow.Rolled(5)))
        .at(9000, () -> shop.rig.roll(new DiceThrow.Rolled(8)));
    assertEquals(0, doctor("--tower", "--throws", "2"));
    assertTrue(
        shop.out
            .toString()
            .startsWith(
                """
                Throw the die 2 times; it ends after 60 s without a throw.
                The die shows 5.
                The die shows 8.
                """),
        shop.out::toString);
    assertTrue(shop.now() < 10_000);
  }

  @Test
  void aThrowThatIsNoRollIsAWarning() {
    shop.at(3000, () -> shop.rig.roll(new DiceThrow.Doubtful(DiceThrow.Doubt.UNREADABLE)))
        .at(4000, () -> shop.rig.roll(new DiceThrow.Voided(DiceThrow.VoidReason.MOVED)));
    assertEquals(1, doctor("--tower", "--wait", "5"));
    assertTrue(shop.out.toString().endsWith("3 things are wrong.\n"), shop.out::toString);
    assertTrue(shop.out.toString().contains("Only 2 of 3 throws came."));
  }

  @Test
  void aTowerThatSeesNothingIsAFaultAndNothingHangs() {
    assertEquals(1, doctor("--tower", "--wait", "5"));
    assertTrue(
        shop.out.toString().contains("FAULT  No die was seen: check that it breaks the beam"));
    assertEquals(6500, shop.now());
  }

  @Test
  void watchingTellsWhatHappens() {
    var bow = new Zone("bow");
    shop.at(2000, () -> shop.rig.tell(new ZoneNews.Noticed(tag(1), bow)))
        .at(2100, () -> shop.rig.put(tag(1), "bow"))
        .at(3000, () -> shop.rig.put(tag(1), "stern"))
        .at(4000, () -> shop.rig.put(tag(1)))
        .at(5000, () -> shop.rig.tell(new ZoneNews.ZoneLost(bow, "Check its cable.")))
        .at(5500, () -> shop.rig.tell(new ZoneNews.ZoneFound(bow)))
        .at(6000, () -> shop.rig.tap(tag(9)))
        .at(6500, () -> shop.rig.roll(new DiceThrow.Rolled(3)))
        .at(7000, () -> shop.rig.padFails = new IllegalStateException("Check SDA."));
    assertEquals(0, doctor("--watch", "--for", "8"));
    assertEquals(
        """
        Watching, until Ctrl-C.
            0.5 s  bow: raider 1 is noticed.
            0.6 s  bow: raider 1 is there.
            1.5 s  stern: raider 1 has come from bow.
            2.5 s  stern: raider 1 is gone.
            3.5 s  bow: senses nothing any more. Check its cable.
            4.0 s  bow: senses again.
            4.5 s  tap pad: a stranger, tag E004015012340009.
            5.0 s  tower: The die shows 3.
            5.5 s  tap pad: Check SDA.
        """,
        shop.out.toString().substring(shop.out.toString().indexOf("Watching")));
    assertEquals(9500, shop.now());
  }

  @Test
  void watchingEndsWhenNobodyReadsAnyMore() {
    shop.at(
        6000,
        () -> {
          shop.readerGone = true;
          shop.rig.tap(tag(9));
        });
    assertEquals(Main.READER_GONE, doctor("--watch", "--for", "60"));
    assertTrue(shop.now() < 7000);
    assertTrue(shop.rig.closed);
    assertEquals("", shop.err.toString());
  }

  @Test
  void thatNobodyReadsIsNoFaultOfTheLights() {
    shop.at(2600, () -> shop.readerGone = true);
    assertEquals(Main.READER_GONE, doctor("--lights"));
    assertTrue(shop.rig.closed);
  }

  @Test
  void watchingNeedsNoZones() {
    shop.rig.hasZones = false;
    shop.rig.hasPad = false;
    shop.rig.hasTower = false;
    assertEquals(0, doctor("--watch", "--for", "1"));
  }

  @Test
  void programsReadOneObject() {
    shop.rig.put(tag(1), "bow");
    shop.rig.put(tag(77), "bow", "stern");
    shop.at(3000, () -> shop.rig.roll(new DiceThrow.Rolled(5)))
        .at(3500, () -> shop.rig.roll(new DiceThrow.Doubtful(DiceThrow.Doubt.NEVER_SETTLED)))
        .at(3600, () -> shop.rig.roll(new DiceThrow.Voided(DiceThrow.VoidReason.DROPPED_AGAIN)));
    assertEquals(1, doctor("--json", "--tower"));
    String raider = "{\"tag\":\"E004015012340001\",\"kind\":\"raider\",\"name\":\"raider 1\"}";
    String out = shop.out.toString();
    assertEquals(1, out.lines().count());
    assertTrue(
        out.startsWith(
            "{\"format\":\"dradis-doctor/1\",\"table\":\"--table fake (fake)\",\"good\":false,"
                + "\"parts\":[{\"part\":\"zone bow\",\"grade\":\"good\",\"findings\":[{\"grade\":"
                + "\"good\",\"sentence\":\"The chip answers.\"}]},"),
        out);
    assertTrue(
        out.contains(
            "\"zones\":[{\"zone\":\"bow\",\"tags\":["
                + raider
                + ",{\"tag\":\"E00401501234004D\",\"alsoIn\":[\"stern\"]}]},"),
        out);
    assertTrue(
        out.endsWith(
            "\"tapPad\":[],\"throws\":[{\"rolled\":5},{\"doubt\":\"never-settled\"},{\"void\":"
                + "\"dropped-again\"}]}\n"),
        out);
    assertTrue(shop.err.toString().contains("The die shows 5."), shop.err::toString);
  }

  @Test
  void whatAShipHoldsIsNotShown() {
    shop.keep(
        Box.EMPTY.with(
            Piece.of(Kind.CIVILIAN_SHIP, "civilian ship 1", tag(5))
                .holding(Cargo.POPULATION_AND_MORALE)));
    shop.rig.put(tag(5), "bow");
    doctor("--json");
    assertTrue(shop.out.toString().contains("civilian ship 1"));
    assertFalse(shop.out.toString().contains("morale"));
    doctor("--watch", "--for", "1");
    assertTrue(shop.out.toString().contains("civilian ship 1"));
    assertFalse(shop.out.toString().contains("morale"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--watch --json|--watch is for people",
        "--for 3|--for goes with --watch",
        "--tower --throws 0|must be 1 or more",
        "--wait x|--wait",
      })
  void whatDoesNotFitIsOneSentenceAndExitCode2(String args, String sentence) {
    assertEquals(2, doctor(args.split(" ", -1)));
    assertEquals(1, shop.err.toString().lines().count(), shop.err::toString);
    assertTrue(shop.err.toString().contains(sentence), shop.err::toString);
  }
}

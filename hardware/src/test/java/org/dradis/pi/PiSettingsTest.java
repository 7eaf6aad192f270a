package org.dradis.pi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.dradis.dice.Line;
import org.dradis.file.BadField;
import org.dradis.port.Zone;
import org.dradis.table.Section;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PiSettingsTest {

  private static PiSettings read(String toml) {
    return PiSettings.read(Section.parse("table.toml", toml));
  }

  private static String complaint(String toml) {
    return assertThrows(BadField.class, () -> read(toml.replace("|", "\n"))).getMessage();
  }

  @Test
  void aPartThatNamesNothingIsTheReferenceTable() {
    assertEquals(PiSettings.REFERENCE, read(""));
  }

  @Test
  void theDefaultsAreThoseOfTheReferenceTable() {
    assertEquals(PiSettings.REFERENCE, read("[[readers]]\n[tap-pad]\n[tower]\n[lights]\n"));
  }

  @Test
  void theDocumentedTableIsTheReferenceTable() throws IOException {
    var file = Section.parse("docs", Files.readString(Path.of("../docs/table.toml")));
    var part = file.sections("part").getFirst();
    assertEquals("pi", part.text("kind", ""));
    assertEquals(PiSettings.REFERENCE, PiSettings.read(part));
  }

  @Test
  void whatIsLeftOutIsNotThere() {
    var settings = read("[tower]\n");
    assertEquals(List.of(), settings.readers());
    assertEquals(Optional.empty(), settings.tapPad());
    assertEquals(Optional.of(TowerPart.REFERENCE), settings.tower());
    assertEquals(Optional.empty(), settings.lights());
  }

  @Test
  void everySettingIsRead() {
    var settings =
        read(
            """
            alone = [["pile", "bow"]]
            [[readers]]
            zones = ["pile", "bow"]
            spi-bus = 1
            spi-channel = 1
            spi-hz = 2000000
            address-pins = [4]
            enable-pin = 7
            busy-pin = 8
            reset-pin = 14
            [tap-pad]
            bus = "spi"
            spi-bus = 1
            spi-channel = 2
            [tower]
            drop-pin = 2
            par-pin = 5
            inverted = ["drop", "par"]
            hold-off-ms = 100
            [lights]
            chip = "ws2812b"
            count = 30
            spi-bus = 0
            limit-ma = 500
            """);
    assertEquals(
        List.of(
            new ReaderGroup(
                new ReaderWiring(1, 1, 2_000_000, List.of(4), 7, 8, 14),
                List.of(new Zone("pile"), new Zone("bow")))),
        settings.readers());
    assertEquals(List.of(Set.of(new Zone("pile"), new Zone("bow"))), settings.alone());
    assertEquals(Optional.of(new TapPadWiring(TapPadWiring.Bus.SPI, 1, 2)), settings.tapPad());
    var tower = settings.tower().orElseThrow();
    assertEquals(Set.of(Line.DROP, Line.PAR), tower.wiring().inverted());
    assertEquals(2, tower.wiring().pin(Line.DROP));
    assertEquals(Duration.ofMillis(100), tower.times().holdOff());
    assertEquals(
        Optional.of(new Lights(Lights.Chip.WS2812B, 30, 0, 0, 3_200_000, 500, 31)),
        settings.lights());
  }

  @Test
  void readersOfOneBusMayHaveSeveralGroups() {
    var settings =
        read(
            """
            [[readers]]
            zones = ["bow"]
            [[readers]]
            zones = ["stern"]
            address-pins = []
            enable-pin = 8
            busy-pin = 7
            reset-pin = 4
            """);
    assertEquals(2, settings.readers().size());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "[tower]|drop-pin = 23; line 1: tower.settled-pin: GPIO 23 cannot be the tower's SETTLED:"
            + " it is the tower's DROP already",
        "[tower]|drop-pin = 40; line 2: tower.drop-pin: must be 0-27, not 40",
        "[[readers]]|reset-pin = 9; line 2: readers.reset-pin: GPIO 9 cannot be the readers' reset"
            + " line: it is a line of SPI bus 0 already",
        "[tap-pad]|[tower]|par-pin = 3; line 3: tower.par-pin: GPIO 3 cannot be the tower's PAR: it"
            + " is a line of I2C bus 1 already",
        "[[readers]]|[tap-pad]|bus = 'spi'; line 2: tap-pad.spi-channel: channel 0 of SPI bus 0 is"
            + " that of the readers already",
        "[[readers]]|[lights]|spi-bus = 0|spi-channel = 1; line 3: lights.spi-bus: SPI bus 0 is"
            + " that of the readers already; the lights need one of their own",
        "[[readers]]|zones = ['a','b','c','d','e','f','g','h','i']; line 2: readers.zones: must be"
            + " 1 to 8 with 3 address pins, not 9",
        "[[readers]]|address-pins = []; line 1: readers.zones: must be 1 to 1 with 0 address pins,"
            + " not 6",
        "[[readers]]|zones = ['bow', 'bow']; line 2: readers.zones: there are two readers for the"
            + " zone bow",
        "[[readers]]|zones = ['Bow']; line 2: readers.zones: a zone's name is of small letters,"
            + " digits and hyphens, not 'Bow'",
        "[[readers]]|address-pins = [4, 5, 6, 7]; line 2: readers.address-pins: must be three at"
            + " most: A0, A1 and A2 of the 74HC138",
        "[[readers]]|spi-hz = 8000000; line 2: readers.spi-hz: must be 100000-7000000, not 8000000",
        "alone = [['bow', 'pile']]|[[readers]]; line 1: alone: there is no reader for the zone"
            + " pile",
        "alone = ['bow']|[[readers]]; line 1: alone: must be a list of lists of texts, not \"bow\"",
        "[tower]|inverted = ['beam']; line 2: tower.inverted: may name drop, settled, d0, d1, d2"
            + " and par, not \"beam\"",
        "[tower]|hold-off-ms = 9000; line 1: tower: ",
        "[lights]|chip = 'ws2812b'|brightness = 3; line 3: lights.brightness: ws2812b has none;"
            + " lower limit-ma instead",
        "[lights]|chip = 'ws2812b'|spi-hz = 4000000; line 3: lights.spi-hz: must be 3200000 for"
            + " ws2812b, whose bits it times",
        "[lights]|limit-ma = 100; line 2: lights.limit-ma: 120 LEDs draw 120 mA when they are dark",
        "[lights]|chip = 'sk9823'; line 2: lights.chip: must be one of sk9822, apa102, ws2812b",
        "[lights]|leds = 3; line 2: lights.leds: unknown here",
        "[light]; line 1: light: unknown here, did you mean lights?",
      })
  void aMistakeIsOneSentenceWithItsLine(String toml, String sentence) {
    String complaint = complaint(toml);
    assertTrue(complaint.startsWith("table.toml: " + sentence), complaint);
    assertEquals(1, complaint.lines().count());
  }
}

package org.dradis.pi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.dradis.nfc.iso15693.Uid;
import org.dradis.port.Colour;
import org.dradis.port.DiceThrow;
import org.dradis.port.LedFrame;
import org.dradis.port.TagId;
import org.dradis.port.Whereabouts;
import org.dradis.port.Zone;
import org.dradis.rig.chip.LedFault;
import org.dradis.rig.chip.PadTag;
import org.dradis.rig.chip.Pn532Fault;
import org.dradis.rig.chip.Shine;
import org.dradis.rig.chip.TowerFault;
import org.dradis.rig.chip.VirtualField;
import org.dradis.rig.chip.VirtualPn5180;
import org.dradis.rig.chip.VirtualTag;
import org.dradis.rig.pi4j.BusFault;
import org.dradis.rig.pi4j.VirtualReaderBoard;
import org.dradis.table.Section;
import org.dradis.table.Sensing;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A whole table on a virtual Pi, through Pi4J. */
class PiRigTest {
  private static final long MS = 1_000_000;
  private static final long SECOND = 1_000 * MS;
  private static final Uid RAIDER = Uid.parse("E00401502A49F6D0");
  private static final Uid VIPER = Uid.parse("E00401502A49F6D1");
  private static final Zone BOW = new Zone("bow");
  private static final Zone STERN = new Zone("stern");

  private final WholeTable table = new WholeTable();

  @AfterEach
  void end() {
    table.time.close();
  }

  @Test
  void everyPartWorksAtOnce() {
    try (var rig = table.open()) {
      var throwing = new ArrayList<DiceThrow>();
      rig.diceTower().orElseThrow().onThrow(throwing::add);
      table.tower.drop(SECOND, 7, TowerFault.NONE);
      table.fields.get(3).put(new VirtualTag(RAIDER));
      table.pad.put(PadTag.of("DEADBEEF"));
      rig.ledBoard().orElseThrow().show(LedFrame.filled(120, new Colour(9, 8, 7)));
      table.time.advance(5 * SECOND);
      assertEquals(Whereabouts.in(STERN), rig.tagZones().orElseThrow().sensed().get(RAIDER.id()));
      assertEquals(List.of(TagId.parse("DEADBEEF")), rig.tapPad().orElseThrow().look());
      assertEquals(List.of(new DiceThrow.Rolled(7)), throwing);
      assertEquals(Set.of(new Shine(9, 8, 7, 31)), Set.copyOf(table.strip.shines()));
      assertTrue(
          WholeTable.told(rig).stream().allMatch(it -> it.contains(" GOOD: ")),
          () -> WholeTable.told(rig).toString());
    }
  }

  @Test
  void zonesAreThoseOfTheTableFileInItsOrder() {
    try (var rig = table.open()) {
      assertEquals(ReaderGroup.AREAS, rig.tagZones().orElseThrow().zones());
    }
  }

  @Test
  void oneMissingReaderDoesNotKeepTheOthersFromWorking() {
    table.readers.inject(new BusFault.Unplugged(0));
    table.fields.get(3).put(new VirtualTag(RAIDER));
    try (var rig = table.open()) {
      table.time.advance(5 * SECOND);
      assertEquals(Whereabouts.in(STERN), rig.tagZones().orElseThrow().sensed().get(RAIDER.id()));
      var told = WholeTable.told(rig);
      assertEquals(
          "zone bow FAULT: The PN5180 never raises BUSY: check its supply, NSS and the BUSY wire.",
          told.getFirst());
      assertEquals(1, told.stream().filter(it -> it.contains(" FAULT: ")).count());
    }
  }

  @Test
  void aStuckAddressLineIsTold() {
    table.readers.inject(new BusFault.StuckAddress(2, false));
    try (var rig = table.open()) {
      table.time.advance(5 * SECOND);
      var told = String.join("\n", WholeTable.told(rig));
      assertTrue(
          told.contains("The PN5180 at address 4 is the one that answers at 0, too: check the"),
          told);
    }
  }

  @Test
  void aMissingTapPadIsTold() {
    table.pad.inject(Pn532Fault.ABSENT, Integer.MAX_VALUE);
    try (var rig = table.open()) {
      assertTrue(rig.tapPad().isEmpty());
      assertTrue(rig.ledBoard().isPresent());
      assertTrue(
          WholeTable.told(rig)
              .get(6)
              .startsWith("tap pad FAULT: The tap pad's PN532 does not answer: check power"),
          () -> WholeTable.told(rig).get(6));
    }
  }

  @Test
  void lightsThatLostTheirFrameHaveItBackWithinASecond() {
    try (var rig = table.open()) {
      var white = LedFrame.filled(120, new Colour(10, 10, 10));
      rig.ledBoard().orElseThrow().show(white);
      table.strip.inject(new LedFault.BrownOut());
      table.time.advance(1_100 * MS);
      assertEquals(new Shine(10, 10, 10, 31), table.strip.shines().getLast());
    }
  }

  @Test
  void aWs2812StripThatIsTooLongForTheKernelIsTold() {
    var settings = PiSettings.read(Section.parse("x", "[lights]\nchip = 'ws2812b'\ncount = 400\n"));
    try (var rig =
        new PiRig(settings, Sensing.STANDARD, table.header.context(), table.header.timeline())) {
      assertTrue(rig.ledBoard().isEmpty());
      assertEquals(
          List.of(
              "lights FAULT: A frame of 400 WS2812B is 5056 bytes, but the kernel takes 4096 at"
                  + " once: add spidev.bufsiz=8192 to the line in /boot/firmware/cmdline.txt and"
                  + " restart."),
          WholeTable.told(rig));
    }
  }

  /** Readers are selected by GPIO, so they would hear what is meant for the pad. */
  @Test
  void aTapPadOnTheReadersBusWaitsForItsTurn() {
    table.header.spi(0).attach(1, table.pad.spiPins());
    table.fields.get(0).put(new VirtualTag(VIPER));
    table.pad.put(PadTag.of("DEADBEEF"));
    var toml = "[[readers]]\n[tap-pad]\nbus = 'spi'\nspi-channel = 1\n";
    var settings = PiSettings.read(Section.parse("x", toml));
    try (var rig =
        new PiRig(settings, Sensing.STANDARD, table.header.context(), table.header.timeline())) {
      table.time.advance(SECOND);
      for (int i = 0; i < 50; i++) {
        assertEquals(List.of(TagId.parse("DEADBEEF")), rig.tapPad().orElseThrow().look());
      }
      assertTrue(
          WholeTable.told(rig).stream().allMatch(it -> it.contains(" GOOD: ")),
          () -> WholeTable.told(rig).toString());
    }
  }

  /** Both are channel 0, which Pi4J's registry would take for one. */
  @Test
  void twoBusesOfReadersWorkAtOnce() {
    var second = new ReaderWiring(1, 0, 7_000_000, List.of(4, 7, 8), 14, 15, 25);
    var field = new VirtualField(table.time);
    field.put(new VirtualTag(RAIDER));
    new VirtualReaderBoard(table.header, second, List.of(new VirtualPn5180(table.time, field)));
    table.fields.get(0).put(new VirtualTag(VIPER));
    var toml =
        """
        [[readers]]
        [[readers]]
        zones = ["reserves"]
        spi-bus = 1
        address-pins = [4, 7, 8]
        enable-pin = 14
        busy-pin = 15
        reset-pin = 25
        """;
    var settings = PiSettings.read(Section.parse("x", toml));
    try (var rig =
        new PiRig(settings, Sensing.STANDARD, table.header.context(), table.header.timeline())) {
      table.time.advance(3 * SECOND);
      assertEquals(
          Map.of(
              RAIDER.id(), Whereabouts.in(new Zone("reserves")), VIPER.id(), Whereabouts.in(BOW)),
          rig.tagZones().orElseThrow().sensed());
    }
  }

  @Test
  void closingSwitchesLightsAndFieldsOff() {
    var rig = table.open();
    rig.ledBoard().orElseThrow().show(LedFrame.filled(120, new Colour(10, 10, 10)));
    table.time.advance(SECOND);
    assertTrue(table.fields.stream().allMatch(it -> it.isOn()));
    long before = table.time.now();
    rig.close();
    assertTrue(table.time.now() - before < 500 * MS);
    assertFalse(table.fields.stream().anyMatch(it -> it.isOn()));
    var dark = table.strip.shines().getFirst();
    assertEquals(0, dark.red() + dark.green() + dark.blue());
  }

  @Test
  void withoutItsBusesAPartIsMissingAndEachSaysWhy() {
    var nothing =
        new Devices() {
          @Override
          public void needGpio() {
            throw new PiTrouble("No lines.");
          }

          @Override
          public void needSpi(int bus, int channel) {
            throw new PiTrouble("No SPI bus " + bus + ".");
          }

          @Override
          public void needI2c(int bus) {
            throw new PiTrouble("No I2C bus " + bus + ".");
          }

          @Override
          public int spiBytesAtOnce() {
            return SPI_BYTES;
          }
        };
    try (var rig = table.open(nothing)) {
      table.time.advance(SECOND);
      var told = WholeTable.told(rig);
      assertEquals("zone bow FAULT: No lines.", told.getFirst());
      assertEquals(
          List.of(
              "tap pad FAULT: No I2C bus 1.",
              "dice tower FAULT: No lines.",
              "lights FAULT: No SPI bus 1."),
          told.subList(6, 9));
      assertTrue(rig.tapPad().isEmpty() && rig.diceTower().isEmpty() && rig.ledBoard().isEmpty());
      assertEquals(BOW, rig.tagZones().orElseThrow().zones().getFirst());
    }
  }
}

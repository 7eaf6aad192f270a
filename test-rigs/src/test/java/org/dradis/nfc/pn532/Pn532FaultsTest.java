package org.dradis.nfc.pn532;

import static org.dradis.nfc.pn532.Pad.tag;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.dradis.nfc.pn532.Pad.Bus;
import org.dradis.port.TagId;
import org.dradis.rig.chip.Pn532Fault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every named fault: the driver gets over it, and one that lacks the remedy does not. */
class Pn532FaultsTest {

  private static final int ALWAYS = Integer.MAX_VALUE;

  /** A fault, how often it strikes, and the remedies without which it wins. */
  record Case(Bus bus, Pn532Fault fault, int times, Set<Remedy> remedies) {}

  static Stream<Case> curable() {
    // Setting up anew sends commands again as well, so it is taken away together with that.
    var resending = EnumSet.of(Remedy.RESEND, Remedy.SET_UP_ANEW);
    return Stream.of(Bus.values())
        .flatMap(
            bus ->
                Stream.of(
                    new Case(bus, Pn532Fault.NOISE_TO_CHIP, 1, resending),
                    new Case(bus, Pn532Fault.ABSENT, 1, resending),
                    new Case(bus, Pn532Fault.STUCK_BUSY, 1, resending),
                    new Case(bus, Pn532Fault.LATE_ANSWER, 1, resending),
                    new Case(bus, Pn532Fault.RESET, 1, EnumSet.of(Remedy.SET_UP_ANEW)),
                    new Case(bus, Pn532Fault.DUPLICATE_ACK, ALWAYS, EnumSet.of(Remedy.SKIP_ACK)),
                    new Case(
                        bus,
                        Pn532Fault.DAMAGED_ANSWER,
                        1,
                        EnumSet.of(Remedy.NACK, Remedy.RESEND, Remedy.SET_UP_ANEW)),
                    new Case(
                        bus,
                        Pn532Fault.TRUNCATED_ANSWER,
                        1,
                        EnumSet.of(Remedy.NACK, Remedy.RESEND, Remedy.SET_UP_ANEW))));
  }

  @ParameterizedTest
  @MethodSource("curable")
  void theDriverGetsOverIt(Case each) {
    for (var seed = 0; seed < 20; seed++) {
      var pad = new Pad(each.bus(), seed);
      var driver = pad.driver();
      tag(pad, "047BCB51962280");
      pad.chip.inject(each.fault(), each.times());
      assertEquals(pad.truth(), driver.look(), "seed " + seed);
      pad.chip.heal();
      assertEquals(pad.truth(), driver.look(), "and afterwards, seed " + seed);
    }
  }

  @ParameterizedTest
  @MethodSource("curable")
  void withoutItsRemedyTheDriverFails(Case each) {
    var failures = 0;
    for (var seed = 0; seed < 20; seed++) {
      var pad = new Pad(each.bus(), seed);
      var driver = pad.driverWithout(each.remedies());
      tag(pad, "047BCB51962280");
      pad.chip.inject(each.fault(), each.times());
      try {
        driver.look();
      } catch (ChipTrouble expected) {
        failures++;
      }
    }
    // Noise may also hit a byte that does not matter, such as a postamble or a question for status.
    assertTrue(failures >= (each.fault() == Pn532Fault.NOISE_TO_CHIP ? 5 : 15), "" + failures);
  }

  @ParameterizedTest
  @EnumSource
  void noiseOnTheWayBackIsHeardOrHarmless(Bus bus) {
    for (var seed = 0; seed < 200; seed++) {
      var pad = new Pad(bus, seed);
      var driver = pad.driver();
      tag(pad, "047BCB51962280");
      pad.chip.inject(Pn532Fault.NOISE_FROM_CHIP, 1 + seed % 6);
      assertEquals(pad.truth(), driver.look(), "seed " + seed);
    }
  }

  @ParameterizedTest
  @EnumSource
  void noiseOnTheWayBackStopsADriverThatNeverAsksAgain(Bus bus) {
    var failures = 0;
    for (var seed = 0; seed < 200; seed++) {
      var pad = new Pad(bus, seed);
      var driver = pad.driverWithout(EnumSet.of(Remedy.NACK, Remedy.RESEND, Remedy.SET_UP_ANEW));
      pad.chip.inject(Pn532Fault.NOISE_FROM_CHIP, 1 + seed % 6);
      try {
        driver.look();
      } catch (ChipTrouble expected) {
        failures++;
      }
    }
    assertTrue(failures > 5, "failures: " + failures);
  }

  @ParameterizedTest
  @EnumSource
  void aDriverThatDoesNotCheckSeesPhantoms(Bus bus) throws IOException {
    var pad = new Pad(bus, 4);
    pad.driver();
    tag(pad, "047BCB51962280");
    var seen = new TagId[20];
    for (var i = 0; i < seen.length; i++) {
      pad.io.write(Frame.encode(new byte[] {Frame.TO_CHIP, 0x32, 0x01, 0}));
      pad.time.pause(3_000_000);
      pad.io.write(Frame.encode(new byte[] {Frame.TO_CHIP, 0x4A, 2, 0}));
      pad.time.pause(3_000_000);
      pad.io.read(6);
      pad.time.pause(100_000_000);
      pad.chip.inject(Pn532Fault.DAMAGED_ANSWER, 1);
      var raw = pad.io.read(64);
      seen[i] = TagId.of(Arrays.copyOfRange(raw, 13, 20));
    }
    assertTrue(
        Stream.of(seen).anyMatch(it -> !it.toString().equals("047BCB51962280")), "a phantom");
  }

  @ParameterizedTest
  @EnumSource
  void whatNothingHelpsAgainstIsOneSentenceInABoundedTime(Bus bus) {
    for (var fault : EnumSet.of(Pn532Fault.ABSENT, Pn532Fault.STUCK_BUSY, Pn532Fault.LATE_ANSWER)) {
      var pad = new Pad(bus, 1);
      var driver = pad.driver();
      tag(pad, "047BCB51962280");
      pad.chip.inject(fault, ALWAYS);
      var start = pad.time.nanos();
      var trouble = assertThrows(ChipTrouble.class, driver::look);
      assertTrue(
          trouble.getMessage().matches("The tap pad's PN532 [a-z ]+: check [^.]+\\."),
          trouble.getMessage());
      assertTrue(trouble.getMessage().contains("mode switches stand at " + bus));
      assertTrue(pad.time.nanos() - start < 3_000_000_000L, fault + " takes too long");
      pad.chip.heal();
      assertEquals(pad.truth(), driver.look(), "the next look after " + fault);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aChipThatIsNotThereIsOneSentenceAtOnce(Bus bus) {
    var pad = new Pad(bus, 1);
    pad.chip.inject(Pn532Fault.ABSENT, ALWAYS);
    var trouble = assertThrows(ChipTrouble.class, pad::driver);
    assertTrue(trouble.getMessage().startsWith("The tap pad's PN532 does not answer: check power"));
  }

  @Test
  void aDriverThatNeverGivesUpWaitsForEver() {
    var pad = new Pad(Bus.I2C, 1);
    var driver = pad.driverWithout(EnumSet.of(Remedy.GIVE_UP));
    pad.chip.inject(Pn532Fault.STUCK_BUSY, 1);
    assertThrows(IllegalStateException.class, driver::look);
  }

  @ParameterizedTest
  @EnumSource
  void aResetBetweenLooksGoesUnnoticed(Bus bus) {
    var pad = new Pad(bus, 1);
    var driver = pad.driver();
    tag(pad, "047BCB51962280");
    pad.chip.reset();
    assertEquals(pad.truth(), driver.look());
    assertNotEquals(List.of(), driver.look());
  }
}

package org.dradis.pi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.dradis.nfc.ReaderException;
import org.dradis.nfc.iso15693.Mask;
import org.dradis.nfc.iso15693.Slot;
import org.dradis.nfc.iso15693.VicinityReader;
import org.dradis.nfc.pn5180.Pn5180;
import org.dradis.nfc.pn5180.Registers;
import org.dradis.rig.chip.Fault;
import org.dradis.rig.pi4j.BusFault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The PN5180 driver through Pi4J to virtual chips behind the decoder and the multiplexer. */
class ReaderBusTest {

  private static Slot answer(int reader) {
    return new Slot.Answered(ReaderBench.uid(reader));
  }

  @Test
  void eightReadersOnOneBusSeeEachItsOwnTag() {
    var bench = new ReaderBench(8);
    var readers = new ArrayList<VicinityReader>();
    for (int i = 0; i < 8; i++) {
      readers.add(bench.reader(i));
    }
    for (int i = 0; i < 8; i++) {
      assertEquals(answer(i), readers.get(i).inventory(Mask.NONE));
    }
  }

  @Test
  void aSingleReaderNeedsNoDecoder() {
    var wiring = new ReaderWiring(0, 0, 7_000_000, List.of(), 8, 25, 24);
    var bench = new ReaderBench(1, 50_000, wiring);
    assertEquals(answer(0), bench.reader(0).inventory(Mask.NONE));
  }

  @Test
  void aFrameToTheSameReaderWritesNoAddress() {
    var bench = new ReaderBench(8);
    var chip = bench.chip(5);
    int before = bench.addressWrites();
    for (int i = 0; i < 10; i++) {
      chip.readRegisters(Registers.RF_STATUS);
    }
    assertEquals(before, bench.addressWrites());
  }

  @Test
  void onlyAddressLinesThatDifferAreWritten() {
    var bench = new ReaderBench(8);
    var writes = new ArrayList<Integer>();
    for (int place : List.of(0, 1, 2, 3, 7, 0)) {
      int before = bench.addressWrites();
      bench.io(place).attend();
      bench.io(place).release();
      writes.add(bench.addressWrites() - before);
    }
    assertEquals(List.of(0, 1, 2, 1, 1, 3), writes);
  }

  /**
   * Two frames, each of BUSY, enable, transfer, BUSY, enable; a look takes a microsecond more, and
   * six bytes at 7 MHz take 2,285 and 4,571 ns.
   */
  @ParameterizedTest
  @ValueSource(longs = {0, 50_000, 150_000})
  void aRegisterIsReadInTenSystemCallsAndSixBytes(long call) {
    var bench = new ReaderBench(1, call, ReaderWiring.REFERENCE);
    var chip = bench.chip(0);
    bench.time.advance(1_000_000);
    long start = bench.time.now();
    chip.readRegisters(Registers.RF_STATUS);
    // The chip works for 20 us after the first frame: whoever calls for free looks 20 times.
    long looks = call == 0 ? 23 : 4;
    assertEquals(10 * call + looks * 1_000 + 2_285 + 4_571, bench.time.now() - start);
  }

  @Test
  void readersThatStartTogetherResetTheGroupOnce() {
    var bench = new ReaderBench(6);
    int before = bench.header.pin(24).writes();
    var answers = new ArrayList<Slot>();
    for (int i = 0; i < 6; i++) {
      int place = i;
      bench.time.start("reader " + i, () -> answers.add(bench.reader(place).inventory(Mask.NONE)));
    }
    bench.time.advance(1_000_000_000);
    assertEquals(6, answers.size());
    assertTrue(answers.stream().allMatch(Slot.Answered.class::isInstance), answers::toString);
    assertEquals(before + 2, bench.header.pin(24).writes(), "down and up");
    bench.time.close();
  }

  @Test
  void aHangingReaderIsResetAgainAndAgain() {
    var bench = new ReaderBench(2);
    var hanging = bench.reader(0);
    var other = bench.reader(1);
    for (int i = 0; i < 3; i++) {
      bench.chips.get(0).inject(Fault.STUCK_BUSY);
      assertEquals(answer(0), hanging.inventory(Mask.NONE));
      assertEquals(answer(1), other.inventory(Mask.NONE), "it lost its field and recovers");
    }
    assertEquals(3, other.fieldsLost());
  }

  @ParameterizedTest
  @EnumSource(names = {"STUCK_BUSY", "RESET", "BROWN_OUT"})
  void theDriverGetsOverFaultsOfTheChip(Fault fault) {
    var bench = new ReaderBench(3);
    var reader = bench.reader(2);
    bench.chips.get(2).inject(fault);
    assertEquals(answer(2), reader.inventory(Mask.NONE));
  }

  @Test
  void aReaderThatIsNotPluggedInIsSaidToBeSilentAndTheOthersWork() {
    var bench = new ReaderBench(3);
    bench.board.inject(new BusFault.Unplugged(1));
    assertEquals(
        "The PN5180 never raises BUSY: check its supply, NSS and the BUSY wire.",
        failure(bench, 1));
    assertEquals(answer(0), bench.reader(0).inventory(Mask.NONE));
    assertEquals(answer(2), bench.reader(2).inventory(Mask.NONE));
  }

  @Test
  void aFloatingMisoIsNoChip() {
    var bench = new ReaderBench(3);
    bench.board.inject(new BusFault.FloatingMiso(1));
    assertEquals(
        "No PN5180 answers: its versions read as FFFF and FFFF; check its supply, MISO and NSS.",
        failure(bench, 1));
    assertEquals(answer(0), bench.reader(0).inventory(Mask.NONE));
  }

  @Test
  void aBrokenSelectLineLooksLikeADeadChipUntilItIsMended() {
    var bench = new ReaderBench(3);
    bench.board.inject(new BusFault.BrokenSelect(2));
    assertEquals(
        "The PN5180 never raises BUSY: check its supply, NSS and the BUSY wire.",
        failure(bench, 2));
    bench.board.heal();
    assertEquals(answer(2), bench.reader(2).inventory(Mask.NONE));
  }

  static List<BusFault> lostReaders() {
    return List.of(
        new BusFault.Unplugged(1), new BusFault.FloatingMiso(1), new BusFault.BrokenSelect(1));
  }

  /** An empty zone would seem full of ships that cannot be told apart. */
  @ParameterizedTest
  @MethodSource("lostReaders")
  void withoutItsChecksTheDriverTakesALostReaderForOneThatHears(BusFault fault) {
    var bench = new ReaderBench(2);
    bench.board.inject(fault);
    var driver = new VicinityReader(new Pn5180(new Credulous(bench.io(1))));
    driver.fieldOn();
    assertEquals(new Slot.Collided(), driver.inventory(Mask.NONE));
  }

  /** Which is why the chips' numbers are compared before the zones are swept. */
  @Test
  void aStuckAddressLineLeadsToAnotherReader() {
    var bench = new ReaderBench(4);
    bench.board.inject(new BusFault.StuckAddress(1, false));
    assertEquals(answer(1), bench.reader(3).inventory(Mask.NONE));
  }

  @Test
  void noiseOnTheBusInventsNoTag() {
    var bench = new ReaderBench(2);
    var reader = bench.reader(1);
    bench.board.inject(new BusFault.Noise());
    int good = 0;
    for (int i = 0; i < 500; i++) {
      try {
        var slot = reader.inventory(Mask.NONE);
        good += slot.equals(answer(1)) ? 1 : 0;
        assertTrue(!(slot instanceof Slot.Answered) || slot.equals(answer(1)), slot::toString);
      } catch (ReaderException e) {
        assertTrue(e.getMessage().endsWith("."), e.getMessage());
      }
    }
    assertTrue(good > 450, "good " + good);
  }

  private static String failure(ReaderBench bench, int reader) {
    return assertThrows(ReaderException.class, () -> bench.chip(reader)).getMessage();
  }
}

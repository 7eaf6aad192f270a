package org.dradis.nfc.pn5180;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.dradis.nfc.ReaderException;
import org.junit.jupiter.api.Test;

/** Bytes on the wire by the instruction tables of the data sheet, 11.4.3.3. */
class Pn5180Test {
  private final RecordingIo io = new RecordingIo().present();

  @Test
  void aStartResetsTheChipAndReadsItsVersions() {
    var chip = new Pn5180(io);
    assertEquals(List.of("hold", "run"), io.lines.subList(0, 2));
    assertEquals(List.of("07 10 06", "05 02"), io.frames);
    assertEquals("PN5180 4.0, firmware 4.1", chip.versions().toString());
  }

  @Test
  void everyFrameWaitsForBusyLowAndThenForBusyHighBeforeNssIsReleased() {
    var chip = new Pn5180(io);
    io.lines.clear();
    chip.rfOff();
    assertEquals(
        List.of("attend", "low", "select", "transfer", "high", "deselect", "release"), io.lines);
  }

  @Test
  void framesThatBelongTogetherKeepTheBus() {
    var chip = new Pn5180(io.answering("0A 0B"));
    io.lines.clear();
    chip.readData(2);
    assertEquals(1, io.lines.stream().filter("attend"::equals).count());
    assertEquals(2, io.lines.stream().filter("select"::equals).count());
  }

  @Test
  void aChipThatWorksForLongLeavesTheBusToOthers() {
    var chip = new Pn5180(io);
    io.hangBusy();
    io.lines.clear();
    assertThrows(ReaderException.class, chip::rfOff);
    assertTrue(io.lines.stream().filter("release"::equals).count() > 10);
  }

  @Test
  void aBusThatCouldNotBeHadAgainIsNotGivenBack() {
    var chip = new Pn5180(io);
    io.hangBusy();
    io.lines.clear();
    io.onPause(io::cutAddressLines);
    assertThrows(ReaderException.class, chip::rfOff);
    assertEquals(1, io.lines.stream().filter("attend"::equals).count());
    assertEquals(1, io.lines.stream().filter("release"::equals).count());
  }

  @Test
  void aFloatingMisoIsNoChip() {
    var floating = new RecordingIo().answering("FF FF FF FF FF FF");
    var e = assertThrows(ReaderException.class, () -> new Pn5180(floating));
    assertEquals(
        "No PN5180 answers: its versions read as FFFF and FFFF; check its supply, MISO and NSS.",
        e.getMessage());
  }

  @Test
  void aResetWireThatIsNotConnectedIsFound() {
    var unreset = new RecordingIo().answering("00 04 01 04 00 99", "00 00 00 00");
    var e = assertThrows(ReaderException.class, () -> new Pn5180(unreset));
    assertEquals(
        "The PN5180 answers but did not reset: check the wire to its RST pin.", e.getMessage());
  }

  @Test
  void aBusyThatNeverRisesEndsWithASentenceAndNssReleased() {
    var dead = new RecordingIo().withBusyAlwaysLow();
    var e = assertThrows(ReaderException.class, () -> new Pn5180(dead));
    assertEquals(
        "The PN5180 never raises BUSY: check its supply, NSS and the BUSY wire.", e.getMessage());
    assertEquals(
        List.of("deselect", "release"),
        dead.lines.subList(dead.lines.size() - 2, dead.lines.size()));
  }

  @Test
  void aBusyThatNeverFallsEndsWithASentence() {
    var chip = new Pn5180(io);
    io.hangBusy();
    var e = assertThrows(ReaderException.class, chip::rfOff);
    assertEquals(
        "The PN5180 keeps BUSY high: it hangs, or the BUSY wire is not connected.", e.getMessage());
  }

  @Test
  void commandsAreTheBytesOfTheDataSheet() {
    var chip = new Pn5180(io.answering("78 56 34 12 04 03 02 01", "0A 0B"));
    io.frames.clear();
    chip.loadRfConfig(Commands.TX_ISO15693_ASK100_26, Commands.RX_ISO15693_26);
    chip.rfOn();
    chip.transmit(new RegisterWrites().write(0x18, 0x40), (byte) 0x26, (byte) 0x01, (byte) 0x00);
    chip.transmit(new RegisterWrites().or(0x00, 0x03));
    assertArrayEquals(new int[] {0x12345678, 0x01020304}, chip.readRegisters(0x02, 0x13));
    assertArrayEquals(new byte[] {0x0A, 0x0B}, chip.readData(2));
    chip.rfOff();
    assertEquals(
        List.of(
            "11 0D 8D",
            "16 00",
            "03 18 01 40 00 00 00",
            "09 00 26 01 00",
            "03 00 02 03 00 00 00",
            "09 00",
            "05 02 13",
            "0A 00",
            "17 00"),
        io.frames);
  }
}

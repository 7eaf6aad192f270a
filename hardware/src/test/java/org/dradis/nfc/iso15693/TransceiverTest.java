package org.dradis.nfc.iso15693;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.dradis.nfc.ReaderException;
import org.dradis.nfc.pn5180.Pn5180;
import org.dradis.nfc.pn5180.RecordingIo;
import org.junit.jupiter.api.Test;

/** Exact bytes of an exchange; TX_CONFIG is 0x0540 here. */
class TransceiverTest {
  private static final String TX_CONFIG = "40 05 00 00";
  private static final String FIELD = "00 00 02 00";
  private static final String SENT = "02 00 00 00";
  private static final String LOADED =
      TX_CONFIG + " 02 00 00 00 01 00 00 00 01 00 00 00 01 00 00 00 01 00 00 00";
  private static final String ANSWERED = "03 40 00 00";
  private static final byte[] INVENTORY = Requests.inventory(Mask.NONE, true);

  private final RecordingIo io =
      new RecordingIo().present().answering(LOADED, LOADED + " " + FIELD);

  @Test
  void theFieldComesUpWithTheConfigurationOfIso15693() {
    io.frames.clear();
    open();
    assertEquals(
        List.of(
            "03 00 03 F8 FF FF FF",
            "11 0D 8D",
            "05 18 12 16 19 1A 1C",
            "11 0D 8D",
            "16 00",
            "05 18 12 16 19 1A 1C 1D"),
        io.frames.subList(2, 8));
  }

  @Test
  void aRequestGoesOutFromWaitTransmitWithAllFlagsCleared() {
    var transceiver = open();
    io.answering(status(SENT, "00 00 00 00"));
    assertInstanceOf(Reception.Nothing.class, transceiver.ask(INVENTORY, 10));
    assertEquals(
        List.of(
            "03 00 03 F8 FF FF FF 18 01 40 05 00 00 03 01 FF FF 0F 00 00 02 03 00 00 00",
            "09 00 06 01 00",
            "05 02 13 1D"),
        io.frames.subList(8, 11));
  }

  /** TX_CONFIG without bits 10, 7 and 6, and SEND_DATA without data: only EOF. */
  @Test
  void aSlotEndsByALoneEof() {
    var transceiver = open();
    io.answering(status(SENT, "00 00 00 00"));
    transceiver.nextSlot(10);
    assertEquals(
        "03 00 03 F8 FF FF FF 18 01 00 01 00 00 03 01 FF FF 0F 00 00 02 03 00 00 00",
        io.frames.get(8));
    assertEquals("09 00", io.frames.get(9));
  }

  @Test
  void anAnswerIsReadByItsLength() {
    var transceiver = open();
    io.answering(status(ANSWERED, "02 00 00 00"), "00 01");
    var bytes = assertInstanceOf(Reception.Bytes.class, transceiver.ask(INVENTORY, 10));
    assertEquals(2, bytes.bytes().length);
    assertEquals("0A 00", io.frames.getLast());
  }

  @Test
  void aCollisionIsToldFromACorruptAnswer() {
    var transceiver = open();
    io.answering(status(ANSWERED, "0A 00 8D 00"), status(ANSWERED, "0A 00 01 00"));
    assertInstanceOf(Reception.Collision.class, transceiver.ask(INVENTORY, 10));
    assertInstanceOf(Reception.Damaged.class, transceiver.ask(INVENTORY, 10));
  }

  /** Bits 25:19 mean something only together with the collision flag. */
  @Test
  void aLeftOverPositionOfACollisionDamagesNoAnswer() {
    var transceiver = open();
    io.answering(status(ANSWERED, "02 00 88 00"), "00 01");
    assertInstanceOf(Reception.Bytes.class, transceiver.ask(INVENTORY, 10));
  }

  @Test
  void anAnswerThatBeganButNeverEndsIsDamaged() {
    var transceiver = open();
    for (int i = 0; i < 200; i++) {
      io.answering(status("02 40 00 00", "00 00 00 00"));
    }
    assertInstanceOf(Reception.Damaged.class, transceiver.ask(INVENTORY, 10));
  }

  @Test
  void silenceWithoutAFieldIsNotSilence() {
    var transceiver = open();
    for (int i = 0; i < 3; i++) {
      io.answering(SENT + " 00 00 00 00 00 00 00 00");
    }
    var e = assertThrows(ReaderException.class, () -> transceiver.ask(INVENTORY, 10));
    assertEquals(
        "The PN5180 lost its field: it was reset, or its supply broke down.", e.getMessage());
  }

  @Test
  void aConfigurationThatReadsTwoWaysIsNotTrusted() {
    var noisy =
        new RecordingIo().present().answering(LOADED, LOADED.replace("02", "03") + " " + FIELD);
    var transceiver = new Transceiver(new Pn5180(noisy));
    var e = assertThrows(ReaderException.class, transceiver::fieldOn);
    assertEquals("The PN5180 is disturbed: check SPI wires and ground.", e.getMessage());
  }

  @Test
  void aSetUpThatWasLostIsFound() {
    var transceiver = open();
    io.answering(LOADED);
    transceiver.audit();
    String spoilt = LOADED.replace("02", "03");
    io.answering(spoilt, spoilt, spoilt);
    assertThrows(ReaderException.class, transceiver::audit);
  }

  private Transceiver open() {
    var transceiver = new Transceiver(new Pn5180(io));
    transceiver.fieldOn();
    return transceiver;
  }

  private static String status(String irqs, String rx) {
    return irqs + " " + rx + " " + FIELD;
  }
}

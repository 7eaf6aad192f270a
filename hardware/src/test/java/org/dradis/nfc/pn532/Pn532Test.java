package org.dradis.nfc.pn532;

import static org.dradis.nfc.pn532.RecordingIo.ACK;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.dradis.port.TagId;
import org.junit.jupiter.api.Test;

class Pn532Test {

  private static final String NACK = "00 00 FF FF 00 00";
  private static final String LIST = "00 00 FF 04 FC D4 4A 02 00 E0 00";
  private static final String FIELD_OFF = "00 00 FF 04 FC D4 32 01 00 F9 00";
  private static final String FIELD_IS_OFF = "00 00 FF 02 FE D5 33 F8 00";
  private static final String NOTHING_THERE = "00 00 FF 03 FD D5 4B 00 E0 00";
  private static final String ONE_TAG = "00 00 FF 0C F4 D5 4B 01 01 00 04 08 04 1A DA 74 44 22 00";

  private final RecordingIo io = new RecordingIo().thenIsSetUp();

  @Test
  void theChipIsWokenConfiguredAndAskedWhoItIs() {
    assertEquals("1.6", driver().firmware());
    assertEquals(
        List.of(
            "wake",
            "00 00 FF 05 FB D4 14 01 14 01 02 00",
            "00 00 FF 02 FE D4 02 2A 00",
            "00 00 FF 06 FA D4 32 05 FF 01 02 F3 00",
            FIELD_OFF),
        io.written);
  }

  @Test
  void anEmptyPadIsOneCommand() {
    var driver = driver();
    io.thenReads(ACK, NOTHING_THERE);
    assertEquals(List.of(), driver.poll());
    assertEquals(List.of(LIST), written());
  }

  @Test
  void afterATagTheFieldGoesOff() {
    var driver = driver();
    io.thenReads(ACK, ONE_TAG, ACK, FIELD_IS_OFF);
    assertEquals(List.of(TagId.parse("1ADA7444")), driver.look());
    assertEquals(List.of(LIST, FIELD_OFF), written());
  }

  @Test
  void aBadChecksumIsAnsweredWithNack() {
    var driver = driver();
    io.thenReads(ACK, NOTHING_THERE.replace("E0", "E1"), NOTHING_THERE);
    assertEquals(List.of(), driver.poll());
    assertEquals(List.of(LIST, NACK), written());
  }

  @Test
  void theThirdBadChecksumListsAnewWithTagsThatForgot() {
    var driver = driver();
    var bad = NOTHING_THERE.replace("E0", "E1");
    io.thenReads(ACK, bad, bad, bad, ACK, FIELD_IS_OFF, ACK, NOTHING_THERE);
    assertEquals(List.of(), driver.poll());
    assertEquals(List.of(LIST, NACK, NACK, ACK, FIELD_OFF, LIST), written());
  }

  @Test
  void aStrayAckIsPassedOver() {
    var driver = driver();
    io.thenReads(ACK, ACK, NOTHING_THERE);
    assertEquals(List.of(), driver.poll());
    assertEquals(List.of(LIST), written());
  }

  @Test
  void aRefusalSetsTheChipUpAnew() {
    var driver = driver();
    io.thenReads(ACK, "00 00 FF 01 FF 7F 81 00").thenIsSetUp().thenReads(ACK, NOTHING_THERE);
    assertEquals(List.of(), driver.poll());
    assertEquals("wake", written().get(2), "after the list and the ACK that ends it");
    assertTrue(io.isReadOut());
  }

  @Test
  void anAnswerToAnotherCommandIsNotTaken() {
    var driver = driver();
    io.thenReads(ACK, FIELD_IS_OFF, ACK, FIELD_IS_OFF, ACK, NOTHING_THERE);
    assertEquals(List.of(), driver.poll());
    assertEquals(List.of(LIST, ACK, FIELD_OFF, LIST), written());
  }

  @Test
  void silenceIsOneSentenceAfterABoundedTime() {
    var driver = driver();
    var before = io.nanos();
    var trouble = assertThrows(ChipTrouble.class, driver::poll);
    assertEquals("The tap pad's PN532 does not answer: check the test.", trouble.getMessage());
    assertTrue(io.nanos() - before < 500_000_000, "took " + (io.nanos() - before));
    io.thenIsSetUp().thenReads(ACK, NOTHING_THERE);
    assertEquals(List.of(), driver.poll(), "and the next poll tries again");
  }

  @Test
  void anotherChipIsNamed() {
    var other = new RecordingIo();
    other.thenReads(
        ACK, "00 00 FF 02 FE D5 15 16 00", ACK, "00 00 FF 06 FA D5 03 33 01 06 07 E7 00");
    var trouble = assertThrows(ChipTrouble.class, () -> new Pn532(other, other, Patience.USUAL));
    assertEquals(
        "The tap pad's PN532 says that it is another chip, 33: check the test.",
        trouble.getMessage());
  }

  private Pn532 driver() {
    return new Pn532(io, io, Patience.USUAL);
  }

  private List<String> written() {
    return io.written.subList(5, io.written.size());
  }
}

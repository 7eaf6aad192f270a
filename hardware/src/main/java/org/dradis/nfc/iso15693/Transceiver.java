package org.dradis.nfc.iso15693;

import static org.dradis.nfc.pn5180.Registers.ALL_IRQS;
import static org.dradis.nfc.pn5180.Registers.COMMAND_MASK;
import static org.dradis.nfc.pn5180.Registers.COMMAND_TRANSCEIVE;
import static org.dradis.nfc.pn5180.Registers.CRC_RX_CONFIG;
import static org.dradis.nfc.pn5180.Registers.CRC_TX_CONFIG;
import static org.dradis.nfc.pn5180.Registers.GENERAL_ERROR_IRQ;
import static org.dradis.nfc.pn5180.Registers.IRQ_CLEAR;
import static org.dradis.nfc.pn5180.Registers.IRQ_STATUS;
import static org.dradis.nfc.pn5180.Registers.RF_STATUS;
import static org.dradis.nfc.pn5180.Registers.RX_COLLISION_DETECTED;
import static org.dradis.nfc.pn5180.Registers.RX_ERRORS_MASK;
import static org.dradis.nfc.pn5180.Registers.RX_IRQ;
import static org.dradis.nfc.pn5180.Registers.RX_NUM_BYTES_MASK;
import static org.dradis.nfc.pn5180.Registers.RX_SOF_DET_IRQ;
import static org.dradis.nfc.pn5180.Registers.RX_STATUS;
import static org.dradis.nfc.pn5180.Registers.SIGPRO_CONFIG;
import static org.dradis.nfc.pn5180.Registers.SIGPRO_RM_CONFIG;
import static org.dradis.nfc.pn5180.Registers.SYSTEM_CONFIG;
import static org.dradis.nfc.pn5180.Registers.TX_CONFIG;
import static org.dradis.nfc.pn5180.Registers.TX_DATA_ENABLE;
import static org.dradis.nfc.pn5180.Registers.TX_DATA_MOD;
import static org.dradis.nfc.pn5180.Registers.TX_IRQ;
import static org.dradis.nfc.pn5180.Registers.TX_RF_STATUS;
import static org.dradis.nfc.pn5180.Registers.TX_START_SYMBOL_MASK;

import java.util.Arrays;
import org.dradis.nfc.ReaderException;
import org.dradis.nfc.pn5180.Commands;
import org.dradis.nfc.pn5180.Pn5180;
import org.dradis.nfc.pn5180.RegisterWrites;

/** Sends requests and lone EOFs, and tells silence from an answer and an answer from damage. */
final class Transceiver {
  /** 15693-3 asks for 1 ms before the first request; small antennas need longer to charge a tag. */
  private static final long GUARD = 5_000_000;

  /** How much later than the standard says the chip may tell of an answer. */
  private static final long GRACE = 500_000;

  /** How long after SEND_DATA the chip may take to begin. */
  private static final long START = 50_000;

  private static final int LOOKS = 3;

  /** Registers that LOAD_RF_CONFIG fills; all but TX_CONFIG stay so. */
  private static final int[] LOADED = {
    TX_CONFIG, CRC_RX_CONFIG, TX_DATA_MOD, CRC_TX_CONFIG, SIGPRO_CONFIG, SIGPRO_RM_CONFIG
  };

  private static final int[] LOADED_AND_FIELD = {
    TX_CONFIG, CRC_RX_CONFIG, TX_DATA_MOD, CRC_TX_CONFIG, SIGPRO_CONFIG, SIGPRO_RM_CONFIG, RF_STATUS
  };

  private final Pn5180 chip;
  private int[] loaded = {};
  private int txConfig;
  private long tagsReady;

  Transceiver(Pn5180 chip) {
    this.chip = chip;
  }

  /** Sets the chip up for ISO 15693 and switches its field on. */
  void fieldOn() {
    chip.write(new RegisterWrites().and(SYSTEM_CONFIG, ~COMMAND_MASK));
    // Loaded and read twice: a bit that flips here would last.
    chip.loadRfConfig(Commands.TX_ISO15693_ASK100_26, Commands.RX_ISO15693_26);
    loaded = chip.readRegisters(LOADED);
    chip.loadRfConfig(Commands.TX_ISO15693_ASK100_26, Commands.RX_ISO15693_26);
    chip.rfOn();
    chip.pause(GUARD);
    int[] again = chip.readRegisters(LOADED_AND_FIELD);
    if (Arrays.mismatch(loaded, again) != loaded.length) {
      throw new ReaderException("The PN5180 is disturbed: check SPI wires and ground.");
    }
    if ((again[loaded.length] & TX_RF_STATUS) == 0) {
      throw new ReaderException(
          "The PN5180 could not switch its field on: check its 5 V supply and the antenna.");
    }
    txConfig = loaded[0];
    tagsReady = chip.nanoTime();
  }

  /** Makes sure that the chip is still set up, so that its silence can be believed. */
  void audit() {
    for (int i = 0; i < LOOKS; i++) {
      int[] found = chip.readRegisters(LOADED);
      if (Arrays.equals(loaded, 1, loaded.length, found, 1, found.length)) {
        return;
      }
    }
    throw new ReaderException("The PN5180 lost its set-up: check SPI wires and ground.");
  }

  void fieldOff() {
    chip.write(new RegisterWrites().and(SYSTEM_CONFIG, ~COMMAND_MASK));
    chip.rfOff();
  }

  /** Sends a request and receives its answer, of so many bytes without the CRC. */
  Reception ask(byte[] request, int answerBytes) {
    return exchange(request, AirTime.request(request.length), txConfig, answerBytes, false);
  }

  /** Does the same, without a look whether an answer begins: there will be one, most likely. */
  Reception askSurely(byte[] request, int answerBytes) {
    return exchange(request, AirTime.request(request.length), txConfig, answerBytes, true);
  }

  /** Ends a slot by a lone EOF and receives what comes in the next one. */
  Reception nextSlot(int answerBytes) {
    // Symbols only, and no start symbol: what is left is the stop symbol (DS table 98).
    int symbols = txConfig & ~(TX_DATA_ENABLE | TX_START_SYMBOL_MASK);
    return exchange(new byte[0], AirTime.EOF, symbols, answerBytes, false);
  }

  private Reception exchange(
      byte[] request, long requestTime, int config, int answerBytes, boolean likely) {
    waitUntil(tagsReady);
    // SEND_DATA needs the state WaitTransmit, which idle and then transceive lead to.
    chip.transmit(
        new RegisterWrites()
            .and(SYSTEM_CONFIG, ~COMMAND_MASK)
            .write(TX_CONFIG, config)
            .write(IRQ_CLEAR, ALL_IRQS)
            .or(SYSTEM_CONFIG, COMMAND_TRANSCEIVE),
        request);
    long sent = chip.nanoTime() + START + requestTime;
    waitUntil(sent + (likely ? AirTime.answer(answerBytes) : AirTime.T3));
    int[] status = look();
    if ((status[0] & (RX_IRQ | RX_SOF_DET_IRQ)) == 0) {
      return new Reception.Nothing();
    }
    if (isReceiving(status)) {
      waitUntil(sent + AirTime.answer(answerBytes));
      status = look();
    }
    while (isReceiving(status) && chip.nanoTime() < sent + patience(answerBytes)) {
      status = look();
    }
    tagsReady = sent + AirTime.answer(answerBytes) + AirTime.T2;
    return received(status, answerBytes);
  }

  private static boolean isReceiving(int[] status) {
    return (status[0] & (RX_IRQ | RX_SOF_DET_IRQ)) == RX_SOF_DET_IRQ;
  }

  private static long patience(int answerBytes) {
    return AirTime.answer(answerBytes) + GRACE;
  }

  private Reception received(int[] status, int answerBytes) {
    if ((status[0] & (RX_IRQ | RX_SOF_DET_IRQ)) == 0) {
      return new Reception.Nothing();
    }
    if ((status[1] & RX_COLLISION_DETECTED) != 0) {
      return new Reception.Collision();
    }
    int length = status[1] & RX_NUM_BYTES_MASK;
    boolean whole = length > 0 && length <= answerBytes;
    if ((status[0] & RX_IRQ) == 0 || (status[1] & RX_ERRORS_MASK) != 0 || !whole) {
      return new Reception.Damaged();
    }
    return new Reception.Bytes(chip.readData(length));
  }

  /** Reads the last answer again: SPI has no checksum of its own. */
  byte[] again(int length) {
    return chip.readData(length);
  }

  /**
   * Reads IRQ_STATUS and RX_STATUS, and makes sure that the request has gone out. A chip that was
   * reset has no field and would pass for an empty one.
   */
  private int[] look() {
    for (int i = 0; i < LOOKS; i++) {
      int[] status = chip.readRegisters(IRQ_STATUS, RX_STATUS, RF_STATUS);
      if (credible(status[0]) && (status[2] & TX_RF_STATUS) != 0) {
        return status;
      }
    }
    throw new ReaderException("The PN5180 lost its field: it was reset, or its supply broke down.");
  }

  private static boolean credible(int irqs) {
    return (irqs & TX_IRQ) != 0 && (irqs & (GENERAL_ERROR_IRQ | ~ALL_IRQS)) == 0;
  }

  private void waitUntil(long time) {
    chip.pause(time - chip.nanoTime());
  }

  /** Sends a request that nobody answers. */
  void send(byte[] request) {
    exchange(request, AirTime.request(request.length), txConfig, 0, false);
  }
}

package org.dradis.nfc.pn5180;

import java.util.Arrays;
import org.dradis.nfc.ReaderException;

/**
 * One PN5180, by its host commands.
 *
 * <p>A command is one SPI frame; its answer, if it has one, is clocked out in a second frame of
 * 0xFF. The host looks at BUSY around each frame (DS 11.4.1). Every wait ends.
 */
public final class Pn5180 {
  private static final long MICROSECOND = 1_000;
  private static final long MILLISECOND = 1_000_000;

  /** Longer than any command here keeps BUSY high. */
  private static final long BUSY_PATIENCE = 20 * MILLISECOND;

  /** While a chip works for longer than this, the bus is left to others. */
  private static final long BUSY_SHORT = 50 * MICROSECOND;

  private static final long BUSY_REST = 100 * MICROSECOND;

  /** RESET_N must be low for 10 us at least; a long wire gets more. */
  private static final long RESET_LOW = 100 * MICROSECOND;

  /** The chip needs 2 ms to ramp up and then some to start, which it tells by IDLE_IRQ. */
  private static final long START_UP = 5 * MILLISECOND;

  /** Pauses before another attempt to start: supplies come back slowly after a brown-out. */
  private static final long[] SECOND_WINDS = {0, 20 * MILLISECOND, 200 * MILLISECOND};

  private final Pn5180Io io;
  private Versions versions;

  /**
   * Whether the bus is this chip's. Turning to it again may fail; then there is none to release.
   */
  private boolean attended;

  /** Resets the chip and proves that it is there. */
  public Pn5180(Pn5180Io io) {
    this.io = io;
    this.versions = start();
  }

  public Versions versions() {
    return versions;
  }

  public long nanoTime() {
    return io.nanoTime();
  }

  public void pause(long nanos) {
    if (nanos > 0) {
      io.pause(nanos);
    }
  }

  /** Resets the chip by its line, which switches the field off and sets all registers anew. */
  public void reset() {
    ReaderException last = new ReaderException("The PN5180 did not start.");
    for (long wait : SECOND_WINDS) {
      pause(wait);
      try {
        versions = start();
        return;
      } catch (ReaderException e) {
        last = e;
      }
    }
    throw last;
  }

  /** Whether the chip answers as it did at its start, which costs no field. */
  public boolean answers() {
    try {
      return Versions.of(readEeprom(Registers.PRODUCT_VERSION, 6)).equals(versions);
    } catch (ReaderException e) {
      return false;
    }
  }

  private Versions start() {
    io.reset(true);
    io.pause(RESET_LOW);
    io.reset(false);
    io.pause(START_UP);
    Versions found = Versions.of(readEeprom(Registers.PRODUCT_VERSION, 6));
    if (!found.plausible()) {
      throw new ReaderException(
          "No PN5180 answers: its versions read as %04X and %04X; check its supply, MISO and NSS."
              .formatted(found.product(), found.firmware()));
    }
    if ((readRegisters(Registers.IRQ_STATUS)[0] & Registers.IDLE_IRQ) == 0) {
      throw new ReaderException(
          "The PN5180 answers but did not reset: check the wire to its RST pin.");
    }
    return found;
  }

  public byte[] readEeprom(int address, int length) {
    return ask(length, Commands.READ_EEPROM, address, length);
  }

  /** Reads registers together, all in one answer. */
  public int[] readRegisters(int... addresses) {
    var request = new byte[1 + addresses.length];
    request[0] = Commands.READ_REGISTER_MULTIPLE;
    for (int i = 0; i < addresses.length; i++) {
      request[1 + i] = (byte) addresses[i];
    }
    var answer = frames(request, dummies(4 * addresses.length));
    var values = new int[addresses.length];
    Arrays.setAll(values, i -> LittleEndian.word(answer, 4 * i));
    return values;
  }

  public void write(RegisterWrites writes) {
    frames(writes.frame());
  }

  public void loadRfConfig(int transmitter, int receiver) {
    tell(Commands.LOAD_RF_CONFIG, transmitter, receiver);
  }

  /** Switches the field on. */
  public void rfOn() {
    tell(Commands.RF_ON, 0x00);
  }

  public void rfOff() {
    tell(Commands.RF_OFF, 0x00);
  }

  /** Changes registers, then transmits, all eight bits of the last byte; the chip adds the CRC. */
  public void transmit(RegisterWrites writes, byte... data) {
    var frame = new byte[2 + data.length];
    frame[0] = Commands.SEND_DATA;
    System.arraycopy(data, 0, frame, 2, data.length);
    frames(writes.frame(), frame);
  }

  /** Reads from the start of the reception buffer, which keeps its bytes until the next answer. */
  public byte[] readData(int length) {
    return ask(length, Commands.READ_DATA, 0x00);
  }

  private byte[] ask(int answerLength, int... request) {
    return frames(bytes(request), dummies(answerLength));
  }

  private void tell(int... request) {
    frames(bytes(request));
  }

  private static byte[] bytes(int... values) {
    var bytes = new byte[values.length];
    for (int i = 0; i < values.length; i++) {
      bytes[i] = (byte) values[i];
    }
    return bytes;
  }

  private static byte[] dummies(int length) {
    var dummies = new byte[length];
    Arrays.fill(dummies, (byte) 0xFF);
    return dummies;
  }

  /**
   * Exchanges frames and returns what came in with the last. The data sheet waits for BUSY to fall
   * after a frame; it is done before the next one, so the host can do something else meanwhile.
   * Frames that belong together keep the bus, since turning to another chip takes calls.
   */
  private byte[] frames(byte[]... frames) {
    byte[] in = {};
    attend();
    try {
      for (var frame : frames) {
        awaitReady();
        in = exchange(frame);
      }
    } finally {
      release();
    }
    return in;
  }

  private void attend() {
    io.attend();
    attended = true;
  }

  private void release() {
    if (attended) {
      attended = false;
      io.release();
    }
  }

  private void awaitReady() {
    long since = io.nanoTime();
    long hold = since + BUSY_SHORT;
    while (io.busy()) {
      if (io.nanoTime() - since > BUSY_PATIENCE) {
        throw new ReaderException(
            "The PN5180 keeps BUSY high: it hangs, or the BUSY wire is not connected.");
      }
      if (io.nanoTime() > hold) {
        release();
        io.pause(BUSY_REST);
        attend();
      }
    }
  }

  private byte[] exchange(byte[] out) {
    io.select();
    try {
      byte[] in = io.transfer(out);
      awaitBusy();
      return in;
    } finally {
      io.deselect();
    }
  }

  private void awaitBusy() {
    long since = io.nanoTime();
    while (!io.busy()) {
      if (io.nanoTime() - since > BUSY_PATIENCE) {
        throw new ReaderException(
            "The PN5180 never raises BUSY: check its supply, NSS and the BUSY wire.");
      }
    }
  }
}

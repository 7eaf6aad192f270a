package org.dradis.rig.chip;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.dradis.nfc.pn532.I2cFraming;
import org.dradis.nfc.pn532.SpiFraming;
import org.dradis.pace.Pace;
import org.jspecify.annotations.Nullable;

/**
 * A PN532 in software, true to the byte: what it says when, and to whom it does not listen.
 *
 * <p>"UM" in comments is NXP's user manual UM0701-02, rev. 02. Where the manual leaves something
 * open the chip is strict, so that a driver that gets on with it gets on with kinder ones.
 */
public final class VirtualPn532 {

  private static final long MILLISECOND = 1_000_000;
  private static final long OSCILLATOR_START = 2 * MILLISECOND;
  private static final long LATE = 2_000 * MILLISECOND;

  private final Pace time;
  private final List<PadTag> pad = new ArrayList<>();
  private final Pn532Firmware firmware = new Pn532Firmware(pad);
  private final Pn532Faults faults;

  private boolean asleep = true;
  private long awakeAt;
  private int acks;
  private long ackAt;
  private byte @Nullable [] command;
  private long dueAt;
  private byte @Nullable [] answer;
  private byte @Nullable [] lastAnswer;
  private boolean stuck;

  public VirtualPn532(Pace time, long seed) {
    this.time = time;
    this.faults = new Pn532Faults(new Random(seed));
  }

  /** A driver's wires to the chip with its mode switches at I2C, at 100 kHz. */
  public I2cFraming.Wires i2c() {
    // Eight bits and their acknowledgement make a byte.
    return new Pn532I2cBus(this, faults, time, VirtualBus.CALL_NANOS, 90_000);
  }

  /** A driver's wires to the chip with its mode switches at SPI, at 1 MHz. */
  public SpiFraming.Wires spi() {
    return new Pn532SpiBus(this, faults, time, VirtualBus.CALL_NANOS, 8_000);
  }

  /** The chip's I2C pins: what the transactions take, others charge. */
  public I2cFraming.Wires i2cPins() {
    return new Pn532I2cBus(this, faults, time, 0, 0);
  }

  /** The chip's SPI pins. */
  public SpiPeer spiPins() {
    return new Pn532Pins(new Pn532SpiBus(this, faults, time, 0, 0));
  }

  public void put(PadTag tag) {
    tag.losePower();
    pad.add(tag);
  }

  public void lift(PadTag tag) {
    pad.remove(tag);
    tag.losePower();
  }

  /** What lies on the pad, in the order in which the chip finds it. */
  public List<PadTag> pad() {
    return List.copyOf(pad);
  }

  /** Lets a fault strike at the next occasions. */
  public void inject(Pn532Fault fault, int times) {
    faults.inject(fault, times);
  }

  /** Ends all faults that are still to strike. */
  public void heal() {
    faults.heal();
  }

  /** Takes the power away and gives it back: asleep and without configuration. */
  public void reset() {
    asleep = true;
    forget();
    lastAnswer = null;
    firmware.reset();
  }

  /** Whether the antenna is on. */
  public boolean hasField() {
    return firmware.hasField();
  }

  /**
   * Notices that the bus speaks to the chip, which wakes it up (UM 7.2.11); until its oscillator
   * runs it hears nothing.
   */
  boolean listens() {
    if (asleep) {
      asleep = false;
      awakeAt = time.nanos() + OSCILLATOR_START;
      return false;
    }
    return time.nanos() >= awakeAt;
  }

  /** Takes what the host wrote. A damaged frame is passed over without a word (UM 6.2.2). */
  void take(byte[] bytes) {
    var heard = Pn532Codec.hear(bytes);
    if (heard == null) {
      return;
    }
    switch (heard.kind()) {
      // The host has the answer, or wants the command dropped (UM 6.2.2.2).
      case ACK -> forget();
      case NACK -> {
        answer = lastAnswer;
        dueAt = time.nanos() + MILLISECOND / 2;
      }
      case COMMAND -> start(heard.command());
    }
  }

  /** A command drops the one before it, is acknowledged and then carried out (UM 6.2.2). */
  private void start(byte[] received) {
    forget();
    command = received;
    lastAnswer = null;
    acks = faults.strikes(Pn532Fault.DUPLICATE_ACK) ? 2 : 1;
    ackAt = time.nanos() + MILLISECOND;
    dueAt = ackAt + firmware.timeOf(received);
    if (faults.strikes(Pn532Fault.LATE_ANSWER)) {
      dueAt += LATE;
    }
    stuck = faults.strikes(Pn532Fault.STUCK_BUSY);
  }

  private void forget() {
    acks = 0;
    command = null;
    answer = null;
    stuck = false;
  }

  boolean ready() {
    if (stuck) {
      return false;
    }
    if (acks > 0) {
      return time.nanos() >= ackAt;
    }
    if (time.nanos() < dueAt) {
      return false;
    }
    finish();
    return answer != null;
  }

  private void finish() {
    if (command == null) {
      return;
    }
    var data = firmware.run(command);
    if (data == null || data.length > 0) {
      command = null;
      // A syntax error is acknowledged like any command and then answered so (UM 6.2.1.5).
      answer = data == null ? Pn532Codec.ERROR : Pn532Codec.answer(data);
      lastAnswer = answer;
    }
  }

  /** Gives the frame that is ready; what is not read of it is lost (UM 6.2.4). */
  byte[] give(int bytes) {
    if (!ready()) {
      return new byte[bytes];
    }
    if (acks > 0) {
      acks--;
      if (acks == 0 && faults.strikes(Pn532Fault.RESET)) {
        reset();
      }
      return padded(Pn532Codec.ACK, bytes);
    }
    var frame = answer == null ? new byte[0] : answer;
    answer = null;
    if (faults.strikes(Pn532Fault.DAMAGED_ANSWER)) {
      frame = faults.flipped(frame, frame.length - 1);
    }
    if (faults.strikes(Pn532Fault.TRUNCATED_ANSWER)) {
      frame = Arrays.copyOf(frame, frame.length / 2);
    }
    return padded(frame, bytes);
  }

  /** After the frame nobody drives the line. */
  private static byte[] padded(byte[] frame, int bytes) {
    var padded = Arrays.copyOf(frame, bytes);
    if (bytes > frame.length) {
      Arrays.fill(padded, frame.length, bytes, (byte) 0xFF);
    }
    return padded;
  }
}

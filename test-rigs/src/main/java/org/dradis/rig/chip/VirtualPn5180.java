package org.dradis.rig.chip;

import static org.dradis.nfc.pn5180.Registers.IDLE_IRQ;

import java.util.Arrays;
import org.dradis.nfc.pn5180.Commands;
import org.dradis.rig.time.VirtualTime;
import org.jspecify.annotations.Nullable;

/**
 * A PN5180 at the end of its wires, in virtual time.
 *
 * <p>SPI is used half-duplex: a frame is an instruction, or it clocks out the answer to the last
 * one; then what the host sends meanwhile is not looked at. BUSY rises when a frame has come in and
 * falls when, after NSS, it is worked off. A frame sent while BUSY is high is lost.
 */
public final class VirtualPn5180 implements SpiPeer {
  /** Working times are not in the data sheet: assumed. */
  private static final long WORK = 20_000;

  private static final long RF_WORK = 500_000;
  private static final long START_UP = 2_500_000;
  private static final long BROWN_OUT = 30_000_000;

  private final VirtualTime time;
  private final VirtualRadio radio;
  private final VirtualInstructions instructions;
  private final Noise noise = new Noise();
  private byte @Nullable [] instruction;
  private byte[] answer = {};
  private boolean selected;
  private boolean frameHeld;
  private boolean running;
  private boolean held;
  private boolean supplied = true;
  private boolean unplugged;
  private boolean stuck;
  private long busyUntil;

  /** Counts starts, so that work begun before a reset ends with it. */
  private int life;

  public VirtualPn5180(VirtualTime time, VirtualField field) {
    this.time = time;
    this.radio = new VirtualRadio(time, field);
    this.instructions = new VirtualInstructions(field, radio);
    start();
  }

  public void inject(Fault fault) {
    switch (fault) {
      case NOISE -> noise.on(true);
      case STUCK_BUSY -> stuck = true;
      case RESET -> start();
      case BROWN_OUT -> {
        supplied = false;
        stop();
        time.after(
            BROWN_OUT,
            () -> {
              supplied = !unplugged;
              if (supplied) {
                start();
              }
            });
      }
      case CORRUPTED_ANSWERS -> radio.corrupt(true);
      case SPOILT_SETUP -> instructions.spoil();
      case UNPLUGGED -> {
        unplugged = true;
        supplied = false;
        stop();
      }
    }
  }

  /** Ends the faults that last. */
  public void calm() {
    noise.on(false);
    radio.corrupt(false);
    if (unplugged) {
      unplugged = false;
      supplied = true;
      start();
    }
  }

  @Override
  public void select() {
    selected = true;
  }

  @Override
  public boolean isSelected() {
    return selected;
  }

  /**
   * The bytes are clocked in and out; a chip that is not selected or not running lets MISO float.
   */
  public byte[] transfer(byte[] out) {
    var in = new byte[out.length];
    Arrays.fill(in, (byte) 0xFF);
    if (!selected || !running || isHigh()) {
      return in;
    }
    frameHeld = true;
    if (answer.length > 0) {
      System.arraycopy(answer, 0, in, 0, Math.min(answer.length, in.length));
      answer = new byte[0];
      return noise.disturb(in);
    }
    instruction = noise.disturb(out);
    return in;
  }

  @Override
  public byte[] transfer(byte[] out, int hertz) {
    return transfer(out);
  }

  @Override
  public void deselect() {
    selected = false;
    if (!frameHeld) {
      return;
    }
    frameHeld = false;
    var frame = instruction;
    instruction = null;
    if (frame != null && frame.length > 0) {
      long work = duration(frame[0]);
      busyUntil = time.now() + work;
      int started = life;
      time.after(
          work,
          () -> {
            if (life == started) {
              answer = instructions.execute(frame);
            }
          });
    }
  }

  private static long duration(int command) {
    return command == Commands.LOAD_RF_CONFIG || command == Commands.RF_ON ? RF_WORK : WORK;
  }

  /** The level of BUSY. */
  public boolean busy() {
    return supplied && !held && isHigh();
  }

  private boolean isHigh() {
    return stuck || frameHeld || time.now() < busyUntil;
  }

  /** RESET_N goes low or high. */
  public void reset(boolean low) {
    if (held && !low && supplied) {
      stuck = false;
      held = false;
      start();
    } else if (low) {
      stop();
    }
    held = low;
  }

  private void start() {
    stop();
    busyUntil = time.now() + START_UP;
    int started = life;
    time.after(
        START_UP,
        () -> {
          if (life == started) {
            running = true;
            radio.raise(IDLE_IRQ);
          }
        });
  }

  private void stop() {
    life++;
    running = false;
    frameHeld = false;
    instruction = null;
    answer = new byte[0];
    busyUntil = 0;
    instructions.powerDown();
  }
}

package org.dradis.nfc.pn5180;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import org.dradis.nfc.ReaderException;

/** Records what goes over the wires and replays answers; frames of 0xFF take the next one. */
public final class RecordingIo implements Pn5180Io {
  private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();

  /** Frames sent, those that only read left out. */
  public final List<String> frames = new ArrayList<>();

  /** All that happened to the lines. */
  public final List<String> lines = new ArrayList<>();

  private final Deque<byte[]> answers = new ArrayDeque<>();
  private boolean busy;
  private boolean raisesBusy = true;
  private boolean lowersBusy = true;
  private boolean attends = true;
  private Runnable pausing = () -> {};
  private long now;

  /** An answer to a later request, as hexadecimal bytes. */
  public RecordingIo answering(String... hex) {
    for (var bytes : hex) {
      answers.add(HEX.parseHex(bytes.toUpperCase(Locale.ROOT)));
    }
    return this;
  }

  /** The answers to the questions of a start. */
  public RecordingIo present() {
    return answering("00 04 01 04 00 99", "04 00 00 00");
  }

  public RecordingIo withBusyAlwaysLow() {
    raisesBusy = false;
    return this;
  }

  public void hangBusy() {
    lowersBusy = false;
    busy = true;
  }

  /** The lines that turn to the chip fail. */
  public void cutAddressLines() {
    attends = false;
  }

  /** Something that happens while the driver waits. */
  public void onPause(Runnable happening) {
    pausing = happening;
  }

  @Override
  public void attend() {
    if (!attends) {
      throw new ReaderException("The lines to the readers fail.");
    }
    lines.add("attend");
  }

  @Override
  public void release() {
    lines.add("release");
  }

  @Override
  public void select() {
    lines.add("select");
  }

  @Override
  public void deselect() {
    lines.add("deselect");
    busy &= !lowersBusy;
  }

  @Override
  public byte[] transfer(byte[] out) {
    lines.add("transfer");
    busy = raisesBusy;
    for (byte b : out) {
      if (b != (byte) 0xFF) {
        frames.add(HEX.formatHex(out));
        return new byte[out.length];
      }
    }
    byte[] answer = answers.remove();
    return Arrays.copyOf(answer, out.length);
  }

  @Override
  public boolean busy() {
    now += 1_000;
    lines.add(busy ? "high" : "low");
    return busy;
  }

  @Override
  public void reset(boolean held) {
    lines.add(held ? "hold" : "run");
  }

  @Override
  public long nanoTime() {
    return now;
  }

  @Override
  public void pause(long nanos) {
    pausing.run();
    now += nanos;
  }
}

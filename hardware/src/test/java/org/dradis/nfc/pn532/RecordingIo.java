package org.dradis.nfc.pn532;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HexFormat;
import java.util.List;
import org.dradis.pace.Pace;

/** Wires that record what is written and read back what was laid out, with a clock of their own. */
final class RecordingIo implements Pn532Io, Pace {

  static final String ACK = "00 00 FF 00 FF 00";
  private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();

  final List<String> written = new ArrayList<>();
  private final Deque<String> answers = new ArrayDeque<>();
  private long nanos;

  /** Lays out frames to be read one after the other. */
  RecordingIo thenReads(String... frames) {
    answers.addAll(Arrays.asList(frames));
    return this;
  }

  /** Lays out what a chip with firmware 1.6 says while it is set up. */
  RecordingIo thenIsSetUp() {
    return thenReads(
        ACK,
        "00 00 FF 02 FE D5 15 16 00",
        ACK,
        "00 00 FF 06 FA D5 03 32 01 06 07 E8 00",
        ACK,
        "00 00 FF 02 FE D5 33 F8 00",
        ACK,
        "00 00 FF 02 FE D5 33 F8 00");
  }

  boolean isReadOut() {
    return answers.isEmpty();
  }

  @Override
  public void wake() {
    written.add("wake");
  }

  @Override
  public void write(byte[] frame) {
    written.add(HEX.formatHex(frame));
  }

  @Override
  public boolean ready() {
    return !answers.isEmpty();
  }

  @Override
  public byte[] read(int bytes) throws IOException {
    var next = answers.poll();
    if (next == null) {
      throw new IOException("read though not ready");
    }
    return Arrays.copyOf(HEX.parseHex(next), bytes);
  }

  @Override
  public String whatToCheck() {
    return "check the test";
  }

  @Override
  public long nanos() {
    return nanos;
  }

  @Override
  public void pause(long time) {
    nanos += time;
  }
}

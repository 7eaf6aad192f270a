package org.dradis.scenario;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** The lines of the input that are not blank, as bytes: each is decoded when it is looked at. */
final class Lines {
  private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};
  private static final int BUFFER = 1 << 16;

  private final InputStream in;
  private final byte[] buffer = new byte[BUFFER];
  private int next;
  private int end;
  private boolean started;

  Lines(InputStream in) {
    this.in = in;
  }

  /** Whether reading on might have to wait, so that what was written should be let out. */
  boolean mayWait() throws IOException {
    return next == end && in.available() == 0;
  }

  /** The next line that is not blank, without its end; null at the end of the input. */
  byte @Nullable [] next() throws IOException {
    for (byte[] line = line(); line != null; line = line()) {
      if (!isBlank(line)) {
        return line;
      }
    }
    return null;
  }

  /** The rest of the input, lines and blank lines as they are. */
  byte[] rest() throws IOException {
    ByteArrayOutputStream rest = new ByteArrayOutputStream();
    rest.write(buffer, next, end - next);
    next = end;
    in.transferTo(rest);
    return rest.toByteArray();
  }

  private byte @Nullable [] line() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    boolean any = false;
    while (fill()) {
      any = true;
      int start = next;
      while (next < end && buffer[next] != '\n') {
        next++;
      }
      line.write(buffer, start, next - start);
      if (next < end) {
        next++;
        break;
      }
    }
    return any ? line.toByteArray() : null;
  }

  private boolean fill() throws IOException {
    if (!started) {
      started = true;
      skipByteOrderMark();
    }
    if (next == end) {
      next = 0;
      end = Math.max(0, in.read(buffer));
    }
    return next < end;
  }

  private void skipByteOrderMark() throws IOException {
    end = in.readNBytes(buffer, 0, BYTE_ORDER_MARK.length);
    if (end == BYTE_ORDER_MARK.length
        && ByteBuffer.wrap(buffer, 0, end).equals(ByteBuffer.wrap(BYTE_ORDER_MARK))) {
      next = end;
    }
  }

  private static boolean isBlank(byte[] line) {
    for (byte b : line) {
      if (b != ' ' && b != '\t' && b != '\r') {
        return false;
      }
    }
    return true;
  }
}

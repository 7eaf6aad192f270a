package org.dradis.nfc.pn532;

import java.io.IOException;

/** The wires to the chip: frames go out and come back; how a bus wraps them is not seen here. */
public interface Pn532Io {

  /** Touches the bus so that a sleeping chip wakes up; what it says to that does not matter. */
  void wake();

  /** Sends the bytes of a frame. */
  void write(byte[] frame) throws IOException;

  /** Asks whether the chip has a frame for us. */
  boolean ready() throws IOException;

  /**
   * Reads that frame.
   *
   * <p>One reading ends it: what was not read is lost unless asked for again, and after its end
   * come bytes without meaning.
   */
  byte[] read(int bytes) throws IOException;

  /** What to check on this bus when nothing comes back, to end a sentence with. */
  String whatToCheck();
}

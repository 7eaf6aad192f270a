package org.dradis.rig.chip;

/**
 * Times on the air at high data rate, one subcarrier, in nanoseconds.
 *
 * <p>From ISO/IEC 15693-2, 7.2 and 7.3 (requests, 1 out of 4) and 8.4 and 8.5 (answers), and
 * 15693-3, 9 (t1), as multiples of the carrier's period.
 */
final class RfTimes {
  private static final double CARRIER_HERTZ = 13_560_000;

  /** Two bits take 75.52 us in a request; a bit takes 37.76 us in an answer: 302 us a byte. */
  static final long BYTE = periods(4096);

  static final long REQUEST_SOF = periods(1024);
  static final long REQUEST_EOF = periods(512);

  /** Three bits of code violation and one logic bit, at either end of an answer. */
  static final long ANSWER_SOF = periods(2048);

  static final long ANSWER_EOF = periods(2048);

  /** A tag begins its answer so long after the request's EOF: t1, nominal. */
  static final long T1 = periods(4352);

  /** 15693-3: a tag is ready to hear 1 ms after it was powered. */
  static final long POWER_UP = 1_000_000;

  private RfTimes() {}

  /** A whole request, CRC included. */
  static long request(int bytes) {
    return REQUEST_SOF + bytes * BYTE + REQUEST_EOF;
  }

  private static long periods(int count) {
    return Math.round(count * 1e9 / CARRIER_HERTZ);
  }
}

package org.dradis.nfc.iso15693;

/** How long things take on the air at 26 kbit/s, one subcarrier, in nanoseconds. */
final class AirTime {
  private static final double CARRIER = 13.56e6;
  private static final int CRC = 2;

  /** 15693-2, 7.2: a byte is four pairs of bits of 75.52 us; SOF is one, EOF half of that. */
  private static final int BYTE = 4096;

  private static final int REQUEST_SOF = 1024;
  static final long EOF = nanos(512);

  /** 15693-2, 8.5: SOF and EOF of an answer are 151 us each. */
  private static final int ANSWER_SOF = 2048;

  private static final int ANSWER_EOF = 2048;

  /** 15693-3, 9: a tag begins to answer t1 after the request and needs t2 after its answer. */
  private static final int T1_MOST = 4384;

  static final long T2 = nanos(4192);

  /** 15693-3, 9.3: t3, when a slot in which no answer has begun may end (at 100 % modulation). */
  static final long T3 = nanos(T1_MOST + ANSWER_SOF);

  private AirTime() {}

  static long request(int bytes) {
    return nanos(REQUEST_SOF + (bytes + CRC) * BYTE) + EOF;
  }

  /** From the end of a request to the end of its answer, at the latest. */
  static long answer(int bytes) {
    return nanos(T1_MOST + ANSWER_SOF + (bytes + CRC) * BYTE + ANSWER_EOF);
  }

  private static long nanos(int carrierPeriods) {
    return (long) Math.ceil(carrierPeriods * 1e9 / CARRIER);
  }
}

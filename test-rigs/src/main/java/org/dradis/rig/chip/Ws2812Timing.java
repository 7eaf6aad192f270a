package org.dradis.rig.chip;

/** The table "Data transfer time" of a data sheet, in nanoseconds. */
public record Ws2812Timing(
    Range zeroHigh, Range zeroLow, Range oneHigh, Range oneLow, long resetNanos) {

  /** WS2812B-V5: T0H 220-380, T0L 580-1000, T1H 580-1000, T1L 580-1000, RES above 280 us. */
  public static final Ws2812Timing V5 =
      new Ws2812Timing(
          new Range(220, 380),
          new Range(580, 1000),
          new Range(580, 1000),
          new Range(580, 1000),
          280_000);

  /** The first WS2812: T0H 350, T0L 800, T1H 700, T1L 600, all +-150, RES above 50 us. */
  public static final Ws2812Timing FIRST =
      new Ws2812Timing(
          Range.about(350), Range.about(800), Range.about(700), Range.about(600), 50_000);

  /** The early WS2812B: T0H 400, T0L 850, T1H 800, T1L 450, all +-150, RES above 50 us. */
  public static final Ws2812Timing EARLY_B =
      new Ws2812Timing(
          Range.about(400), Range.about(850), Range.about(800), Range.about(450), 50_000);

  /** Tells which bit a pulse is nearer to. */
  boolean isOne(long highPicos) {
    return highPicos * 2 > (zeroHigh.most + oneHigh.least) * 1000;
  }

  /** Tells whether the table has such a pulse; the low after the last one may last. */
  boolean allows(long highPicos, long lowPicos) {
    boolean one = isOne(highPicos);
    return (one ? oneHigh : zeroHigh).has(highPicos)
        && (resets(lowPicos) || (one ? oneLow : zeroLow).has(lowPicos));
  }

  boolean resets(long lowPicos) {
    return lowPicos > resetNanos * 1000;
  }

  /** From least to most, both allowed. */
  public record Range(long least, long most) {
    static Range about(long nanos) {
      return new Range(nanos - 150, nanos + 150);
    }

    boolean has(long picos) {
      return picos >= least * 1000 && picos <= most * 1000;
    }
  }
}

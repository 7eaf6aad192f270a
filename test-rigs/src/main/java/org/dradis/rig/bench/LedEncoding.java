package org.dradis.rig.bench;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.dradis.led.Apa102Strip;
import org.dradis.led.CurrentLimit;
import org.dradis.led.LedDraw;
import org.dradis.port.Colour;
import org.dradis.port.LedBoard;
import org.dradis.port.LedFrame;

/** How long it takes to turn a changed frame into bytes, dimming it to a limit it exceeds. */
record LedEncoding(String name) implements Benchmark {
  private static final int LEDS = 120;

  /** Random frames draw about 4 A. */
  private static final CurrentLimit LIMIT = new CurrentLimit(2_000, LedDraw.CAUTIOUS);

  @Override
  public String unit() {
    return "us";
  }

  @Override
  public Figure measure(Stopwatch watch) {
    return watch.microsEach(new Frames());
  }

  /** Shows some frames in turn; the bytes are counted, so that they cannot be left out. */
  static final class Frames implements Stopwatch.Work {
    private static final int SOME = 200;

    private final List<LedFrame> frames;
    private final LedBoard strip;
    private long bytes;

    Frames() {
      var random = new SplittableRandom(1978);
      frames = Stream.generate(() -> frame(random)).limit(8).toList();
      strip = new Apa102Strip((sent, _) -> bytes += sent.length, LEDS, LIMIT);
    }

    @Override
    public int some() {
      for (int i = 0; i < SOME; i++) {
        strip.show(frames.get(i % frames.size()));
      }
      return SOME;
    }

    long bytes() {
      return bytes;
    }

    private static LedFrame frame(SplittableRandom random) {
      return LedFrame.of(
          Stream.generate(
                  () -> new Colour(random.nextInt(256), random.nextInt(256), random.nextInt(256)))
              .limit(LEDS)
              .toList());
    }
  }
}

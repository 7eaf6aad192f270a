package org.dradis.pi;

import com.pi4j.io.spi.Spi;
import java.util.List;
import org.dradis.pace.Timeline;
import org.dradis.pace.Turnstile;
import org.dradis.port.Finding;
import org.dradis.port.LedBoard;
import org.dradis.port.LedFrame;

/**
 * The strip, for several threads: somebody shows frames, and a worker refreshes them. Lights that
 * fail must not stop a game: they are remembered, and tried again with the next refresh.
 */
final class PiLights implements LedBoard {
  /** Two latches of 128 bytes and twelve bytes for each LED. */
  private static final int WS2812_LATCHES = 256;

  private static final int WS2812_BYTES = 12;

  private final LedBoard strip;
  private final Turnstile turn;
  private final String name;
  private volatile String trouble = "";

  PiLights(Lines lines, Lights lights, int atOnce, Timeline time) {
    int bytes = WS2812_LATCHES + WS2812_BYTES * lights.count();
    if (!lights.chip().hasClock() && bytes > atOnce) {
      // A WS2812 takes the gap between two transfers for the end of the frame.
      throw new PiTrouble(
          "A frame of %d WS2812B is %d bytes, but the kernel takes %d at once: add spidev.bufsiz=%d to the line in /boot/firmware/cmdline.txt and restart."
              .formatted(lights.count(), bytes, atOnce, Integer.highestOneBit(bytes) * 2));
    }
    Spi spi = lines.spi(lights.spiBus(), lights.spiChannel(), lights.spiHertz());
    this.strip = lights.strip(new Pi4jLedWires(spi, atOnce));
    this.turn = time.turnstile();
    this.name = "%d %s on SPI bus %d".formatted(lights.count(), lights.chip(), lights.spiBus());
  }

  @Override
  public int size() {
    return strip.size();
  }

  @Override
  public boolean show(LedFrame frame) {
    boolean[] sent = new boolean[1];
    inTurn(() -> sent[0] = strip.show(frame));
    return sent[0];
  }

  @Override
  public void refresh() {
    inTurn(strip::refresh);
  }

  /** Switches all LEDs off. */
  void darken() {
    show(LedFrame.dark(size()));
  }

  private void inTurn(Runnable deed) {
    turn.enter();
    try {
      deed.run();
      trouble = "";
    } catch (PiTrouble e) {
      trouble = e.sentence();
    } finally {
      turn.leave();
    }
  }

  List<Finding> health() {
    return List.of(
        trouble.isEmpty()
            ? Finding.good(name + "; a strip cannot be asked: look whether it shines.")
            : Finding.fault(trouble));
  }
}

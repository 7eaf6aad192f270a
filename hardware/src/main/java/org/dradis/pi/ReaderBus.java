package org.dradis.pi;

import com.pi4j.io.gpio.digital.DigitalInput;
import com.pi4j.io.gpio.digital.DigitalOutput;
import com.pi4j.io.gpio.digital.DigitalState;
import com.pi4j.io.gpio.digital.PullResistance;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.dradis.nfc.ReaderException;
import org.dradis.nfc.pn5180.Pn5180;
import org.dradis.nfc.pn5180.Pn5180Io;
import org.dradis.pace.Pace;
import org.dradis.pace.Timeline;
import org.dradis.pace.Turnstile;

/** A group of PN5180 on one SPI bus that share their lines, as {@link ReaderWiring} says. */
final class ReaderBus {
  /** DS, EEPROM addresses: a number that no other chip has. */
  private static final int DIE_IDENTIFIER = 0x00;

  private static final int DIE_IDENTIFIER_BYTES = 16;

  private final SharedSpi spi;
  private final Timeline time;
  private final Turnstile resets;
  private final List<DigitalOutput> address;
  private final DigitalOutput enable;
  private final DigitalInput busy;
  private final DigitalOutput reset;
  private final DigitalState selecting;
  private final DigitalState resting;
  private final List<Pi4jPn5180Io> readers;
  private final Map<Integer, String> doubles = new HashMap<>();

  /** What the address lines say. Whose turn it is may change it. */
  private int addressed;

  ReaderBus(Lines lines, SharedSpi spi, ReaderWiring wiring, int readers, Timeline time) {
    this.spi = spi;
    this.time = time;
    this.resets = time.turnstile();
    this.selecting = DigitalState.getState(wiring.isMultiplexed());
    this.resting = DigitalState.getInverseState(selecting);
    this.address = wiring.addressPins().stream().map(pin -> lines.output(pin, false)).toList();
    this.enable = lines.output(wiring.enablePin(), resting.isHigh());
    this.busy = lines.input(wiring.busyPin(), PullResistance.OFF);
    this.reset = lines.output(wiring.resetPin(), true);
    this.readers =
        IntStream.range(0, readers).mapToObj(place -> new Pi4jPn5180Io(this, place)).toList();
  }

  Pn5180Io reader(int place) {
    return readers.get(place);
  }

  /**
   * Looks at every chip once, one after the other, and notes which places lead to the same one, as
   * they do if an address line is stuck: ships of one zone would be seen in both.
   */
  void survey() {
    Map<String, Integer> placeOf = new HashMap<>();
    for (int place = 0; place < readers.size(); place++) {
      try {
        var number = number(place);
        Integer other = placeOf.putIfAbsent(number, place);
        if (other != null && !number.matches("(00)*|(ff)*")) {
          doubles.put(
              place,
              "The PN5180 at address %d is the one that answers at %d, too: check the address lines, then start anew."
                  .formatted(place, other));
        }
      } catch (ReaderException e) {
        // Whoever opens it will hear the same.
      }
    }
  }

  private String number(int place) {
    var io = readers.get(place);
    // Another place may have led here, and used the chip since it was reset.
    io.wasUsed();
    var chip = new Pn5180(io);
    return HexFormat.of().formatHex(chip.readEeprom(DIE_IDENTIFIER, DIE_IDENTIFIER_BYTES));
  }

  /** Resets and identifies the chip at a place. */
  Pn5180 open(int place) {
    String sentence = doubles.get(place);
    if (sentence != null) {
      throw new ReaderException(sentence);
    }
    return new Pn5180(reader(place));
  }

  void enter() {
    spi.turn().enter();
  }

  void leave() {
    spi.turn().leave();
  }

  /** Sets those address lines that differ: each is a system call. */
  void address(int place) {
    int changed = addressed ^ place;
    for (int bit = 0; bit < address.size(); bit++) {
      if ((changed >> bit & 1) != 0) {
        address.get(bit).state(DigitalState.getState(place >> bit & 1));
        addressed ^= 1 << bit;
      }
    }
  }

  void select(boolean wanted) {
    enable.state(wanted ? selecting : resting);
  }

  byte[] transfer(byte[] out) {
    return spi.transfer(out);
  }

  boolean busy() {
    return busy.state().isHigh();
  }

  /** Whose turn it is to reset the group. */
  Turnstile resets() {
    return resets;
  }

  /** Drives the line that resets all readers of the group. */
  void reset(boolean held, Pi4jPn5180Io by) {
    reset.state(DigitalState.getState(!held));
    readers.stream().filter(it -> it != by).forEach(Pi4jPn5180Io::wasReset);
  }

  Pace pace() {
    return time;
  }
}

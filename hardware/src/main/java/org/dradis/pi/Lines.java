package org.dradis.pi;

import com.pi4j.context.Context;
import com.pi4j.io.gpio.digital.DigitalInput;
import com.pi4j.io.gpio.digital.DigitalOutput;
import com.pi4j.io.gpio.digital.DigitalState;
import com.pi4j.io.gpio.digital.PullResistance;
import com.pi4j.io.i2c.I2C;
import com.pi4j.io.spi.Spi;
import com.pi4j.io.spi.SpiMode;
import java.util.function.Supplier;

/** Opens the lines and buses of a Pi; what Pi4J says of a failure becomes one sentence. */
final class Lines {
  private final Context context;

  Lines(Context context) {
    this.context = context;
  }

  /** A line that the Pi drives, first to the level given and to the same when it is closed. */
  DigitalOutput output(int pin, boolean rest) {
    var level = DigitalState.getState(rest);
    var config =
        DigitalOutput.newConfigBuilder(context)
            .id("out-" + pin)
            .address(pin)
            .initial(level)
            .shutdown(level)
            .build();
    return open("GPIO " + pin, () -> context.create(config));
  }

  /** A line that the Pi reads, as it is: Pi4J would swallow short pulses if not told otherwise. */
  DigitalInput input(int pin, PullResistance pull) {
    var config =
        DigitalInput.newConfigBuilder(context)
            .id("in-" + pin)
            .address(pin)
            .pull(pull)
            .debounce(0L)
            .build();
    return open("GPIO " + pin, () -> context.create(config));
  }

  Spi spi(int bus, int channel, int hertz) {
    var config =
        Spi.newConfigBuilder(context)
            .id("spi-" + bus + "." + channel)
            .bus(bus)
            .channel(channel)
            .baud(hertz)
            .mode(SpiMode.MODE_0)
            .build();
    return open("SPI bus " + bus + "." + channel, () -> context.create(config));
  }

  I2C i2c(int bus, int device) {
    var config =
        I2C.newConfigBuilder(context)
            .id("i2c-" + bus + "-" + device)
            .bus(bus)
            .device(device)
            .build();
    return open("I2C bus " + bus, () -> context.create(config));
  }

  /** Native libraries that do not load are errors, not exceptions. */
  private static <T> T open(String what, Supplier<T> opening) {
    try {
      return opening.get();
    } catch (RuntimeException | LinkageError e) {
      throw new PiTrouble(
          what + " could not be opened (" + words(e) + "): check that nothing else uses it.", e);
    }
  }

  /** The innermost reason, without the full stop that a sentence round it would double. */
  static String words(Throwable e) {
    Throwable inner = e;
    while (inner.getCause() != null) {
      inner = inner.getCause();
    }
    String message = inner.getMessage();
    String words = message == null ? inner.getClass().getSimpleName() : message.strip();
    return Sentence.bare(words.lines().findFirst().orElse(words));
  }
}

package org.dradis.pi;

import com.pi4j.Pi4J;
import com.pi4j.context.Context;
import com.pi4j.event.ShutdownListener;
import com.pi4j.plugin.gpiod.provider.gpio.digital.GpioDDigitalInputProvider;
import com.pi4j.plugin.gpiod.provider.gpio.digital.GpioDDigitalOutputProvider;
import com.pi4j.plugin.linuxfs.provider.i2c.LinuxFsI2CProvider;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicBoolean;
import org.dradis.pace.Pace;
import org.dradis.port.RigPart;
import org.dradis.table.RigKind;
import org.dradis.table.Section;
import org.dradis.table.Sensing;

/** The Raspberry Pi that this runs on. */
public final class PiKind implements RigKind {

  /** Pi4J keeps the lines of the machine for all of its contexts together. */
  private static final AtomicBoolean IN_USE = new AtomicBoolean();

  @Override
  public String name() {
    return "pi";
  }

  @Override
  public RigPart open(Section settings, Sensing sensing) {
    return open(settings, sensing, new Board(Path.of("/")));
  }

  static RigPart open(Section settings, Sensing sensing, Board board) {
    var read = PiSettings.read(settings);
    board.needPi();
    if (!IN_USE.compareAndSet(false, true)) {
      throw new PiTrouble(
          "This Pi is a part of the table already: put all that hangs on it under one [[part]].");
    }
    try {
      var context = context();
      context.addListener((ShutdownListener) _ -> IN_USE.set(false));
      return new PiRig(read, sensing, context, Pace.real(), board);
    } catch (RuntimeException | Error e) {
      IN_USE.set(false);
      throw e;
    }
  }

  /** Pi4J with the providers of a Pi 4 or 5; it looks for no others. */
  static Context context() {
    try {
      return Pi4J.newContextBuilder()
          .noAutoDetect()
          .noAutoInject()
          .disableShutdownHook()
          .add(
              GpioDDigitalInputProvider.newInstance(),
              GpioDDigitalOutputProvider.newInstance(),
              LinuxFsI2CProvider.newInstance(),
              new LinuxSpiProvider())
          .build();
    } catch (RuntimeException | LinkageError e) {
      throw new PiTrouble("Pi4J does not start on this machine: " + Lines.words(e) + ".", e);
    }
  }
}

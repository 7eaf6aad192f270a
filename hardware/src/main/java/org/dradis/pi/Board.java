package org.dradis.pi;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The machine that this runs on, looked at through its files before Pi4J is even loaded. */
final class Board implements Devices {
  private static final String CONFIG = "/boot/firmware/config.txt";

  private final Path root;
  private final Predicate<Path> usable;

  Board(Path root) {
    this(root, it -> Files.isReadable(it) && Files.isWritable(it));
  }

  Board(Path root, Predicate<Path> usable) {
    this.root = root;
    this.usable = usable;
  }

  /** Refuses a machine that is no Raspberry Pi. */
  void needPi() {
    String model = text("proc/device-tree/model");
    if (!model.contains("Raspberry Pi")) {
      throw new PiTrouble(
          "This machine is no Raspberry Pi"
              + (model.isEmpty() ? "" : " but " + model)
              + ": run Dradis on one.");
    }
  }

  /**
   * Which of the chips has the header's lines, Pi4J finds out by its label: its number differs (on
   * a Pi 5 it is 4 or 0, by the kernel's version).
   */
  @Override
  public void needGpio() {
    List<Path> chips;
    try (Stream<Path> devices = Files.list(root.resolve("dev"))) {
      chips = devices.filter(it -> it.getFileName().toString().matches("gpiochip\\d+")).toList();
    } catch (IOException e) {
      chips = List.of();
    }
    if (chips.isEmpty()) {
      throw new PiTrouble("There is no /dev/gpiochip0: use a kernel of Raspberry Pi OS.");
    }
    if (chips.stream().noneMatch(usable)) {
      throw notAllowed("/dev/gpiochip0", "gpio");
    }
  }

  @Override
  public void needSpi(int bus, int channel) {
    String name = "spidev" + bus + "." + channel;
    // Without select lines channel 0 is there as well, and its pins stay free.
    String overlay =
        bus == 0 && channel == 0 ? "spi0-0cs" : "spi" + bus + "-" + (channel + 1) + "cs";
    need("/dev/" + name, "spi", "write dtoverlay=" + overlay + " into " + CONFIG + " and restart");
  }

  @Override
  public void needI2c(int bus) {
    String line = bus == 1 ? "dtparam=i2c_arm=on" : "dtoverlay=i2c" + bus;
    need(
        "/dev/i2c-" + bus,
        "i2c",
        "write " + line + " into " + CONFIG + " and i2c-dev into /etc/modules, and restart");
  }

  @Override
  public int spiBytesAtOnce() {
    String size = text("sys/module/spidev/parameters/bufsiz");
    return size.matches("\\d{1,9}") ? Math.max(1, Integer.parseInt(size)) : SPI_BYTES;
  }

  private void need(String name, String group, String remedy) {
    Path device = root.resolve(name.substring(1));
    if (!Files.exists(device)) {
      throw new PiTrouble(name + " is missing: " + remedy + ".");
    }
    if (!usable.test(device)) {
      throw notAllowed(name, group);
    }
  }

  private static PiTrouble notAllowed(String name, String group) {
    return new PiTrouble(
        "You may not use %s: run sudo usermod -aG %s $USER and log in anew."
            .formatted(name, group));
  }

  private String text(String file) {
    try {
      // The device tree ends its texts with a zero.
      return Files.readString(root.resolve(file)).replace("\0", "").strip();
    } catch (IOException e) {
      return "";
    }
  }
}

package org.dradis.pi;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

class BoardTest {
  @TempDir Path root;

  private Board board() {
    return new Board(root);
  }

  private void file(String name, String text) throws IOException {
    Path file = root.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private static String trouble(Executable need) {
    return assertThrows(PiTrouble.class, need).getMessage();
  }

  @Test
  void aMachineWithoutAModelIsNoPi() {
    assertEquals(
        "This machine is no Raspberry Pi: run Dradis on one.", trouble(() -> board().needPi()));
  }

  @Test
  void anotherBoardIsNoPi() throws IOException {
    file("proc/device-tree/model", "Banana Pro\0");
    assertEquals(
        "This machine is no Raspberry Pi but Banana Pro: run Dradis on one.",
        trouble(() -> board().needPi()));
  }

  @Test
  void aPiIsOne() throws IOException {
    file("proc/device-tree/model", "Raspberry Pi 5 Model B Rev 1.0\0");
    assertDoesNotThrow(() -> board().needPi());
  }

  @Test
  void aMissingBusSaysWhatToWriteWhere() {
    assertEquals(
        "/dev/spidev0.0 is missing: write dtoverlay=spi0-0cs into /boot/firmware/config.txt and"
            + " restart.",
        trouble(() -> board().needSpi(0, 0)));
    assertEquals(
        "/dev/spidev1.0 is missing: write dtoverlay=spi1-1cs into /boot/firmware/config.txt and"
            + " restart.",
        trouble(() -> board().needSpi(1, 0)));
    assertEquals(
        "/dev/i2c-1 is missing: write dtparam=i2c_arm=on into /boot/firmware/config.txt and i2c-dev"
            + " into /etc/modules, and restart.",
        trouble(() -> board().needI2c(1)));
    assertEquals(
        "There is no /dev/gpiochip0: use a kernel of Raspberry Pi OS.",
        trouble(() -> board().needGpio()));
  }

  @Test
  void aDeviceThatMayNotBeUsedSaysWhichGroupMay() throws IOException {
    file("dev/spidev0.0", "");
    file("dev/i2c-1", "");
    file("dev/gpiochip0", "");
    var board = new Board(root, _ -> false);
    assertEquals(
        "You may not use /dev/spidev0.0: run sudo usermod -aG spi $USER and log in anew.",
        trouble(() -> board.needSpi(0, 0)));
    assertEquals(
        "You may not use /dev/i2c-1: run sudo usermod -aG i2c $USER and log in anew.",
        trouble(() -> board.needI2c(1)));
    assertEquals(
        "You may not use /dev/gpiochip0: run sudo usermod -aG gpio $USER and log in anew.",
        trouble(() -> board.needGpio()));
  }

  @Test
  void anyNumberOfTheGpioChipWillDo() throws IOException {
    file("dev/gpiochip4", "");
    assertDoesNotThrow(() -> board().needGpio());
  }

  @Test
  void devicesThatAreThereAreFine() throws IOException {
    file("dev/spidev0.0", "");
    file("dev/i2c-1", "");
    assertDoesNotThrow(() -> board().needSpi(0, 0));
    assertDoesNotThrow(() -> board().needI2c(1));
  }

  @Test
  void theKernelSaysHowMuchItTakesAtOnce() throws IOException {
    assertEquals(4096, board().spiBytesAtOnce());
    file("sys/module/spidev/parameters/bufsiz", "65536\n");
    assertEquals(65_536, board().spiBytesAtOnce());
    file("sys/module/spidev/parameters/bufsiz", "much\n");
    assertEquals(4096, board().spiBytesAtOnce());
  }
}

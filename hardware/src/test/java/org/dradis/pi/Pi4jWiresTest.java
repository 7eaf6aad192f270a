package org.dradis.pi;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.pi4j.Pi4J;
import com.pi4j.context.Context;
import com.pi4j.io.i2c.I2C;
import com.pi4j.io.spi.Spi;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.dradis.pace.Turnstile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The adapters over devices that only write down what they are told. */
class Pi4jWiresTest {
  private final Context context =
      Pi4J.newContextBuilder().noAutoDetect().disableShutdownHook().build();
  private final List<String> log = new ArrayList<>();
  private final Turnstile turn =
      new Turnstile() {
        @Override
        public void enter() {
          log.add("enter");
        }

        @Override
        public void leave() {
          log.add("leave");
        }
      };

  @AfterEach
  void end() {
    context.shutdown();
  }

  /** An answer to a call: how many bytes it says went over the bus, or what went wrong. */
  private interface Answer {
    int of(int bytes);
  }

  private Spi spi(int hertz, Answer answer) {
    var config = Spi.newConfigBuilder(context).bus(1).channel(0).baud(hertz).build();
    return (Spi)
        Proxy.newProxyInstance(
            Spi.class.getClassLoader(),
            new Class<?>[] {Spi.class},
            (_, method, args) ->
                switch (method.getName()) {
                  case "config" -> config;
                  case "write" -> {
                    log.add("write " + args[1] + " +" + args[2]);
                    yield answer.of((int) args[2]);
                  }
                  case "transfer" -> {
                    log.add("transfer " + Arrays.toString((byte[]) args[0]));
                    Arrays.fill((byte[]) args[2], (byte) 7);
                    yield answer.of((int) args[4]);
                  }
                  default -> throw new UnsupportedOperationException(method.getName());
                });
  }

  private I2C i2c(Answer answer) {
    return (I2C)
        Proxy.newProxyInstance(
            I2C.class.getClassLoader(),
            new Class<?>[] {I2C.class},
            (_, method, args) -> {
              log.add(method.getName() + " " + args[2]);
              return answer.of((int) args[2]);
            });
  }

  @Test
  void anSpiExchangeWaitsForItsTurnAndReturnsWhatCameIn() throws IOException {
    var wires = new Pi4jSpi(new SharedSpi(spi(1_000_000, n -> n), turn));
    assertArrayEquals(new byte[] {7, 7}, wires.exchange(new byte[] {1, 2}));
    assertEquals(List.of("enter", "transfer [1, 2]", "leave"), log);
  }

  @Test
  void aRefusedTransferGivesTheTurnBack() {
    var wires = new Pi4jSpi(new SharedSpi(spi(1_000_000, _ -> -1), turn));
    var e = assertThrows(IOException.class, () -> wires.exchange(new byte[3]));
    assertEquals("SPI bus 1.0 refused a transfer of 3 bytes", e.getMessage());
    assertEquals("leave", log.getLast());
  }

  @Test
  void i2cTransactionsAreWholeOrFail() throws IOException {
    var good = new Pi4jI2c(i2c(n -> n));
    good.write(new byte[4]);
    assertEquals(6, good.read(6).length);
    assertEquals(List.of("write 4", "read 6"), log);
    var half = new Pi4jI2c(i2c(n -> n / 2));
    assertEquals(
        "Only 2 of 4 bytes went over the bus",
        assertThrows(IOException.class, () -> half.read(4)).getMessage());
    var absent =
        new Pi4jI2c(
            i2c(
                _ -> {
                  throw new IllegalStateException("outer", new IOException("Remote I/O error"));
                }));
    assertEquals(
        "Remote I/O error",
        assertThrows(IOException.class, () -> absent.write(new byte[1])).getMessage());
  }

  @Test
  void aLongFrameIsCutToWhatTheKernelTakes() {
    new Pi4jLedWires(spi(4_000_000, _ -> 0), 4096).write(new byte[10_000], 4_000_000);
    assertEquals(List.of("write 0 +4096", "write 4096 +4096", "write 8192 +1808"), log);
  }

  @Test
  void aStripIsNotDrivenAtAnotherClock() {
    var wires = new Pi4jLedWires(spi(4_000_000, _ -> 0), 4096);
    assertThrows(IllegalArgumentException.class, () -> wires.write(new byte[1], 3_200_000));
    assertEquals(List.of(), log);
  }

  @Test
  void aBusThatRefusesAFrameIsTrouble() {
    var wires = new Pi4jLedWires(spi(4_000_000, _ -> -1), 4096);
    assertEquals(
        "The SPI bus of the lights refused 5 bytes.",
        assertThrows(PiTrouble.class, () -> wires.write(new byte[5], 4_000_000)).getMessage());
  }
}

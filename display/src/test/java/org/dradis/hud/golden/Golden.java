package org.dradis.hud.golden;

import static org.junit.jupiter.api.Assertions.fail;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/**
 * Pictures as they should be. With {@code -Ddradis.update=true} they are written anew; what they
 * were before, are now, and how they differ is in {@code target/golden} either way.
 */
final class Golden {
  private static final Path KEPT = Path.of("src/test/resources/org/dradis/hud/golden");
  private static final Path SEEN = Path.of("target/golden");

  private Golden() {}

  /** Fails if the picture is not as the one of this name, or writes it if that is asked for. */
  static void check(String name, BufferedImage now) {
    check(name, file(name), now);
  }

  /** The same with a picture that is kept elsewhere. */
  static void check(String name, Path file, BufferedImage now) {
    if (Boolean.getBoolean("dradis.update")) {
      update(name, file, now);
      return;
    }
    if (!Files.exists(file)) {
      fail("there is no picture " + file + "; -Ddradis.update=true makes it");
    }
    Difference difference = Difference.of(kept(file), now);
    if (difference.isTooMuch()) {
      show(name, file, difference, now);
      fail(
          "%s: %d pixels differ, %d may; see %s"
              .formatted(name, difference.pixels(), Difference.TOLERANCE, SEEN.toAbsolutePath()));
    }
  }

  /** How a picture differs from the one of this name. */
  static Difference difference(String name, BufferedImage now) {
    return Difference.of(kept(file(name)), now);
  }

  private static void update(String name, Path file, BufferedImage now) {
    if (Files.exists(file)) {
      Difference difference = Difference.of(kept(file), now);
      if (!difference.isTooMuch()) {
        return; // what is as good as the same is not written again
      }
      show(name, file, difference, now);
    }
    write(now, file);
  }

  private static void show(String name, Path file, Difference difference, BufferedImage now) {
    write(kept(file), SEEN.resolve(name + "-before.png"));
    write(now, SEEN.resolve(name + "-after.png"));
    write(difference.picture(), SEEN.resolve(name + "-difference.png"));
  }

  private static Path file(String name) {
    return KEPT.resolve(name + ".png");
  }

  private static BufferedImage kept(Path file) {
    try {
      return ImageIO.read(file.toFile());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void write(BufferedImage picture, Path file) {
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      ImageIO.write(picture, "png", file.toFile());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

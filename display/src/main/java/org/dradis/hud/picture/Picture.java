package org.dradis.hud.picture;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javax.imageio.ImageIO;
import org.dradis.hud.Fonts;

/** Draws scenes off screen. */
public final class Picture {
  private static final Object STARTING = new Object();
  private static boolean started;

  private Picture() {}

  /** Starts the toolkit without a display, unless it runs already. */
  public static void headless() {
    synchronized (STARTING) {
      if (!started) {
        System.setProperty("glass.platform", "Headless");
        System.setProperty("prism.order", "sw");
        System.setProperty("java.awt.headless", "true");
        try {
          Platform.startup(Fonts::load);
        } catch (IllegalStateException e) {
          Platform.runLater(Fonts::load);
        }
        Platform.setImplicitExit(false);
        started = true;
      }
    }
  }

  /** Draws what is made on the thread of the screen. */
  public static BufferedImage of(int width, int height, Supplier<Parent> made) {
    headless();
    CompletableFuture<BufferedImage> drawn = new CompletableFuture<>();
    Platform.runLater(
        () -> {
          try {
            drawn.complete(of(new Scene(made.get(), width, height, Color.BLACK)));
          } catch (RuntimeException e) {
            drawn.completeExceptionally(e);
          }
        });
    return drawn.join();
  }

  /** Draws a scene; on the thread of the screen. */
  public static BufferedImage of(Scene scene) {
    WritableImage image = scene.snapshot(null);
    int width = (int) image.getWidth();
    int height = (int) image.getHeight();
    int[] pixels = new int[width * height];
    image
        .getPixelReader()
        .getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
    BufferedImage copy = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    copy.setRGB(0, 0, width, height, pixels, 0, width);
    return copy;
  }

  public static void write(BufferedImage image, Path file) throws IOException {
    if (!ImageIO.write(image, "png", file.toFile())) {
      throw new IOException("no PNG can be written here");
    }
  }
}

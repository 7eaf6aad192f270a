package org.dradis.hud.picture;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
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
        Quiet.hush();
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
    return of(width, height, made, _ -> {});
  }

  /** Draws what is made and, once it has been laid out, changed on the thread of the screen. */
  public static BufferedImage of(
      int width, int height, Supplier<Parent> made, Consumer<Parent> change) {
    headless();
    CompletableFuture<BufferedImage> drawn = new CompletableFuture<>();
    Platform.runLater(
        () -> {
          try {
            Parent root = made.get();
            Scene scene = new Scene(root, width, height, Color.BLACK);
            root.applyCss();
            root.layout();
            change.accept(root);
            drawn.complete(of(scene));
          } catch (RuntimeException | Error e) {
            drawn.completeExceptionally(e);
          }
        });
    try {
      return drawn.join();
    } catch (CompletionException e) {
      // What is wrong with what was to be drawn concerns whoever asked, on his thread.
      throw e.getCause() instanceof RuntimeException wrong ? wrong : e;
    }
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
    // Given a file that it cannot open, the library prints a stack trace of its own.
    var png = new ByteArrayOutputStream();
    if (!ImageIO.write(image, "png", png)) {
      throw new IOException("no PNG can be written here");
    }
    Files.write(file, png.toByteArray());
  }
}

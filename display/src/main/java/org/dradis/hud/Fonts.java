package org.dradis.hud;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import javafx.scene.text.Font;

/** The font that comes with the program, so that every machine draws the same. */
public final class Fonts {
  public static final String FAMILY = "Noto Sans CJK JP";

  private static final int ANY_SIZE = 16;

  private Fonts() {}

  /** Loads it; the toolkit keeps it. */
  public static void load() {
    for (String style : List.of("Regular", "Bold")) {
      try (InputStream file =
          Fonts.class.getResourceAsStream("font/NotoSansCJKjp-" + style + ".otf")) {
        if (file == null || Font.loadFont(file, ANY_SIZE) == null) {
          throw new IllegalStateException("The font of the program cannot be read: " + style);
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}

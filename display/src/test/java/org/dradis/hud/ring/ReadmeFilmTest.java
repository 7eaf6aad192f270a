package org.dradis.hud.ring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.scene.Parent;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import org.dradis.hud.HudModel;
import org.dradis.hud.HudView;
import org.dradis.hud.Panel;
import org.dradis.hud.Settings;
import org.dradis.hud.picture.Picture;
import org.dradis.hud.picture.StillHud;
import org.dradis.view.TableView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.w3c.dom.Element;

/** The film in the README is of the HUD as it is; with -Ddradis.update=true it is made anew. */
@Timeout(120)
class ReadmeFilmTest {
  private static final Path KEPT = Path.of("..", "docs", "pictures", "raiders.gif");
  private static final int WIDTH = 800;
  private static final int HEIGHT = 480;
  private static final int FRAME_MILLIS = 100;
  private static final int PAUSE_MILLIS = 2500;
  private static final int LARGEST_BYTES = 1_000_000;

  /** A GIF has 256 colours, and so many pixels may be off by more than that does. */
  private static final double ODD_PART = 0.01;

  private static final int CHANNEL = 40;

  private static final String BOARD =
      """
      {"format": "dradis-scenario/1", "policy": {"seed": 11}, "options": ["pegasus"],
       "board": {"areas": {
         "bow": {"raiders": 3, "basestars": ["b1"], "vipers": {"mk2": 1}},
         "starboard-bow": {"raiders": 2},
         "stern": {"raiders": 1, "civilians": ["c01", "c02"]},
         "starboard-quarter": {"civilians": ["c03"]},
         "port-bow": {"heavyRaiders": 1, "vipers": {"mk2": 1}},
         "port-quarter": {"vipers": {"mk2": 1},
           "piloted": [{"pilot": "Kara \\"Starbuck\\" Thrace", "craft": "mk2"}]}},
         "dials": {"fuel": 6, "food": 7, "morale": 8, "population": 10}, "jump": 2, "distance": 4,
         "objective": "kobol",
         "players": [{"character": "William Adama"}, {"character": "Laura Roslin"},
                     {"character": "Kara \\"Starbuck\\" Thrace"}],
         "titles": {"admiral": "William Adama", "president": "Laura Roslin"}},
       "steps": STEPS}
      """;
  private static final TableView BEFORE = Tables.of(BOARD.replace("STEPS", "[]"));
  private static final String PLAYED = BOARD.replace("STEPS", "[{\"icon\": \"activate-raiders\"}]");

  @Test
  void theFilmIsOfTheHudAsItIs() throws IOException {
    byte[] now = film();
    if (Boolean.getBoolean("dradis.update")) {
      Files.write(KEPT, now);
    }
    assertTrue(Files.size(KEPT) < LARGEST_BYTES, () -> KEPT + " is large");
    List<BufferedImage> kept = frames(Files.readAllBytes(KEPT));
    List<BufferedImage> made = frames(now);
    assertEquals(made.size(), kept.size(), "frames");
    for (int i = 0; i < made.size(); i++) {
      compare(made.get(i), kept.get(i), "frame " + i);
    }
  }

  /** What is seen one after the other; a film holds of each frame only what changed. */
  private static List<BufferedImage> frames(byte[] film) throws IOException {
    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    reader.setInput(ImageIO.createImageInputStream(new ByteArrayInputStream(film)));
    List<BufferedImage> frames = new ArrayList<>();
    for (int i = 0; i < reader.getNumImages(true); i++) {
      BufferedImage frame = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
      if (i > 0) {
        frame.getGraphics().drawImage(frames.getLast(), 0, 0, null);
      }
      Element place =
          (Element)
              ((Element) reader.getImageMetadata(i).getAsTree("javax_imageio_gif_image_1.0"))
                  .getElementsByTagName("ImageDescriptor")
                  .item(0);
      int left = Integer.parseInt(place.getAttribute("imageLeftPosition"));
      int top = Integer.parseInt(place.getAttribute("imageTopPosition"));
      frame.getGraphics().drawImage(reader.read(i), left, top, null);
      frames.add(frame);
    }
    return frames;
  }

  private static void compare(BufferedImage made, BufferedImage kept, String name) {
    int odd = 0;
    for (int y = 0; y < HEIGHT; y++) {
      for (int x = 0; x < WIDTH; x++) {
        odd += isOdd(kept.getRGB(x, y), made.getRGB(x, y)) ? 1 : 0;
      }
    }
    int all = odd;
    assertTrue(odd < ODD_PART * WIDTH * HEIGHT, () -> name + ": " + all + " pixels differ");
  }

  private static boolean isOdd(int one, int other) {
    for (int shift = 0; shift <= 16; shift += 8) {
      if (Math.abs((one >> shift & 0xFF) - (other >> shift & 0xFF)) > CHANNEL) {
        return true;
      }
    }
    return false;
  }

  private interface Deed {
    void on(Parent screen, Snapshots table) throws IOException;
  }

  private static void shown(Settings settings, Deed deed) {
    Snapshots table = new Snapshots(BEFORE);
    HudModel model = new HudModel(Runnable::run, settings);
    model.open(table);
    model.go(Panel.BRIDGE);
    Picture.of(
        WIDTH,
        HEIGHT,
        () -> new HudView(StillHud.of(model)),
        screen -> {
          try {
            deed.on(screen, table);
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
  }

  private static byte[] film() throws IOException {
    try (Gif gif = new Gif()) {
      shown(
          Settings.STANDARD,
          (screen, table) -> {
            gif.add(Picture.of(screen.getScene()), PAUSE_MILLIS / 2);
            table.step(Tables.of(PLAYED));
            Film film = Tables.film(PLAYED);
            RingView ring = (RingView) Objects.requireNonNull(screen.lookup("#ring"));
            for (double millis = 0; millis < film.millis(); millis += FRAME_MILLIS) {
              ring.projector().freeze(film, millis / film.beatMillis());
              gif.add(Picture.of(screen.getScene()), FRAME_MILLIS);
            }
          });
      shown(
          Settings.STANDARD.calmly(),
          (screen, table) -> {
            table.step(Tables.of(PLAYED));
            gif.add(Picture.of(screen.getScene()), PAUSE_MILLIS);
          });
      return gif.bytes();
    }
  }
}

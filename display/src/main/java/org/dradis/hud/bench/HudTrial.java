package org.dradis.hud.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.stage.Stage;
import org.dradis.hud.HudModel;
import org.dradis.hud.HudWindow;
import org.dradis.hud.Panel;
import org.dradis.hud.Settings;
import org.dradis.hud.picture.Picture;
import org.dradis.hud.picture.StillHud;

/**
 * A program of its own that opens the HUD without a display, watches its frames while much happens,
 * and prints what it saw: how many milliseconds after its start the HUD was there, the time from
 * each frame to the next, how many megabytes it takes.
 */
final class HudTrial {
  private static final long WATCHED_NANOS = 8_000_000_000L;
  private static final long TURN_NANOS = 4_000_000_000L;

  /** At first it is a program that warms up. */
  private static final long WARM_UP_NANOS = 4_000_000_000L;

  private final TwoMoments moments = new TwoMoments();
  private final List<Double> frames = new ArrayList<>();

  private HudTrial() {}

  public static void main(String[] args) {
    Picture.headless();
    Platform.runLater(() -> new HudTrial().open());
  }

  private void open() {
    HudModel model = new HudModel(Runnable::run, Settings.STANDARD);
    model.open(moments);
    model.go(Panel.BRIDGE);
    HudWindow.show(new Stage(), model, _ -> StillHud.of(model), 1, false);
    new Frames().start();
  }

  private final class Frames extends AnimationTimer {
    private long opened;
    private long last;
    private long turned;

    @Override
    public void handle(long now) {
      if (opened == 0) {
        tell("start.ms", sinceStart());
        opened = now;
      } else if (now - opened > WARM_UP_NANOS) {
        frames.add((now - last) / 1e6);
      }
      last = now;
      if (now - turned > TURN_NANOS / 2) {
        turned = now;
        moments.turn();
      }
      if (now - opened > WARM_UP_NANOS + WATCHED_NANOS) {
        stop();
        frames.sort(null);
        tell("frame.p99.ms", frames.get(frames.size() * 99 / 100));
        tell("frame.p50.ms", frames.get(frames.size() / 2));
        tell("rss.mb", residentMegabytes());
        Platform.exit();
      }
    }
  }

  private static void tell(String name, double figure) {
    System.out.println(name + " " + figure);
  }

  private static double sinceStart() {
    Instant start = ProcessHandle.current().info().startInstant().orElseThrow();
    return Duration.between(start, Instant.now()).toMillis();
  }

  /** What the kernel says that the program has in memory. */
  private static double residentMegabytes() {
    try {
      for (String line :
          Files.readAllLines(Path.of("/proc/self/status"), StandardCharsets.US_ASCII)) {
        if (line.startsWith("VmRSS:")) {
          return Long.parseLong(line.replaceAll("\\D", "")) / 1024.0;
        }
      }
    } catch (IOException e) {
      return Double.NaN;
    }
    return Double.NaN;
  }
}

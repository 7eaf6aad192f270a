package org.dradis.app;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.stage.Stage;
import org.dradis.hud.HudModel;
import org.dradis.hud.HudWindow;
import org.dradis.hud.Panel;
import org.dradis.hud.Settings;
import org.dradis.hud.bench.TwoMoments;
import org.dradis.hud.picture.Picture;
import org.dradis.hud.simtable.SimTableWindow;
import org.dradis.table.TableFile;

/**
 * A program of its own that opens all that {@code ./dradis} opens, but no display: a simulated
 * table with its drivers, a journal, both windows. It watches the frames while much happens, and
 * prints what it saw: how many milliseconds after its start the HUD was there, the time from each
 * frame to the next, how many megabytes it takes.
 */
final class HudTrial {
  private static final long WATCHED_NANOS = 8_000_000_000L;
  private static final long TURN_NANOS = 4_000_000_000L;

  /** At first it is a program that warms up. */
  private static final long WARM_UP_NANOS = 4_000_000_000L;

  private final TwoMoments moments = new TwoMoments();
  private final List<Double> frames = new ArrayList<>();
  private final HudModel model = new HudModel(Platform::runLater, Settings.STANDARD);
  private final HudHost host;
  private final Path folder;

  private HudTrial(HudHost host, Path folder) {
    this.host = host;
    this.folder = folder;
  }

  public static void main(String[] args) throws IOException {
    Path folder = Files.createTempDirectory("dradis-trial");
    Shell shell = new Shell(InputStream.nullInputStream(), false, false, false, _ -> {});
    HudHost host =
        HudHost.open(
            TableFile.simulated(),
            Workshop.standard(shell),
            folder.resolve("box.json"),
            folder.resolve("table.db"));
    Picture.headless();
    Platform.runLater(() -> new HudTrial(host, folder).open());
  }

  private void open() {
    host.serve(model, Platform::runLater);
    HudWindow window =
        HudWindow.show(
            new Stage(), model, words -> host.hud(model, words, Platform::runLater), 1, false);
    SimTableWindow.show(window.hud(), Objects.requireNonNull(window.hud().sim()));
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
        model.open(moments, () -> model.go(Panel.BRIDGE));
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
        host.close();
        tidyUp();
      }
    }
  }

  private void tidyUp() {
    try (Stream<Path> files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
    } catch (IOException e) {
      System.out.println("left behind: " + folder);
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

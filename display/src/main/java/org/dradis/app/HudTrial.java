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
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
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
 * Opens all that {@code ./dradis} opens, but no display: a simulated table with its drivers, a
 * journal, both windows. It watches the frames while much happens.
 */
final class HudTrial {
  private static final long PATIENCE_SECONDS = 60;
  private static final long TURN_NANOS = 2_000_000_000L;

  /** At first it is a program that warms up. */
  private static final Watch LONG = new Watch(4_000_000_000L, 8_000_000_000L);

  private static final Watch SHORT = new Watch(0, 3_000_000_000L);

  private final CompletableFuture<Map<String, Double>> figures = new CompletableFuture<>();
  private final TwoMoments moments = new TwoMoments();
  private final HudModel model = new HudModel(Platform::runLater, Settings.STANDARD);
  private final HudHost host;
  private final Watch watch;

  /** How long it goes on, and from when on the frames count. */
  private record Watch(long warmUp, long counted) {}

  private HudTrial(HudHost host, Watch watch) {
    this.host = host;
    this.watch = watch;
  }

  /**
   * A program of its own, so that its start is a start. It prints how many milliseconds after that
   * the HUD was there, the time from each frame to the next, how many megabytes it takes.
   */
  public static void main(String[] args) throws IOException {
    run(LONG).forEach((name, figure) -> System.out.println(name + " " + figure));
    Platform.exit();
  }

  /** Opens everything for a moment. */
  static void rehearse() throws IOException {
    run(SHORT);
  }

  private static Map<String, Double> run(Watch watch) throws IOException {
    Path folder = Files.createTempDirectory("dradis-trial");
    Shell shell = new Shell(InputStream.nullInputStream(), false, false, false, _ -> {});
    try (HudHost host =
        HudHost.open(
            TableFile.simulated(),
            Workshop.standard(shell),
            folder.resolve("box.json"),
            folder.resolve("table.db"))) {
      Picture.headless();
      HudTrial trial = new HudTrial(host, watch);
      CompletableFuture.runAsync(trial::open, Platform::runLater)
          .exceptionally(
              fault -> {
                trial.figures.completeExceptionally(fault);
                return null;
              });
      return trial.figures.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
    } finally {
      tidyUp(folder);
    }
  }

  private void open() {
    host.serve(model, Platform::runLater);
    Stage stage = new Stage();
    HudWindow window =
        HudWindow.show(stage, model, words -> host.hud(model, words, Platform::runLater), 1, false);
    var table = SimTableWindow.show(window.hud(), Objects.requireNonNull(window.hud().sim()));
    new Frames(List.of(stage, table.stage())).start();
  }

  private final class Frames extends AnimationTimer {
    private final List<Stage> windows;
    private final List<Double> frames = new ArrayList<>();
    private final Map<String, Double> seen = new TreeMap<>();
    private long opened;
    private long last;
    private long turned;

    private Frames(List<Stage> windows) {
      this.windows = windows;
    }

    @Override
    public void handle(long now) {
      if (opened == 0) {
        seen.put("start.ms", sinceStart());
        opened = now;
        model.open(moments, () -> model.go(Panel.BRIDGE));
      } else if (now - opened > watch.warmUp()) {
        frames.add((now - last) / 1e6);
      }
      last = now;
      if (now - turned > TURN_NANOS) {
        turned = now;
        moments.turn();
      }
      if (now - opened > watch.warmUp() + watch.counted()) {
        stop();
        frames.sort(null);
        seen.put("frame.p99.ms", frames.get(frames.size() * 99 / 100));
        seen.put("frame.p50.ms", frames.get(frames.size() / 2));
        seen.put("rss.mb", residentMegabytes());
        windows.forEach(Stage::close);
        figures.complete(seen);
      }
    }
  }

  private static void tidyUp(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
    }
  }

  private static double sinceStart() {
    return ProcessHandle.current()
        .info()
        .startInstant()
        .map(start -> (double) Duration.between(start, Instant.now()).toMillis())
        .orElse(Double.NaN);
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

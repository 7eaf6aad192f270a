package org.dradis.app;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.function.Function;
import org.dradis.box.Box;
import org.dradis.box.BoxFile;
import org.dradis.hud.FakeRig;
import org.dradis.port.TagId;
import picocli.CommandLine;

/** A table, a folder and a clock for commands; what happens while one runs is told beforehand. */
final class FakeWorkshop {
  private record Happening(long millis, int number, Runnable what)
      implements Comparable<Happening> {
    @Override
    public int compareTo(Happening other) {
      return millis == other.millis
          ? Integer.compare(number, other.number)
          : Long.compare(millis, other.millis);
    }
  }

  final FakeRig rig = new FakeRig();
  final StringWriter out = new StringWriter();
  final StringWriter err = new StringWriter();
  final Path folder;
  boolean terminal;
  boolean readerGone;
  String input = "";

  private final PriorityQueue<Happening> happenings = new PriorityQueue<>();
  private final List<Happening> all = new ArrayList<>();
  private long now;

  FakeWorkshop(Path folder) {
    this.folder = folder;
  }

  static TagId tag(int number) {
    return TagId.parse("E00401501234%04X".formatted(number));
  }

  /** Lets something happen so many milliseconds after the command began. */
  FakeWorkshop at(long millis, Runnable what) {
    var happening = new Happening(now + millis, all.size(), what);
    all.add(happening);
    happenings.add(happening);
    return this;
  }

  long now() {
    return now;
  }

  private void pause(long millis) {
    now += millis;
    while (!happenings.isEmpty() && happenings.element().millis() <= now) {
      happenings.remove().what().run();
    }
  }

  int run(Function<Workshop, Object> command, String... args) {
    out.getBuffer().setLength(0);
    err.getBuffer().setLength(0);
    var in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
    var shell = new Shell(in, terminal, terminal, false, this::pause);
    var workshop =
        new Workshop(
            shell,
            () -> List.of(rig),
            Map.of("HOME", folder.resolve("home").toString()),
            folder,
            () -> now);
    return Main.run(
        new CommandLine(command.apply(workshop)),
        new PrintWriter(new StandardOutput(pipe()), false, StandardCharsets.UTF_8),
        new PrintWriter(err, true),
        args);
  }

  private OutputStream pipe() {
    return new OutputStream() {
      @Override
      public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
      }

      @Override
      public void write(byte[] bytes, int from, int length) throws IOException {
        if (readerGone) {
          throw new IOException("Broken pipe");
        }
        out.write(new String(bytes, from, length, StandardCharsets.UTF_8));
      }
    };
  }

  private BoxFile file() {
    return BoxFile.open(folder.resolve("home/.local/share/dradis/box.json"));
  }

  Box box() {
    return file().box();
  }

  void keep(Box box) {
    file().save(box);
  }
}

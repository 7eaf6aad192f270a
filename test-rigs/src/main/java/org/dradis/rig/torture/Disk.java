package org.dradis.rig.torture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A disk to which a program's operations come one by one. It promises no more than POSIX: a file's
 * bytes are certain after a sync of the file, its name after a sync of the folder, and what is not
 * certain comes in any order.
 */
final class Disk {
  /** A name given to a file, or taken away. */
  private record Naming(String name, @Nullable StoredFile file) {}

  private static final int SHARED_MEMORY = 32 << 10;

  private final String folder;
  private final Map<Integer, StoredFile> open = new HashMap<>();
  private final Map<String, StoredFile> names = new TreeMap<>();
  private final Map<String, StoredFile> certainNames = new TreeMap<>();
  private final List<Naming> pending = new ArrayList<>();

  Disk(Path folder) {
    this.folder = folder.toString();
  }

  void take(Operation operation) {
    switch (operation) {
      case Operation.Opened(int file, String name) -> opened(file, name);
      case Operation.Created(int file, String name) -> {
        StoredFile created = new StoredFile();
        name(name, created);
        open.put(file, created);
      }
      case Operation.Wrote(int file, long offset, var data) -> file(file).write(offset, data);
      case Operation.Truncated(int file, long length) -> file(file).truncate(length);
      case Operation.Synced(int file) -> synced(file);
      case Operation.Renamed(String from, String to) -> {
        StoredFile moved = Objects.requireNonNull(names.get(from));
        name(from, null);
        name(to, moved);
      }
      case Operation.Removed(String name) -> name(name, null);
      case Operation.Spoke _ -> {}
    }
  }

  private void opened(int file, String name) {
    if (name.equals(folder)) {
      open.remove(file);
    } else {
      open.put(file, Objects.requireNonNull(names.get(name)));
    }
  }

  private StoredFile file(int number) {
    return Objects.requireNonNull(open.get(number));
  }

  /** The folder is the only thing that is open and no file. */
  private void synced(int number) {
    StoredFile file = open.get(number);
    if (file != null) {
      file.sync();
      return;
    }
    pending.forEach(each -> apply(each, certainNames));
    pending.clear();
  }

  private void name(String name, @Nullable StoredFile file) {
    Naming naming = new Naming(name, file);
    apply(naming, names);
    pending.add(naming);
  }

  private static void apply(Naming naming, Map<String, StoredFile> names) {
    if (naming.file() == null) {
      names.remove(naming.name());
    } else {
      names.put(naming.name(), naming.file());
    }
  }

  /** Writes the files that a power cut at this moment leaves to an empty folder. */
  void write(Path to, Fate fate, SplittableRandom random) throws IOException {
    double share = fate.share(random);
    Map<String, StoredFile> left = new TreeMap<>(certainNames);
    for (Naming naming : pending) {
      if (random.nextDouble() < share) {
        apply(naming, left);
      }
    }
    for (var each : left.entrySet()) {
      Path file = to.resolve(Path.of(each.getKey()).getFileName());
      byte[] bytes = each.getValue().after(fate, share, random);
      // It is mapped memory, of which nothing is known: anything may be in it.
      if (file.toString().endsWith("-shm")) {
        bytes = new byte[SHARED_MEMORY];
        random.nextBytes(bytes);
      }
      Files.write(file, bytes);
    }
  }
}

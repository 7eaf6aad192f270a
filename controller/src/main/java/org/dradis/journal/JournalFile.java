package org.dradis.journal;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.SQLException;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;

/** The files of a journal as the system sees them: making, examining and setting them aside. */
record JournalFile(Path folder, Path file, Complaints complaints) {
  private static final String LOG = "-wal";
  private static final String SHARED_MEMORY = "-shm";
  private static final List<String> COMPANIONS = List.of(LOG, SHARED_MEMORY, "-journal");
  private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmm");

  // https://sqlite.org/fileformat2.html, 1.3
  private static final String MAGIC = "SQLite format 3\0";
  private static final int HEADER = 100;
  private static final int APPLICATION_ID_AT = 68;

  /** Follows links, so that two names of one file are one journal, and makes missing folders. */
  static JournalFile at(Path named) {
    Path file = named.toAbsolutePath().normalize();
    Complaints complaints = new Complaints(file);
    Path folder = file.getParent();
    if (folder == null || Files.isDirectory(file)) {
      throw complaints.notAJournal("a folder");
    }
    try {
      makeFolder(folder);
      Path real =
          Files.exists(file) ? file.toRealPath() : folder.toRealPath().resolve(file.getFileName());
      return new JournalFile(real.resolveSibling(""), real, new Complaints(real));
    } catch (IOException e) {
      throw complaints.of(e, nearest(folder));
    }
  }

  /** Names a journal that has to be there, and makes nothing. */
  static JournalFile existing(Path named) {
    Path file = named.toAbsolutePath().normalize();
    if (Files.notExists(file)) {
      throw new Complaints(file).missing();
    }
    JournalFile journal = at(file);
    journal.examine(StandardOpenOption.READ);
    return journal;
  }

  Path log() {
    return beside(LOG);
  }

  private Path beside(String ending) {
    return file.resolveSibling(file.getFileName() + ending);
  }

  /** Tells whether there is nothing yet: no file, or one that nothing was ever written to. */
  boolean isNew() {
    try {
      if (Files.exists(file) && Files.size(file) > 0) {
        return false;
      }
      // SQLite would apply a log that is left over to whatever file it finds beside it.
      if (Files.exists(log()) && Files.size(log()) > 0) {
        throw complaints.broken("there is a log " + log() + " without the file it belongs to");
      }
      return true;
    } catch (IOException e) {
      throw complaints.of(e, file);
    }
  }

  /**
   * Makes a journal without games under another name and then gives it its own, so that there is no
   * moment at which a pulled plug leaves half of one.
   */
  void make(Schema schema) {
    Path draft = beside(".new");
    try {
      for (String ending : COMPANIONS) {
        Files.deleteIfExists(draft.resolveSibling(draft.getFileName() + ending));
      }
      Files.deleteIfExists(draft);
      try (var connection = Sqlite.write(draft)) {
        schema.migrate(connection);
        // Closing would do the same, but not say so if the disk is full.
        Sqlite.number(connection, "PRAGMA wal_checkpoint(TRUNCATE)");
      }
      force(draft);
      Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
      force(folder);
    } catch (SQLException e) {
      throw complaints.of(e);
    } catch (IOException e) {
      throw complaints.of(e, folder);
    }
  }

  /** Makes sure that it can be written and is a journal, by its first bytes alone. */
  void examine() {
    examine(StandardOpenOption.READ, StandardOpenOption.WRITE);
  }

  private void examine(OpenOption... options) {
    ByteBuffer header = ByteBuffer.allocate(HEADER);
    try (var channel = FileChannel.open(file, options)) {
      channel.read(header, 0);
    } catch (IOException e) {
      throw complaints.of(e, file);
    }
    header.flip();
    boolean ours =
        header.limit() == HEADER && header.getInt(APPLICATION_ID_AT) == Schema.APPLICATION_ID;
    boolean sqlite = header.limit() == HEADER && startsWith(header, MAGIC);
    if (sqlite && ours) {
      return;
    }
    if (ours || isBlank(header)) {
      throw complaints.broken("its first bytes are damaged");
    }
    throw complaints.notAJournal(sqlite ? "a database of another program" : "something else");
  }

  /** Renames the files so that nothing in them is lost, and gives the new name. */
  Path setAside(LocalDateTime now) {
    String stamp = ".broken-" + STAMP.format(now);
    Path aside = beside(stamp);
    for (int i = 2; isTaken(aside); i++) {
      aside = beside(stamp + "-" + i);
    }
    try {
      // The log last: without it the file could pass for a whole one.
      if (Files.exists(file)) {
        Files.move(file, aside);
      }
      for (String ending : COMPANIONS) {
        if (Files.exists(beside(ending))) {
          Files.move(beside(ending), aside.resolveSibling(aside.getFileName() + ending));
        }
      }
      force(folder);
      return aside;
    } catch (IOException e) {
      throw complaints.of(e, folder);
    }
  }

  private static boolean isTaken(Path name) {
    return Files.exists(name)
        || COMPANIONS.stream()
            .anyMatch(ending -> Files.exists(name.resolveSibling(name.getFileName() + ending)));
  }

  private static boolean startsWith(ByteBuffer header, String text) {
    for (int i = 0; i < text.length(); i++) {
      if (header.get(i) != text.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isBlank(ByteBuffer header) {
    for (int i = 0; i < header.limit(); i++) {
      if (header.get(i) != 0) {
        return false;
      }
    }
    return true;
  }

  private static void makeFolder(Path folder) throws IOException {
    List<Path> missing = new ArrayList<>();
    for (Path it = folder; it != null && Files.notExists(it); it = it.getParent()) {
      missing.addFirst(it);
    }
    for (Path it : missing) {
      Files.createDirectory(it);
      force(it.resolveSibling("").toAbsolutePath());
    }
  }

  private static Path nearest(Path folder) {
    Path it = folder;
    while (Files.notExists(it) && it.getParent() != null) {
      it = it.getParent();
    }
    return it;
  }

  /** Waits until a file, or what a folder lists, is on the disk. */
  private static void force(Path path) throws IOException {
    try (var channel = FileChannel.open(path, StandardOpenOption.READ)) {
      channel.force(true);
    }
  }
}

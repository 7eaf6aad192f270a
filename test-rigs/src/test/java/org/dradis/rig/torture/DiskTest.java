package org.dradis.rig.torture;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import org.dradis.rig.torture.Operation.Created;
import org.dradis.rig.torture.Operation.Opened;
import org.dradis.rig.torture.Operation.Removed;
import org.dradis.rig.torture.Operation.Renamed;
import org.dradis.rig.torture.Operation.Synced;
import org.dradis.rig.torture.Operation.Truncated;
import org.dradis.rig.torture.Operation.Wrote;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class DiskTest {
  private static final Path HOME = Path.of("/table");
  private static final int FOLDER = 1;
  private static final int FILE = 2;

  @TempDir Path folder;
  private final Disk disk = new Disk(HOME);
  private final SplittableRandom random = new SplittableRandom(1978);

  private void take(Operation... operations) {
    disk.take(new Opened(FOLDER, "/table"));
    List.of(operations).forEach(disk::take);
  }

  private static Wrote wrote(long offset, String text) {
    return new Wrote(FILE, offset, ByteBuffer.wrap(text.getBytes(StandardCharsets.US_ASCII)));
  }

  private Map<String, String> after(Fate fate) throws IOException {
    Path image = Files.createTempDirectory(folder, "image");
    disk.write(image, fate, random);
    Map<String, String> files = new TreeMap<>();
    try (var list = Files.list(image)) {
      for (Path each : list.toList()) {
        files.put(each.getFileName().toString(), Files.readString(each));
      }
    }
    return files;
  }

  @Test
  void aFileIsThereWhenItsFolderIsSyncedAndItsBytesWhenItIs() throws IOException {
    take(new Created(FILE, "/table/a"), wrote(0, "abc"), new Synced(FILE));
    assertEquals(Map.of(), after(Fate.LOST));
    assertEquals(Map.of("a", "abc"), after(Fate.KEPT));
    take(new Synced(FOLDER), wrote(1, "xyz"));
    assertEquals(Map.of("a", "abc"), after(Fate.LOST));
    assertEquals(Map.of("a", "axyz"), after(Fate.KEPT));
  }

  @Test
  void aNewNameIsCertainWhenTheFolderIsSynced() throws IOException {
    take(new Created(FILE, "/table/a.new"), wrote(0, "abc"), new Synced(FILE), new Synced(FOLDER));
    take(new Renamed("/table/a.new", "/table/a"));
    assertEquals(Map.of("a.new", "abc"), after(Fate.LOST));
    assertEquals(Map.of("a", "abc"), after(Fate.KEPT));
    take(new Synced(FOLDER), new Removed("/table/a"));
    assertEquals(Map.of("a", "abc"), after(Fate.LOST));
    assertEquals(Map.of(), after(Fate.KEPT));
  }

  @Test
  void aTruncationMayBeLost() throws IOException {
    take(new Created(FILE, "/table/a"), new Synced(FOLDER), wrote(0, "abcdef"), new Synced(FILE));
    take(new Truncated(FILE, 2));
    assertEquals(Map.of("a", "abcdef"), after(Fate.LOST));
    assertEquals(Map.of("a", "ab"), after(Fate.KEPT));
    take(new Truncated(FILE, 4));
    assertEquals(Map.of("a", "ab\0\0"), after(Fate.KEPT));
  }

  @Test
  void someWritesAreLostInAnyOrder() throws IOException {
    take(new Created(FILE, "/table/a"), new Synced(FOLDER), wrote(0, "....."), new Synced(FILE));
    take(wrote(0, "a"), wrote(1, "b"), wrote(2, "c"));
    var seen = new TreeSet<String>();
    for (int i = 0; i < 300; i++) {
      seen.add(after(Fate.SOME).get("a"));
    }
    assertEquals(
        List.of(".....", "..c..", ".b...", ".bc..", "a....", "a.c..", "ab...", "abc.."),
        List.copyOf(seen));
  }

  @Test
  void aTornWriteLosesWholeSectors() throws IOException {
    take(new Created(FILE, "/table/a"), new Synced(FOLDER), wrote(0, ".".repeat(2048)));
    take(new Synced(FILE), wrote(100, "x".repeat(1000)));
    var seen = new TreeSet<String>();
    for (int i = 0; i < 200; i++) {
      String text = after(Fate.TORN).get("a");
      seen.add("" + text.charAt(100) + text.charAt(512) + text.charAt(1024));
      assertEquals(1, text.substring(100, 512).chars().distinct().count());
      assertEquals(1, text.substring(512, 1024).chars().distinct().count());
      assertTrue(text.endsWith(".".repeat(948)), text);
    }
    assertEquals(8, seen.size(), seen::toString);
  }

  /** Else something writes in a way that the recorder does not see. */
  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "only Linux preloads the recorder")
  void theRecordOfAProgramMakesTheSameFilesAsTheProgram() throws IOException {
    Path tools = folder.resolve("java");
    Recorder recorder = Recorder.compiled(ChildJvm.in(tools, JournalWorkload.class), tools);
    Path home = Files.createDirectory(folder.resolve("home")).toRealPath();
    Disk replayed = new Disk(home.resolve("recorded"));
    recorder.record(home, 5, 130, 50).forEach(replayed::take);
    Path image = Files.createDirectory(folder.resolve("image"));
    replayed.write(image, Fate.KEPT, random);
    try (var files = Files.list(home.resolve("recorded"))) {
      List<Path> names = files.map(Path::getFileName).sorted().toList();
      assertEquals("[table.db, table.db.lock]", names.toString());
      for (Path name : names) {
        assertArrayEquals(
            Files.readAllBytes(home.resolve("recorded").resolve(name)),
            Files.readAllBytes(image.resolve(name)),
            name::toString);
      }
    }
  }
}

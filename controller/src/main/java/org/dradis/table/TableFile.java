package org.dradis.table;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.dradis.file.BaseFolder;
import org.dradis.file.OwnFile;
import org.dradis.file.TextFile;

/** The file that says what a table is made of, {@code table.toml}; see docs/table-file.md. */
public final class TableFile {
  static final String NAME = "table.toml";
  private static final String BUILT_IN = "built-in " + NAME;

  private final String source;
  private final List<PartPlan> parts;
  private final Sensing sensing;
  private final Optional<Path> lightMap;

  private TableFile(String source, List<PartPlan> parts, Sensing sensing, Optional<Path> lightMap) {
    this.source = source;
    this.parts = List.copyOf(parts);
    this.sensing = sensing;
    this.lightMap = lightMap;
  }

  /**
   * Reads the file that counts: the one given, else the one in the folder, else the user's own,
   * else what is built in.
   */
  public static TableFile find(
      Optional<String> given, Path folder, Map<String, String> environment) {
    if (given.isPresent()) {
      return read(given.get(), TextFile.path(given.get()));
    }
    for (Path file : List.of(folder.resolve(NAME), userFile(environment))) {
      // Also a file that cannot be read counts: to pass it over would open another table.
      if (Files.exists(file)) {
        return read(file.startsWith(folder) ? NAME : file.toString(), file);
      }
    }
    return builtIn();
  }

  /** The table of those who have written nothing. */
  public static TableFile builtIn() {
    return parse(BUILT_IN, OwnFile.read(TableFile.class, NAME), Path.of(""));
  }

  /** The table of those who have no hardware: a simulated one with everything of all boxes. */
  public static TableFile simulated() {
    String name = "simulated.toml";
    return parse("built-in " + name, OwnFile.read(TableFile.class, name), Path.of(""));
  }

  /** Whether nobody has written a file. */
  public boolean isBuiltIn() {
    return source.equals(BUILT_IN);
  }

  private static Path userFile(Map<String, String> environment) {
    return BaseFolder.CONFIG.of(environment).resolve(NAME);
  }

  static TableFile read(String name, Path file) {
    Path folder = file.toAbsolutePath().getParent();
    return parse(name, TextFile.read(name, file), folder == null ? Path.of("") : folder);
  }

  /** Files that the text names are looked for in the folder. */
  static TableFile parse(String source, String text, Path folder) {
    Section root = Section.parse(source, text);
    List<PartPlan> parts = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (Section section : root.sections("part")) {
      PartPlan part = PartPlan.read(section);
      if (!names.add(part.name())) {
        throw section.wrong(
            "name",
            "another part is called \"%s\" too; give each a name of its own, such as name = \"left\""
                .formatted(part.name()));
      }
      parts.add(part);
    }
    Sensing sensing = root.section("sensing").map(Sensing::read).orElse(Sensing.STANDARD);
    Optional<Path> map = root.section("lights").flatMap(it -> lightMap(it, folder));
    // The parts are read on when they are opened.
    root.doneHere();
    return new TableFile(source, parts, sensing, map);
  }

  private static Optional<Path> lightMap(Section lights, Path folder) {
    String name = lights.text("map", "");
    lights.done();
    if (!lights.has("map")) {
      return Optional.empty();
    }
    Path file = folder.resolve(TextFile.path(name));
    if (!Files.isRegularFile(file)) {
      throw lights.wrong("map", "there is no file \"" + name + "\" beside the table's file");
    }
    return Optional.of(file);
  }

  /** The same table made of one part only, with that kind's own settings. */
  public TableFile only(String kind) {
    return new TableFile("--table " + kind, List.of(PartPlan.bare(kind)), sensing, lightMap);
  }

  /** What complaints call it: the file, or the option that chose the table. */
  public String source() {
    return source;
  }

  /** The kinds of all parts, in the order of the file. */
  public List<String> kinds() {
    return parts.stream().map(PartPlan::kind).toList();
  }

  public Sensing sensing() {
    return sensing;
  }

  public Optional<Path> lightMap() {
    return lightMap;
  }

  List<PartPlan> parts() {
    return parts;
  }
}

import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.FormatterException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Formats the Java files of all modules, or checks that they are formatted; run by the build. */
final class Format {

  private Format() {}

  /** Takes {@code check} or {@code write}, and the root of the project. */
  public static void main(String[] args) throws IOException {
    var write = args[0].equals("write");
    var root = Path.of(args[1]);
    List<String> findings =
        javaFiles(root).parallelStream()
            .flatMap(file -> visit(root, file, write).stream())
            .toList();
    findings.forEach(System.err::println);
    if (!write && !findings.isEmpty()) {
      System.err.println("Not formatted; to format them run: mvn -N -Pformat process-sources");
      System.exit(1);
    }
  }

  /** Gives the sources of the modules and of the build itself, without what builds have written. */
  private static List<Path> javaFiles(Path root) throws IOException {
    try (Stream<Path> folders = Files.list(root)) {
      return folders
          .flatMap(folder -> Stream.of(folder.resolve("src"), folder.resolve("format")))
          .filter(Files::isDirectory)
          .flatMap(Format::walk)
          .filter(file -> file.toString().endsWith(".java"))
          .sorted()
          .toList();
    }
  }

  private static Stream<Path> walk(Path folder) {
    try {
      return Files.walk(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Gives the file's name if it is not as it should be. */
  private static List<String> visit(Path root, Path file, boolean write) {
    var name = root.relativize(file).toString();
    try {
      var before = Files.readString(file);
      var after = new Formatter().formatSourceAndFixImports(before);
      if (after.equals(before)) {
        return List.of();
      }
      if (write) {
        Files.writeString(file, after);
      }
      return List.of(name);
    } catch (FormatterException e) {
      return List.of(name + ": " + e.getMessage());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

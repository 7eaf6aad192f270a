package org.dradis.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.dradis.rules.drawn.Rule;

/** Finds the methods with {@link Rule} among the compiled test classes. */
final class RuleTests {
  private RuleTests() {}

  /** A method that cites rules. */
  record Found(Class<?> in, Method method, List<String> rules) {
    /** The name of the test as words. */
    String sentence() {
      return method.getName().replaceAll("([A-Z])", " $1").toLowerCase(Locale.ROOT).strip();
    }

    /** The source file, from the root of the repository. */
    String source() {
      Class<?> outermost = in;
      for (Class<?> outer = in; outer != null; outer = outer.getEnclosingClass()) {
        outermost = outer;
      }
      return "controller/src/test/java/" + outermost.getName().replace('.', '/') + ".java";
    }
  }

  /** All of them, by class and then by name. */
  static List<Found> all() {
    List<Found> all = new ArrayList<>();
    for (Class<?> type : testClasses()) {
      for (Method method : type.getDeclaredMethods()) {
        Rule rule = method.getAnnotation(Rule.class);
        if (rule != null) {
          all.add(new Found(type, method, List.of(rule.value())));
        }
      }
    }
    all.sort(
        Comparator.comparing((Found found) -> found.in().getName())
            .thenComparing(found -> found.method().getName()));
    return all;
  }

  private static List<Class<?>> testClasses() {
    Path root = root();
    try (Stream<Path> files = Files.walk(root)) {
      List<Class<?>> classes = new ArrayList<>();
      for (Path file : files.filter(RuleTests::isClass).sorted().toList()) {
        String path = root.relativize(file).toString();
        String name =
            path.substring(0, path.length() - ".class".length())
                .replace(root.getFileSystem().getSeparator(), ".");
        classes.add(Class.forName(name, false, RuleTests.class.getClassLoader()));
      }
      return classes;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  private static boolean isClass(Path file) {
    String name = String.valueOf(file.getFileName());
    return name.endsWith(".class") && !name.endsWith("-info.class");
  }

  private static Path root() {
    try {
      return Path.of(RuleTests.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}

package org.dradis.rig.torture;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;

/** Java keeps classes for a quicker start only if they come from jars. */
final class Jars {
  private Jars() {}

  /** Gives a class path in which each folder has been replaced by a jar, made here. */
  static String of(String classPath, Path folder) throws IOException {
    List<String> jars = new ArrayList<>();
    for (String part : classPath.split(File.pathSeparator, -1)) {
      Path path = Path.of(part);
      jars.add(Files.isDirectory(path) ? pack(path, jars.size(), folder) : part);
    }
    return String.join(File.pathSeparator, jars);
  }

  private static String pack(Path classes, int number, Path folder) throws IOException {
    Path jar = folder.resolve("classes-" + number + ".jar");
    try (var out = new JarOutputStream(Files.newOutputStream(jar));
        var files = Files.walk(classes)) {
      out.setLevel(0);
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        out.putNextEntry(new JarEntry(classes.relativize(file).toString()));
        Files.copy(file, out);
      }
    }
    return jar.toString();
  }
}

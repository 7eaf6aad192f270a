package org.dradis.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/** Gives the version of the program, which the build writes into a resource. */
final class Version implements IVersionProvider {

  @Override
  public String[] getVersion() {
    return new String[] {"dradis " + text()};
  }

  /** The version alone, such as 0.1.0. */
  static String text() {
    try (var in = Objects.requireNonNull(Version.class.getResourceAsStream("version.txt"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

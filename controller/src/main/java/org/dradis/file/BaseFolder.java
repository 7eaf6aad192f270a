package org.dradis.file;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;

/** Where a user's files of this program are (XDG Base Directory Specification). */
public enum BaseFolder {
  /** What the user writes. */
  CONFIG("XDG_CONFIG_HOME", ".config"),
  /** What the program keeps. */
  DATA("XDG_DATA_HOME", ".local/share");

  private static final String PROGRAM = "dradis";

  private final String variable;
  private final String standard;

  BaseFolder(String variable, String standard) {
    this.variable = variable;
    this.standard = standard;
  }

  public Path of(Map<String, String> environment) {
    String set = environment.getOrDefault(variable, "");
    try {
      // The specification says to pass over a variable that is empty or relative.
      if (!set.isEmpty() && Path.of(set).isAbsolute()) {
        return Path.of(set, PROGRAM);
      }
      return Path.of(home(environment), standard, PROGRAM);
    } catch (InvalidPathException e) {
      throw new BadField(variable, "is no path: " + e.getMessage());
    }
  }

  /** Services may have none in their environment; then it is the one that the system knows. */
  private static String home(Map<String, String> environment) {
    String set = environment.getOrDefault("HOME", "");
    return set.isEmpty() ? System.getProperty("user.home", ".") : set;
  }
}

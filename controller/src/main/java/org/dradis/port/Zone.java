package org.dradis.port;

import java.util.regex.Pattern;

/** A part of the board that senses what lies in it, by its name, such as {@code port-bow}. */
public record Zone(String name) implements Comparable<Zone> {
  private static final Pattern NAME = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");

  public Zone {
    if (!NAME.matcher(name).matches()) {
      throw new IllegalArgumentException(
          "A zone's name is of small letters, digits and hyphens, not '" + name + "'.");
    }
  }

  @Override
  public int compareTo(Zone other) {
    return name.compareTo(other.name);
  }

  @Override
  public String toString() {
    return name;
  }
}

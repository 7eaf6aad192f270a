package org.dradis.rules;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The numbers of the rules with a line on each, by heading, from {@code rules.txt}. */
record RuleList(List<Group> groups) {
  /** A heading, such as {@code RA Raiders}, and its rules. */
  record Group(String heading, List<Entry> entries) {
    String name() {
      return heading.substring(0, heading.indexOf(' '));
    }
  }

  /** A rule: its number and what it is about. */
  record Entry(String number, String gist) {}

  static RuleList read() {
    List<Group> groups = new ArrayList<>();
    for (String line : text().lines().map(String::strip).toList()) {
      if (line.startsWith("## ")) {
        groups.add(new Group(line.substring(3), new ArrayList<>()));
      } else if (!line.isEmpty() && !line.startsWith("#")) {
        String[] parts = line.split(" \\| ", 2);
        groups.getLast().entries().add(new Entry(parts[0], parts[1]));
      }
    }
    return new RuleList(groups);
  }

  private static String text() {
    try (InputStream in =
        Objects.requireNonNull(RuleList.class.getResourceAsStream("/rules.txt"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  List<Entry> entries() {
    return groups.stream().flatMap(group -> group.entries().stream()).toList();
  }
}

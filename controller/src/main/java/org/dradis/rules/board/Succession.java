package org.dradis.rules.board;

import java.util.List;

/** The lines of succession, the highest first (SU-1). */
public record Succession(List<String> admiral, List<String> president, List<String> cag) {
  public static final Succession NONE = new Succession(List.of(), List.of(), List.of());

  public Succession {
    admiral = List.copyOf(admiral);
    president = List.copyOf(president);
    cag = List.copyOf(cag);
  }

  public List<String> line(Title title) {
    return switch (title) {
      case ADMIRAL -> admiral;
      case PRESIDENT -> president;
      case CAG -> cag;
    };
  }
}

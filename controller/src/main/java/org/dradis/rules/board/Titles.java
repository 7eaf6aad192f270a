package org.dradis.rules.board;

import org.jspecify.annotations.Nullable;

/** Who holds which title, by character (SU-1). */
public record Titles(@Nullable String admiral, @Nullable String president, @Nullable String cag) {
  public static final Titles NONE = new Titles(null, null, null);

  public @Nullable String of(Title title) {
    return switch (title) {
      case ADMIRAL -> admiral;
      case PRESIDENT -> president;
      case CAG -> cag;
    };
  }

  public boolean holds(String character, Title title) {
    return character.equals(of(title));
  }

  public Titles with(Title title, @Nullable String holder) {
    return switch (title) {
      case ADMIRAL -> new Titles(holder, president, cag);
      case PRESIDENT -> new Titles(admiral, holder, cag);
      case CAG -> new Titles(admiral, president, holder);
    };
  }
}

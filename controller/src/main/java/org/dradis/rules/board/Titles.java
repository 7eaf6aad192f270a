package org.dradis.rules.board;

import org.jspecify.annotations.Nullable;

/** Who holds which title, by character (SU-1). */
public record Titles(@Nullable String admiral, @Nullable String president, @Nullable String cag) {
  public static final Titles NONE = new Titles(null, null, null);
}

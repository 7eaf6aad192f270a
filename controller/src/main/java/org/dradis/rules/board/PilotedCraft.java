package org.dradis.rules.board;

import java.util.Arrays;
import java.util.Comparator;

/** A craft in space with a character in it, named by the pilot. */
public record PilotedCraft(String pilot, Craft craft) implements Option {
  /** Names sort by code point of the whole string. */
  public static final Comparator<PilotedCraft> BY_NAME =
      Comparator.comparing(PilotedCraft::pilot, PilotedCraft::compareCodePoints);

  @Override
  public String word() {
    return pilot;
  }

  private static int compareCodePoints(String a, String b) {
    int[] left = a.codePoints().toArray();
    int[] right = b.codePoints().toArray();
    return Arrays.compare(left, right);
  }
}

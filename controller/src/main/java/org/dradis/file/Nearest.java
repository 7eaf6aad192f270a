package org.dradis.file;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Finds what somebody who mistyped a word had in mind. */
public final class Nearest {
  private Nearest() {}

  /** The likeliest of the words, if one is like it at all. */
  private static Optional<String> to(String typed, Collection<String> words) {
    int most = Math.max(1, typed.length() / 3);
    return words.stream()
        .filter(word -> distance(typed, word) <= most)
        .min(Comparator.comparingInt(word -> distance(typed, word)));
  }

  /** The end of a complaint: what may have been meant, and what there is. */
  public static String hint(String typed, Collection<String> words) {
    String list =
        words.isEmpty() ? "; nothing can be set" : "; known are " + String.join(", ", words);
    return guess(typed, words) + list;
  }

  /** A question about what may have been meant, or nothing. */
  public static String guess(String typed, Collection<String> words) {
    return to(typed, words).map(word -> ", did you mean " + word + "?").orElse("");
  }

  /** The word in quotes, with such a question. */
  public static String quoted(String typed, String... words) {
    return "\"" + typed + "\"" + guess(typed, List.of(words));
  }

  /** How many letters must be put in, left out, changed or swapped with their neighbour. */
  private static int distance(String a, String b) {
    int[] before = new int[b.length() + 1];
    int[] last = new int[b.length() + 1];
    Arrays.setAll(last, i -> i);
    for (int i = 1; i <= a.length(); i++) {
      int[] row = new int[b.length() + 1];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        boolean same = a.charAt(i - 1) == b.charAt(j - 1);
        row[j] = Math.min(Math.min(row[j - 1], last[j]) + 1, last[j - 1] + (same ? 0 : 1));
        if (i > 1
            && j > 1
            && a.charAt(i - 1) == b.charAt(j - 2)
            && a.charAt(i - 2) == b.charAt(j - 1)) {
          row[j] = Math.min(row[j], before[j - 2] + 1);
        }
      }
      before = last;
      last = row;
    }
    return last[b.length()];
  }
}

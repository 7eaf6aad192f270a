package org.dradis.pi;

import org.jspecify.annotations.Nullable;

/** Sentences inside of sentences. */
final class Sentence {
  private Sentence() {}

  /** The sentence without its full stop. */
  static String bare(String sentence) {
    return sentence.replaceAll("[.!;:\\s]+$", "");
  }

  /** The sentence as the end of another one: without its full stop and its capital. */
  static String inner(@Nullable String sentence) {
    String bare = bare(sentence == null ? "no reason is known" : sentence);
    return bare.isEmpty() ? bare : Character.toLowerCase(bare.charAt(0)) + bare.substring(1);
  }
}

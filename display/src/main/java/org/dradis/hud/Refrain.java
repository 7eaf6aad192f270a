package org.dradis.hud;

import java.util.ArrayList;
import java.util.List;

/** Sentences that come several times in a row, told once. */
public final class Refrain {
  private Refrain() {}

  /** The sentences, those that are alike and follow each other as one: "A raider moves (×7).". */
  public static List<String> of(List<String> sentences) {
    List<String> told = new ArrayList<>();
    int times = 0;
    for (int i = 0; i < sentences.size(); i++) {
      times++;
      boolean last = i == sentences.size() - 1;
      if (last || !sentences.get(i + 1).equals(sentences.get(i))) {
        told.add(times(sentences.get(i), times));
        times = 0;
      }
    }
    return List.copyOf(told);
  }

  /** A sentence, and how often it holds. */
  public static String times(String sentence, int times) {
    if (times == 1) {
      return sentence;
    }
    String said = sentence.substring(0, sentence.length() - 1);
    return switch (sentence.charAt(sentence.length() - 1)) {
      case '.' -> said + " (×" + times + ").";
      case '。' -> said + "（×" + times + "）。";
      default -> sentence + " ×" + times;
    };
  }
}

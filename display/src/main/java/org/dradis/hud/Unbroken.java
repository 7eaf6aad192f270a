package org.dradis.hud;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import javafx.scene.control.Labeled;

/**
 * Keeps together what belongs together when a text is broken into lines: Japanese words, the mark
 * of a viper, and what would stand alone at the beginning of a line.
 */
public final class Unbroken {
  /**
   * Java's line breaker takes no notice of the word joiner U+2060, but of its predecessor, which no
   * font shows.
   */
  private static final char JOINER = '\uFEFF';

  private static final char LONG_VOWEL = 'ー';

  /** Ends what is done something to; it is in no other word. */
  private static final char OBJECT = 'を';

  private static final char SPACE = '\u00A0';

  /** The spaces in "Mk II" and before an ellipsis or how many there are. */
  private static final Pattern APART = Pattern.compile("(?<=\\bMk) (?=[IV])| (?=…|×\\d)");

  private static final int FIRST_OF_EAST_ASIA = 0x2e80;
  private static final String OPENING = "（「『【〈《［｛“‘";
  private static final String CLOSING = "）」』】〉》］｝”’、。，．：；？！・…‥〜～％々ゝゞヽヾ";

  private static final String SMALL = "ぁぃぅぇぉっゃゅょゎ";

  /** In a longer word of Chinese letters there is a seam somewhere. */
  private static final int LONGEST_OF_KANJI = 5;

  /** After so many letters endings may be parted from what they end. */
  private static final int LONG = 8;

  private enum Letter {
    HIRAGANA,
    KATAKANA,
    KANJI,
    OPENING,
    CLOSING,
    SPACE,
    OTHER;

    static Letter of(char letter) {
      if (Character.isWhitespace(letter) || letter == Unbroken.SPACE) {
        return SPACE;
      }
      if (Unbroken.OPENING.indexOf(letter) >= 0) {
        return OPENING;
      }
      if (letter == LONG_VOWEL) {
        return KATAKANA;
      }
      if (Unbroken.CLOSING.indexOf(letter) >= 0) {
        return CLOSING;
      }
      if (Character.isIdeographic(letter)) {
        return KANJI;
      }
      return switch (Character.UnicodeScript.of(letter)) {
        case HIRAGANA -> HIRAGANA;
        case KATAKANA -> KATAKANA;
        default -> OTHER;
      };
    }
  }

  private Unbroken() {}

  /** Keeps what a control says together, whatever it is, unless something else has a hold on it. */
  public static void in(Labeled control) {
    control
        .textProperty()
        .subscribe(
            text -> {
              if (text != null && !control.textProperty().isBound()) {
                control.setText(of(text));
              }
            });
  }

  /** The text with signs that nobody sees where a line must not end. */
  public static String of(String text) {
    String joined = APART.matcher(text).replaceAll(String.valueOf(SPACE));
    if (joined.chars().allMatch(it -> it < FIRST_OF_EAST_ASIA)) {
      return joined;
    }
    String bare = joined.replace(String.valueOf(JOINER), "");
    var kept = new StringBuilder();
    int length = 0;
    for (int i = 0; i < bare.length(); i++) {
      if (i > 0 && isEastAsian(bare, i)) {
        boolean joins = joins(bare, i, length);
        length = joins ? length + 1 : 1;
        if (joins) {
          kept.append(JOINER);
        }
      }
      kept.append(bare.charAt(i));
    }
    return kept.toString();
  }

  /** The parts of a text between which a line may end, without the spaces there. */
  public static List<String> parts(String text) {
    List<String> parts = new ArrayList<>();
    BreakIterator breaks = BreakIterator.getLineInstance(Locale.ROOT);
    breaks.setText(text);
    int from = breaks.first();
    for (int to = breaks.next(); to != BreakIterator.DONE; to = breaks.next()) {
      parts.add(text.substring(from, to).strip());
      from = to;
    }
    return parts;
  }

  private static boolean isEastAsian(String text, int at) {
    return text.charAt(at - 1) >= FIRST_OF_EAST_ASIA || text.charAt(at) >= FIRST_OF_EAST_ASIA;
  }

  /** Whether a letter stays with the one before it, with which there are so many already. */
  private static boolean joins(String text, int at, int length) {
    Letter before = Letter.of(text.charAt(at - 1));
    Letter after = Letter.of(text.charAt(at));
    if (before == Letter.SPACE || after == Letter.SPACE) {
      return false;
    }
    if (before == Letter.OPENING || after == Letter.CLOSING) {
      return true;
    }
    return switch (before) {
      case HIRAGANA ->
          text.charAt(at) == LONG_VOWEL
              || (after == Letter.HIRAGANA
                  && (SMALL.indexOf(text.charAt(at)) >= 0
                      || (text.charAt(at - 1) != OBJECT && (length < LONG || isLast(text, at)))));
      case KATAKANA -> after == Letter.KATAKANA || after == Letter.HIRAGANA;
      case KANJI ->
          after == Letter.HIRAGANA
              || (after == Letter.KANJI && kanji(text, at) <= LONGEST_OF_KANJI);
      case OTHER -> after != Letter.OPENING;
      case OPENING, CLOSING, SPACE -> false;
    };
  }

  /** No letter stands alone on a line. */
  private static boolean isLast(String text, int at) {
    return at + 1 == text.length() || Letter.of(text.charAt(at + 1)) != Letter.HIRAGANA;
  }

  /** How long the word of Chinese letters is that a letter is in. */
  private static int kanji(String text, int at) {
    int from = at;
    while (from > 0 && Letter.of(text.charAt(from - 1)) == Letter.KANJI) {
      from--;
    }
    int to = at;
    while (to < text.length() && Letter.of(text.charAt(to)) == Letter.KANJI) {
      to++;
    }
    return to - from;
  }
}

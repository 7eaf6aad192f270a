package org.dradis.session.words;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.dradis.file.RecordWriter;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Option;
import org.dradis.session.board.PieceKind;
import org.jspecify.annotations.Nullable;

/** The patterns and words of one language, and how words come into patterns. */
final class Wording {
  private static final String BUNDLE = "org.dradis.session.words.texts";
  private static final Pattern PART = Pattern.compile("\\{(\\w+)(?:\\|([\\w-]+))?}");
  private static final Pattern SPACES = Pattern.compile("^ +| +(?=[ .,:;]|$)");
  private static final Pattern NUMBERED = Pattern.compile("(.+) (\\d+)");
  private static final Pattern NO_KEY = Pattern.compile("[^A-Za-z0-9+-]+");

  private final ResourceBundle bundle;
  private final Plurals plurals;

  /** So many pieces of a kind: a part with plural forms. */
  record Count(PieceKind kind, int number) {}

  Wording(Locale locale) {
    // English is the root: a language that nobody wrote yet reads English.
    bundle =
        ResourceBundle.getBundle(
            BUNDLE,
            locale,
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    plurals = Plurals.of(bundle.getLocale());
  }

  /** The text of a key, or null. */
  @Nullable String find(String key) {
    return bundle.containsKey(key) ? bundle.getString(key) : null;
  }

  /** The sentence of a key, of its variant for these parts if there is one. */
  String fill(String key, Map<String, ? extends @Nullable Object> parts) {
    Matcher matcher = PART.matcher(bundle.getString(variant(key, parts)));
    StringBuilder text = new StringBuilder();
    while (matcher.find()) {
      String part = text(parts.get(matcher.group(1)), matcher.group(2));
      matcher.appendReplacement(text, Matcher.quoteReplacement(part));
    }
    return SPACES.matcher(matcher.appendTail(text)).replaceAll("");
  }

  /** {@code key.no-area} without an area, {@code key.scar} with the flag, {@code key.few} of n. */
  private String variant(String key, Map<String, ? extends @Nullable Object> parts) {
    for (var part : parts.entrySet()) {
      String variant =
          switch (part.getValue()) {
            case null -> key + ".no-" + part.getKey();
            case Boolean flag when flag -> key + "." + part.getKey();
            case Integer n when part.getKey().equals("n") -> key + "." + plurals.form(n);
            default -> key;
          };
      if (bundle.containsKey(variant) && !variant.equals(key)) {
        return variant;
      }
    }
    return key;
  }

  private String text(@Nullable Object value, @Nullable String form) {
    return switch (value) {
      case null -> "";
      // Face down: no word of it says anything.
      case CivilianShip _ -> bundle.getString("civilian-ship");
      case Count count -> count(count, form);
      case List<?> all ->
          all.stream()
              .map(each -> text(each, form))
              .collect(Collectors.joining(bundle.getString("list.separator")));
      default -> form == null ? Names.plain(word(value)) : formed(value, form);
    };
  }

  private String count(Count count, @Nullable String form) {
    String key = "." + count.kind.word() + "." + plurals.form(count.number);
    String formed = form == null ? null : find("count-" + form + key);
    return fill(formed == null ? "count" + key : "count-" + form + key, Map.of("n", count.number));
  }

  /**
   * The word of a thing in a form, or in the one that stands for it ({@code else.acc=a}); names of
   * people and cards have only one. A form in capitals begins with one.
   */
  String formed(Object value, String form) {
    String lower = form.toLowerCase(Locale.ROOT);
    String text = inForm(word(value), lower);
    return lower.equals(form) || text.isEmpty()
        ? text
        : Character.toString(Character.toTitleCase(text.codePointAt(0)))
            + text.substring(text.offsetByCodePoints(0, 1));
  }

  private String inForm(String word, String form) {
    String key = key(word);
    for (String next = form; next != null; next = find("else." + next)) {
      String text = find(next + "." + key);
      if (text != null) {
        return text;
      }
    }
    Matcher numbered = NUMBERED.matcher(word);
    return numbered.matches()
        ? inForm(numbered.group(1), form) + " " + numbered.group(2)
        : Names.plain(word);
  }

  /** A word as part of a key: {@code heavy raider} is {@code heavy-raider}. */
  static String key(String word) {
    return NO_KEY.matcher(word).replaceAll("-").replaceAll("^-|-$", "");
  }

  static String word(Object value) {
    return switch (value) {
      case Option option -> option.word();
      case Enum<?> constant -> RecordWriter.word(constant);
      default -> value.toString();
    };
  }
}

package org.dradis.hud;

import java.text.MessageFormat;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;

/**
 * The words of the HUD in one language. Every feature keeps its own beside its views, in {@code
 * words.properties} and {@code words_de}, {@code words_ru}, {@code words_ja}; a key begins with the
 * feature's name.
 */
public final class Words {
  /** The languages of the HUD. */
  public static final List<Locale> LANGUAGES =
      List.of(
          Locale.ENGLISH, Locale.GERMAN, Locale.forLanguageTag("ru"), Locale.forLanguageTag("ja"));

  /** The packages below this one that have words. */
  static final List<String> FEATURES =
      List.of(
          "shell",
          "bridge",
          "ring",
          "status",
          "log",
          "setup",
          "games",
          "enrol",
          "hardware",
          "settings",
          "simtable");

  private final Locale locale;
  private final Map<String, String> texts = new HashMap<>();

  private Words(Locale locale) {
    this.locale = locale;
    for (String feature : FEATURES) {
      ResourceBundle bundle =
          ResourceBundle.getBundle(
              bundle(feature),
              locale,
              ResourceBundle.Control.getNoFallbackControl(
                  ResourceBundle.Control.FORMAT_PROPERTIES));
      bundle.keySet().forEach(key -> texts.put(key, bundle.getString(key)));
    }
  }

  static String bundle(String feature) {
    return "org.dradis.hud." + feature + ".words";
  }

  /** The languages as tags. */
  public static List<String> tags() {
    return LANGUAGES.stream().map(Locale::toLanguageTag).toList();
  }

  /** The locale of a language tag such as {@code de}. */
  public static Locale locale(String language) {
    return Locale.forLanguageTag(language);
  }

  public static Words in(Locale locale) {
    return new Words(locale);
  }

  public Locale locale() {
    return locale;
  }

  /** The words of a key; {0}, {1} stand for the parts, and plurals are choices by number. */
  public String of(String key, Object... parts) {
    String text = texts.get(key);
    if (text == null) {
      throw new IllegalArgumentException("no words for " + key);
    }
    return parts.length == 0 ? text : new MessageFormat(text, locale).format(parts);
  }

  /** A thing and what is said of it. */
  public String pair(String thing, String about) {
    return of("shell.pair", thing, about);
  }

  /** The words of a key, or of another if there are none. */
  public String or(String key, String otherwise) {
    return texts.getOrDefault(key, otherwise);
  }
}

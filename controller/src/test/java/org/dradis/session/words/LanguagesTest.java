package org.dradis.session.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dradis.session.board.PieceKind;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every language says everything, in its own words. */
class LanguagesTest {
  private static final Set<String> PLURALS = Set.of("one", "few", "many", "other");

  private static boolean isPlural(String key) {
    return PLURALS.contains(key.substring(key.lastIndexOf('.') + 1));
  }

  @ParameterizedTest
  @ValueSource(strings = {"de", "ru", "ja"})
  void noSentenceOfEnglishIsMissing(String language) {
    TreeSet<String> missing = new TreeSet<>(Bundles.of("").keySet());
    missing.removeIf(LanguagesTest::isPlural);
    missing.removeAll(Bundles.of(language).keySet());
    assertEquals(Set.of(), missing);
  }

  /** What a language has beside English are forms, variants, plurals and the specials of cards. */
  @ParameterizedTest
  @ValueSource(strings = {"de", "ru", "ja"})
  void nothingIsThereThatNobodyAsksFor(String language) {
    Map<String, String> english = Bundles.of("");
    Map<String, String> texts = Bundles.of(language);
    Set<String> forms = new TreeSet<>(Set.of("special"));
    texts.values().forEach(it -> forms.addAll(forms(it)));
    TreeSet<String> odd = new TreeSet<>();
    for (String key : texts.keySet()) {
      String form = key.substring(0, key.indexOf('.') < 0 ? key.length() : key.indexOf('.'));
      boolean known =
          english.containsKey(key)
              || isPlural(key)
              || forms.contains(form.replace("count-", ""))
              || form.equals("else")
              || english.containsKey(key.substring(0, Math.max(0, key.lastIndexOf('.'))));
      if (!known) {
        odd.add(key);
      }
    }
    assertEquals(Set.of(), odd);
  }

  private static List<String> forms(String sentence) {
    return Pattern.compile("\\|([\\w-]+)}")
        .matcher(sentence)
        .results()
        .map(it -> it.group(1).toLowerCase(Locale.ROOT))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "de", "ru", "ja"})
  void everyPluralFormIsThere(String language) {
    Plurals plurals = Plurals.of(Locale.of(language));
    List<String> missing = new ArrayList<>();
    Map<String, String> texts = Bundles.of(language.equals("en") ? "" : language);
    IntStream.range(0, 200)
        .mapToObj(plurals::form)
        .distinct()
        .flatMap(form -> Stream.of(PieceKind.values()).map(it -> "count." + it.word() + "." + form))
        .filter(key -> !texts.containsKey(key))
        .forEach(missing::add);
    assertEquals(List.of(), missing);
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "de", "ru", "ja"})
  void noWordOfTheCodeIsEverSaid(String language) {
    TreeMap<String, List<String>> raw = new TreeMap<>();
    for (String sentence : Sentences.all(Texts.in(Locale.of(language)))) {
      List<String> words = CodeWords.in(sentence, language.equals("en"));
      if (!words.isEmpty()) {
        raw.put(sentence, words);
      }
      assertTrue(!sentence.contains("{") && !sentence.contains("  "), sentence);
    }
    assertEquals(new TreeMap<>(), raw);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ru", "ja"})
  void latinLettersAreForNames(String language) {
    TreeSet<String> english = new TreeSet<>();
    for (String sentence : Sentences.all(Texts.in(Locale.of(language)))) {
      if (Pattern.compile("[a-z]{3}").matcher(LATIN.matcher(sentence).replaceAll("")).find()) {
        english.add(sentence);
      }
    }
    assertEquals(Set.of(), english);
  }

  private static final Pattern LATIN =
      Pattern.compile("Laura Roslin|Kara \"Starbuck\" Thrace|Jammed Assault|--journal");

  @ParameterizedTest
  @ValueSource(strings = {"de", "ru", "ja"})
  void whatEnglishSaysIsSaidOtherwise(String language) {
    Map<String, String> texts = Bundles.of(language);
    TreeSet<String> same = new TreeSet<>();
    Bundles.of("")
        .forEach(
            (key, english) -> {
              String bare = english.replaceAll("\\{[^}]*}", "");
              if (english.equals(texts.get(key))
                  && bare.matches(".*\\w{3}.*")
                  && !SAME_EVERYWHERE.contains(english)) {
                same.add(key);
              }
            });
    assertEquals(Set.of(), same);
  }

  /** Names, and words that German has taken over or that English took from it. */
  private static final Set<String> SAME_EVERYWHERE =
      Set.of(
          "Scar",
          "Galactica",
          "Pegasus",
          "Colonial One",
          "CAG",
          "Breeder’s Canyon",
          "Kobol",
          "Raptor",
          "Viper",
          "Viper Mk II",
          "Viper Mk VII",
          "Admiral",
          "Brig",
          "{n} viper Mk II",
          "{n} viper Mk VII");
}

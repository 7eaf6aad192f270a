package org.dradis.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import org.dradis.session.words.CodeWords;
import org.dradis.session.words.Samples;
import org.dradis.session.words.Texts;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is said and done at a table is told in words, in every language. */
class SayingsTest {
  @ParameterizedTest
  @ValueSource(strings = {"en", "de", "ru", "ja"})
  void everyInputIsTold(String language) {
    Sayings sayings = new Sayings(Texts.in(Locale.of(language)));
    TreeMap<String, List<String>> raw = new TreeMap<>();
    for (SessionInput input : Samples.of(SessionInput.class)) {
      String sentence = sayings.of(input);
      assertFalse(
          sentence.isBlank() || sentence.contains("{") || sentence.contains("  "), sentence);
      List<String> words = CodeWords.in(sentence, language.equals("en"));
      if (!words.isEmpty()) {
        raw.put(sentence, words);
      }
    }
    assertEquals(new TreeMap<>(), raw);
  }
}

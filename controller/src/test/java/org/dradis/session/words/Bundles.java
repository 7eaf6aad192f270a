package org.dradis.session.words;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Properties;
import java.util.SortedMap;
import java.util.TreeMap;

/** The files of the texts, each by itself. */
final class Bundles {
  private Bundles() {}

  /** What the file of a language says; English is the one of no language. */
  static SortedMap<String, String> of(String language) {
    String name = "texts" + (language.isEmpty() ? "" : "_" + language) + ".properties";
    Properties properties = new Properties();
    try (var file = Objects.requireNonNull(Texts.class.getResourceAsStream(name), name)) {
      properties.load(new InputStreamReader(file, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    TreeMap<String, String> texts = new TreeMap<>();
    properties.forEach((key, text) -> texts.put(key.toString(), text.toString()));
    return texts;
  }
}

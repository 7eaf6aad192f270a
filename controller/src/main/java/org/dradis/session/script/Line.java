package org.dradis.session.script;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.dradis.rules.board.Option;
import org.dradis.session.board.Place;
import org.jspecify.annotations.Nullable;

/** A line of a script, taken word by word. */
final class Line {
  private final String text;
  private final Deque<String> words;

  Line(String text) {
    this.text = text;
    this.words = new ArrayDeque<>(Arrays.asList(text.strip().split("\\s+", -1)));
  }

  String text() {
    return text;
  }

  @Nullable String peek() {
    return words.peek();
  }

  boolean isOver() {
    return words.isEmpty();
  }

  /** Takes the next words if they are these. */
  boolean takes(String expected) {
    List<String> wanted = List.of(expected.split(" ", -1));
    if (words.stream().limit(wanted.size()).toList().equals(wanted)) {
      wanted.forEach(word -> words.remove());
      return true;
    }
    return false;
  }

  void needs(String expected) {
    if (!takes(expected)) {
      throw wrong("\"" + expected + "\" should follow");
    }
  }

  String word(String noun) {
    String word = words.poll();
    if (word == null) {
      throw wrong(noun + " is missing");
    }
    return word;
  }

  int number(String noun) {
    String word = word(noun);
    try {
      return Integer.parseInt(word);
    } catch (NumberFormatException e) {
      throw wrong("\"" + word + "\" is not " + noun);
    }
  }

  Place place() {
    String word = word("a place");
    Place place = Place.named(word);
    if (place == null) {
      throw wrong("\"" + word + "\" is not a place");
    }
    return place;
  }

  <T extends Option> T one(String noun, List<T> things) {
    String word = word(noun);
    for (T thing : things) {
      if (thing.word().equals(word)) {
        return thing;
      }
    }
    throw wrong(
        "\""
            + word
            + "\" is not "
            + noun
            + "; known are "
            + things.stream().map(Option::word).collect(Collectors.joining(", ")));
  }

  /** A piece of the box: a kind and a number, such as viper mk2 3; a hyphen is as good. */
  String piece() {
    StringBuilder name = new StringBuilder(word("a piece, such as raider 3,").replace('-', ' '));
    String next;
    do {
      next = word("the number of a piece");
      name.append(' ').append(next);
    } while (!next.chars().allMatch(Character::isDigit));
    return name.toString();
  }

  /** All that is left. */
  String rest() {
    String rest = String.join(" ", words);
    words.clear();
    return rest;
  }

  void end() {
    if (!words.isEmpty()) {
      throw wrong("\"" + rest() + "\" is too much");
    }
  }

  ScriptFailure wrong(String problem) {
    return new ScriptFailure(
        problem.substring(0, 1).toLowerCase(Locale.ROOT) + problem.substring(1));
  }
}

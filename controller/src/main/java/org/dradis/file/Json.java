package org.dradis.file;

import java.util.List;
import java.util.Map;

/** A JSON value as far as scenarios care: whole numbers and fractions are different things. */
public sealed interface Json {
  /** How a sentence calls it: "a text", "a list". */
  String noun();

  record Text(String value) implements Json {
    @Override
    public String noun() {
      return "a text";
    }
  }

  record Whole(long value) implements Json {
    @Override
    public String noun() {
      return "a number";
    }
  }

  /** A whole number that not even a long holds. */
  record Huge(boolean negative) implements Json {
    @Override
    public String noun() {
      return "a huge number";
    }
  }

  /** A number with a point or an exponent, also if its value is whole (R4). */
  record Fraction() implements Json {
    @Override
    public String noun() {
      return "a number with a point or an exponent";
    }
  }

  record Flag(boolean value) implements Json {
    @Override
    public String noun() {
      return value ? "true" : "false";
    }
  }

  record Nothing() implements Json {
    @Override
    public String noun() {
      return "null";
    }
  }

  record Items(List<Json> values) implements Json {
    @Override
    public String noun() {
      return "a list";
    }
  }

  /** Members in the order of the text. */
  record Members(Map<String, Json> values) implements Json {
    @Override
    public String noun() {
      return "an object";
    }
  }
}

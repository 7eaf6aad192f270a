package org.dradis.file;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonPointer;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;

/** Reads JSON text strictly: one value, no doubled names, no bottomless nesting. */
public final class JsonText {
  private static final int DEEPEST = 64;

  /** Eighteen digits always fit into a long; nineteen need a look. */
  private static final int DIGITS_OF_A_LONG = 19;

  // The reader below has its own idea of depth and never converts a long number.
  private static final JsonFactory JSON =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(Integer.MAX_VALUE)
                  .maxNumberLength(Integer.MAX_VALUE)
                  .maxNameLength(Integer.MAX_VALUE)
                  .maxStringLength(Integer.MAX_VALUE)
                  .build())
          .build();

  /** What the parser says of its own settings and sources. */
  private static final Pattern PARSER_TALK =
      Pattern.compile(
          " \\(?(for Object|for Array)? ?\\(start marker at .*| \\(not recognized as one.*|: enable"
              + " .*",
          Pattern.DOTALL);

  private static final Pattern SPACE = Pattern.compile("\\s+");

  private final String name;

  private JsonText(String name) {
    this.name = name;
  }

  /** Whether the text is one JSON value and nothing else, be it a scenario or not (R1). */
  public static boolean isComplete(String text) {
    try (JsonParser parser = JSON.createParser(ObjectReadContext.empty(), text)) {
      if (parser.nextToken() == null) {
        return false;
      }
      parser.skipChildren();
      return parser.nextToken() == null;
    } catch (JacksonException e) {
      return false;
    }
  }

  /** Reads a text; complaints about the whole of it go by this name. */
  public static Field read(String name, String text) {
    return Field.root(name, new JsonText(name).parse(text));
  }

  private Json parse(String text) {
    try (JsonParser parser = JSON.createParser(ObjectReadContext.empty(), text)) {
      JsonToken first = parser.nextToken();
      if (first == null) {
        throw new BadField(name, "there is nothing here");
      }
      Json value = value(parser, first, 0);
      if (parser.nextToken() != null) {
        throw new BadField(name, "something follows its end" + at(parser));
      }
      return value;
    } catch (JacksonException e) {
      throw new BadField(name, "not JSON" + where(e) + ": " + sentence(e));
    }
  }

  private Json value(JsonParser parser, JsonToken token, int depth) {
    return switch (token) {
      case START_OBJECT -> members(parser, depth + 1);
      case START_ARRAY -> items(parser, depth + 1);
      case VALUE_STRING -> new Json.Text(parser.getString());
      case VALUE_NUMBER_INT -> whole(parser.getString());
      case VALUE_NUMBER_FLOAT -> new Json.Fraction();
      case VALUE_TRUE -> new Json.Flag(true);
      case VALUE_FALSE -> new Json.Flag(false);
      case VALUE_NULL -> new Json.Nothing();
      default -> throw new BadField(name, "not JSON" + at(parser));
    };
  }

  private Json members(JsonParser parser, int depth) {
    checkDepth(parser, depth);
    Map<String, Json> values = new LinkedHashMap<>();
    while (next(parser) != JsonToken.END_OBJECT) {
      String member = parser.currentName();
      if (values.containsKey(member)) {
        throw new BadField(path(parser), "is there twice" + at(parser));
      }
      values.put(member, value(parser, next(parser), depth));
    }
    return new Json.Members(values);
  }

  private Json items(JsonParser parser, int depth) {
    checkDepth(parser, depth);
    List<Json> values = new ArrayList<>();
    for (JsonToken token = next(parser); token != JsonToken.END_ARRAY; token = next(parser)) {
      values.add(value(parser, token, depth));
    }
    return new Json.Items(values);
  }

  private static Json whole(String digits) {
    boolean negative = digits.startsWith("-");
    if (digits.length() - (negative ? 1 : 0) <= DIGITS_OF_A_LONG) {
      try {
        return new Json.Whole(Long.parseLong(digits));
      } catch (NumberFormatException e) {
        return new Json.Huge(negative);
      }
    }
    return new Json.Huge(negative);
  }

  /** The end of the text inside a value is reported by the parser itself. */
  private JsonToken next(JsonParser parser) {
    JsonToken token = parser.nextToken();
    if (token == null) {
      throw new BadField(name, "not JSON: it ends too early");
    }
    return token;
  }

  private void checkDepth(JsonParser parser, int depth) {
    if (depth > DEEPEST) {
      throw new BadField(name, "objects and lists more than " + DEEPEST + " deep" + at(parser));
    }
  }

  private String path(JsonParser parser) {
    StringBuilder path = new StringBuilder();
    JsonPointer pointer = parser.streamReadContext().pathAsPointer();
    while (!pointer.matches()) {
      if (pointer.mayMatchElement()) {
        path.append('[').append(pointer.getMatchingIndex()).append(']');
      } else {
        path.append(path.isEmpty() ? "" : ".").append(pointer.getMatchingProperty());
      }
      pointer = pointer.tail();
    }
    return path.isEmpty() ? name : path.toString();
  }

  private static String at(JsonParser parser) {
    var location = parser.currentTokenLocation();
    return " (line " + location.getLineNr() + ", column " + location.getColumnNr() + ")";
  }

  private static String where(JacksonException e) {
    var location = e.getLocation();
    return location == null || location.getLineNr() < 1
        ? ""
        : " (line " + location.getLineNr() + ", column " + location.getColumnNr() + ")";
  }

  private static String sentence(JacksonException e) {
    String message = e.getOriginalMessage();
    return message == null
        ? "unreadable"
        : SPACE.matcher(PARSER_TALK.matcher(message).replaceAll("")).replaceAll(" ").strip();
  }
}

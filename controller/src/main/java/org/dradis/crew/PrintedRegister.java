package org.dradis.crew;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.dradis.rules.board.CharacterSheet;
import org.dradis.rules.board.CharacterType;
import org.dradis.rules.board.Expansion;
import org.dradis.rules.board.Register;
import org.dradis.rules.board.Succession;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/**
 * Reads the program's own {@code characters.json} and {@code succession.json}, once. Tests hold
 * them against docs/characters.schema.json and docs/succession.schema.json, so it reads them
 * without further questions.
 */
public final class PrintedRegister {
  private static final JsonFactory JSON = new JsonFactory();

  private PrintedRegister() {}

  /** The characters and lines of the game and its expansions. */
  public static Register get() {
    return Holder.REGISTER;
  }

  /** Reads the files when they are first asked for. */
  private static final class Holder {
    static final Register REGISTER = new Register(sheets(), succession());
  }

  private static List<CharacterSheet> sheets() {
    List<CharacterSheet> sheets = new ArrayList<>();
    try (JsonParser json = open("characters.json")) {
      while (json.nextToken() != null) {
        if (json.currentToken() == JsonToken.START_ARRAY) {
          while (json.nextToken() == JsonToken.START_OBJECT) {
            sheets.add(sheet(json));
          }
        }
      }
    }
    return sheets;
  }

  private static CharacterSheet sheet(JsonParser json) {
    String name = "";
    String expansion = "";
    String type = "";
    String person = "";
    boolean flies = false;
    for (String field = json.nextName(); field != null; field = json.nextName()) {
      json.nextToken();
      switch (field) {
        case "name" -> name = json.getString();
        case "expansion" -> expansion = json.getString();
        case "type" -> type = json.getString();
        case "person" -> person = json.getString();
        case "flies" -> flies = json.getBooleanValue();
        default -> json.skipChildren();
      }
    }
    return new CharacterSheet(
        name,
        Expansion.valueOf(expansion.toUpperCase(Locale.ROOT)),
        CharacterType.valueOf(type.toUpperCase(Locale.ROOT)),
        person.isEmpty() ? name : person,
        flies);
  }

  private static Succession succession() {
    List<String> admiral = new ArrayList<>();
    List<String> president = new ArrayList<>();
    List<String> cag = new ArrayList<>();
    try (JsonParser json = open("succession.json")) {
      json.nextToken();
      for (String field = json.nextName(); field != null; field = json.nextName()) {
        json.nextToken();
        switch (field) {
          case "admiral" -> names(json, admiral);
          case "president" -> names(json, president);
          case "cag" -> names(json, cag);
          default -> json.skipChildren();
        }
      }
    }
    return new Succession(admiral, president, cag);
  }

  private static void names(JsonParser json, List<String> line) {
    while (json.nextToken() == JsonToken.VALUE_STRING) {
      line.add(json.getString());
    }
  }

  private static JsonParser open(String file) {
    try (InputStream in = PrintedRegister.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalStateException(file + " is missing from the program");
      }
      return JSON.createParser(ObjectReadContext.empty(), in.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

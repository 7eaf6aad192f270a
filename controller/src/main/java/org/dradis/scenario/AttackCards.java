package org.dradis.scenario;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.dradis.rules.board.CardInPlay;
import org.dradis.rules.board.Special;
import org.dradis.rules.board.Until;
import org.jspecify.annotations.Nullable;

/** The Cylon attack cards as the data file lists them (CA-2). */
final class AttackCards {
  static final AttackCards ALL = load();

  private static final String FILE = "cylon-attacks.json";

  private final Map<String, CardInPlay> byName = new LinkedHashMap<>();
  private final List<String> lasting = new ArrayList<>();

  private AttackCards() {}

  /** The names of the cards that stay in play, in the order of the file. */
  List<String> lasting() {
    return lasting;
  }

  @Nullable CardInPlay find(String name) {
    return byName.get(name);
  }

  private static AttackCards load() {
    AttackCards cards = new AttackCards();
    Field root = Field.root(JsonText.parse(text()));
    for (Field item : root.members().items("cards")) {
      String name = item.members().need("name").text();
      Members special = item.members().need("special").members();
      Until until = Until.valueOf(constant(special.need("until").text()));
      cards.byName.put(name, new CardInPlay(cards.byName.size(), name, until, special(name)));
      if (until != Until.NOW) {
        cards.lasting.add(name);
      }
    }
    return cards;
  }

  /** What the engine applies is named after its card; the rest are reminders (R28). */
  private static Special special(String name) {
    return Arrays.stream(Special.values())
        .filter(special -> special.name().equals(constant(name)))
        .findFirst()
        .orElse(Special.REMINDER);
  }

  private static String constant(String words) {
    return words.toUpperCase(Locale.ROOT).replace('-', '_').replace(' ', '_');
  }

  private static String text() {
    try (InputStream in = AttackCards.class.getResourceAsStream(FILE)) {
      if (in == null) {
        throw new IllegalStateException(FILE + " is missing from the program");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

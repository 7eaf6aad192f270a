package org.dradis.app;

import java.io.PrintWriter;
import java.util.List;
import org.dradis.rules.board.CharacterSheet;
import org.dradis.rules.board.Option;
import org.dradis.rules.setup.LeaderCards;
import org.dradis.rules.setup.LoyaltyDeck;
import org.dradis.rules.setup.Seat;
import org.dradis.rules.setup.Setup;
import org.dradis.rules.setup.SetupItem;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;

/** A setup as one line of JSON; docs/setup.md describes it. */
final class SetupJson {
  private final JsonGenerator json;

  private SetupJson(JsonGenerator json) {
    this.json = json;
  }

  static void setup(PrintWriter out, Setup setup) {
    JsonLine.print(out, json -> new SetupJson(json).write(setup));
  }

  static void characters(PrintWriter out, List<CharacterSheet> sheets) {
    JsonLine.print(
        out,
        json -> {
          json.writeStartObject().writeName("characters").writeStartArray();
          for (CharacterSheet sheet : sheets) {
            json.writeStartObject();
            json.writeStringProperty("name", sheet.name());
            json.writeStringProperty("expansion", sheet.expansion().word());
            json.writeStringProperty("type", sheet.type().word());
            json.writeEndObject();
          }
          json.writeEndArray().writeEndObject();
        });
  }

  private void write(Setup setup) {
    json.writeStartObject();
    json.writeStringProperty("format", "dradis-setup/1");
    words("expansions", setup.plan().expansions());
    words("options", setup.plan().options());
    json.writeStringProperty("objective", setup.plan().objective().word());
    json.writeName("players").writeStartArray();
    setup.seats().forEach(this::seat);
    json.writeEndArray();
    loyalty(setup.decks().loyalty());
    leader(setup.decks().leader());
    json.writeName("destiny").writeStartObject();
    json.writeNumberProperty("cards", setup.decks().destinyCards());
    json.writeNumberProperty("treachery", setup.decks().treacheryInDestiny());
    json.writeEndObject();
    Integer limit = setup.decks().quorumHandLimit();
    json.writeName("quorumHandLimit");
    if (limit == null) {
      json.writeNull();
    } else {
      json.writeNumber(limit);
    }
    json.writeName("items").writeStartArray();
    setup.items().forEach(this::item);
    json.writeEndArray();
    json.writeEndObject();
  }

  private void seat(Seat seat) {
    json.writeStartObject();
    json.writeStringProperty("character", seat.character());
    json.writeBooleanProperty("leader", seat.leader());
    words("titles", seat.titles());
    json.writeNumberProperty("loyaltyCards", seat.loyaltyCards());
    json.writeNumberProperty("loyaltyCardsAtSleeper", seat.loyaltyCardsAtSleeper());
    words("reminders", seat.reminders());
    json.writeEndObject();
  }

  private void loyalty(LoyaltyDeck deck) {
    json.writeName("loyalty").writeStartObject();
    json.writeNumberProperty("cylon", deck.cylon());
    json.writeNumberProperty("human", deck.human());
    json.writeBooleanProperty("mutineer", deck.mutineer());
    word("joinsAfterFirstDeal", deck.joinsAfterFirstDeal());
    json.writeBooleanProperty("unusedHumansStay", deck.unusedHumansStay());
    json.writeEndObject();
  }

  private void leader(@Nullable LeaderCards cards) {
    json.writeName("leader");
    if (cards == null) {
      json.writeNull();
      return;
    }
    json.writeStartObject();
    json.writeNumberProperty("motives", cards.motives());
    json.writeNumberProperty("motivesAtSleeper", cards.motivesAtSleeper());
    word("agenda", cards.agenda());
    json.writeEndObject();
  }

  private void item(SetupItem item) {
    json.writeStartObject();
    json.writeStringProperty("component", item.component().word());
    json.writeNumberProperty("count", item.count());
    json.writeStringProperty("place", item.place().word());
    if (item.character() != null) {
      json.writeStringProperty("character", item.character());
    }
    json.writeEndObject();
  }

  private void words(String name, Iterable<? extends Option> options) {
    json.writeName(name).writeStartArray();
    for (Option option : options) {
      json.writeString(option.word());
    }
    json.writeEndArray();
  }

  private void word(String name, @Nullable Option option) {
    json.writeName(name);
    if (option == null) {
      json.writeNull();
    } else {
      json.writeString(option.word());
    }
  }
}

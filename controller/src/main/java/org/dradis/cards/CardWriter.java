package org.dradis.cards;

import java.io.StringWriter;
import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.AttackCard;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.Placement;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Writes a card as one line of JSON, in the form that card files have. */
public final class CardWriter {
  private static final JsonFactory JSON = new JsonFactory();

  private CardWriter() {}

  public static String write(AttackCard card) {
    StringWriter out = new StringWriter();
    try (JsonGenerator json = JSON.createGenerator(ObjectWriteContext.empty(), out)) {
      json.writeStartObject();
      json.writeStringProperty("name", card.name());
      json.writeStringProperty("expansion", card.expansion());
      json.writeBooleanProperty("super", card.superCrisis());
      icons(json, "activate", card.activate());
      json.writeName("place").writeStartObject();
      for (Area area : Area.RING) {
        if (!card.ships().get(area).equals(Placement.NOTHING)) {
          json.writeName(area.word());
          ships(json, card.ships().get(area), area == card.scarIn());
        }
      }
      json.writeEndObject();
      json.writeName("special").writeStartObject();
      json.writeStringProperty("until", card.until().word());
      json.writeStringProperty("text", card.text());
      json.writeStringProperty("effect", card.special().word());
      json.writeEndObject();
      json.writeEndObject();
    }
    return out.toString();
  }

  public static String write(CrisisCard card) {
    StringWriter out = new StringWriter();
    try (JsonGenerator json = JSON.createGenerator(ObjectWriteContext.empty(), out)) {
      json.writeStartObject();
      json.writeStringProperty("name", card.name());
      json.writeStringProperty("expansion", card.expansion());
      json.writeStringProperty("deck", card.deck().word());
      icons(json, "icons", card.icons());
      json.writeBooleanProperty(
          card.deck() == CrisisCard.Deck.CRISIS ? "jump" : "evacuate", card.jumpIcon());
      json.writeNumberProperty("copies", card.copies());
      json.writeEndObject();
    }
    return out.toString();
  }

  private static void icons(JsonGenerator json, String name, List<Icon> icons) {
    json.writeName(name).writeStartArray();
    for (Icon icon : icons) {
      json.writeString(icon.word());
    }
    json.writeEndArray();
  }

  private static void ships(JsonGenerator json, Placement ships, boolean scar) {
    json.writeStartObject();
    count(json, "basestars", ships.basestars());
    count(json, "raiders", ships.raiders());
    count(json, "heavyRaiders", ships.heavyRaiders());
    count(json, "vipers", ships.vipers());
    count(json, "civilians", ships.civilians());
    if (scar) {
      json.writeBooleanProperty("scar", true);
    }
    json.writeEndObject();
  }

  private static void count(JsonGenerator json, String name, int ships) {
    if (ships > 0) {
      json.writeNumberProperty(name, ships);
    }
  }
}

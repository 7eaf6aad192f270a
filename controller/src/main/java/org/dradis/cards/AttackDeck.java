package org.dradis.cards;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.dradis.file.Field;
import org.dradis.file.JsonText;
import org.dradis.file.Members;
import org.dradis.rules.board.AttackCard;
import org.dradis.rules.board.Until;
import org.jspecify.annotations.Nullable;

/** The Cylon attack cards of a file, by name, in the order of the file (CA). */
public final class AttackDeck {
  public static final String FORMAT = "cylon-attacks/1";

  /** The 21 cards of the game. */
  public static final AttackDeck PRINTED =
      new AttackDeck(List.of()).and("cylon-attacks.json", CardFile.resource("cylon-attacks.json"));

  private final Map<String, AttackCard> byName = new LinkedHashMap<>();

  private AttackDeck(Iterable<AttackCard> cards) {
    for (AttackCard card : cards) {
      byName.put(card.name(), card);
    }
  }

  /** This deck and the cards of one more file; a card of the same name replaces the older one. */
  public AttackDeck and(String file, String text) {
    Members root = JsonText.read(file, text).members("a deck of attack cards, an object");
    CardFile.checkFormat(root, FORMAT);
    root.only(List.of("format", "note", "cards"));
    AttackDeck both = new AttackDeck(byName.values());
    List<String> seen = new ArrayList<>();
    for (Field item : root.need("cards").items()) {
      AttackCard card = AttackCardReader.read(item, both::placeOf);
      if (seen.contains(card.name())) {
        throw item.members().need("name").wrong("\"" + card.name() + "\" is there twice");
      }
      seen.add(card.name());
      both.byName.put(card.name(), card);
    }
    return both;
  }

  private int placeOf(String name) {
    AttackCard known = byName.get(name);
    return known == null ? byName.size() : known.place();
  }

  public List<AttackCard> cards() {
    return List.copyOf(byName.values());
  }

  public @Nullable AttackCard find(String name) {
    return byName.get(name);
  }

  /** The names of the cards that stay in play. */
  public List<String> lasting() {
    return byName.values().stream()
        .filter(card -> card.until() != Until.NOW)
        .map(AttackCard::name)
        .toList();
  }
}

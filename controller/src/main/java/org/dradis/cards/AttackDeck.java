package org.dradis.cards;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.dradis.file.Field;
import org.dradis.file.OwnFile;
import org.dradis.rules.board.AttackCard;
import org.dradis.rules.board.Until;
import org.jspecify.annotations.Nullable;

/** The Cylon attack cards of one or more files, by name, in the order of the files (CA). */
public final class AttackDeck {
  public static final String FORMAT = "cylon-attacks/1";

  public static final AttackDeck EMPTY = new AttackDeck(List.of());

  /** The 21 cards of the game. */
  public static final AttackDeck PRINTED =
      EMPTY.and("cylon-attacks.json", OwnFile.read(CardFile.class, "cylon-attacks.json"));

  private final Map<String, AttackCard> byName = new LinkedHashMap<>();

  private AttackDeck(Iterable<AttackCard> cards) {
    for (AttackCard card : cards) {
      byName.put(card.name(), card);
    }
  }

  /** This deck and the cards of one more file; a card of the same name replaces the older one. */
  public AttackDeck and(String file, String text) {
    return CardFile.open(file, text).read(FORMAT, this::and);
  }

  private AttackDeck and(List<Field> items) {
    AttackDeck both = new AttackDeck(byName.values());
    List<String> seen = new ArrayList<>();
    for (Field item : items) {
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

package org.dradis.cards;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.dradis.file.Field;
import org.dradis.file.OwnFile;

/**
 * The crisis cards of one or more files. A name may stand for several cards with different icons:
 * they are its versions, and a file that has a name replaces all versions of older files.
 */
public final class CrisisDeck {
  public static final String FORMAT = "crisis-icons/1";

  public static final CrisisDeck EMPTY = new CrisisDeck(Map.of());

  /** The cards of the game. */
  public static final CrisisDeck PRINTED =
      EMPTY.and("crisis-icons.json", OwnFile.read(CardFile.class, "crisis-icons.json"));

  private final Map<String, List<CrisisCard>> byName;

  private CrisisDeck(Map<String, List<CrisisCard>> byName) {
    this.byName = byName;
  }

  /** This deck, corrected and extended by one more file. */
  public CrisisDeck and(String file, String text) {
    return CardFile.open(file, text).read(FORMAT, this::and);
  }

  private CrisisDeck and(List<Field> items) {
    Map<String, List<CrisisCard>> news = new LinkedHashMap<>();
    for (Field item : items) {
      CrisisCard card = CrisisCardReader.read(item);
      List<CrisisCard> versions = news.computeIfAbsent(card.name(), _ -> new ArrayList<>());
      if (versions.stream().anyMatch(other -> looksLike(other, card))) {
        throw item.members()
            .need("name")
            .wrong("\"" + card.name() + "\" with these icons is there twice; use copies");
      }
      versions.add(card);
    }
    Map<String, List<CrisisCard>> both = new LinkedHashMap<>(byName);
    news.forEach((name, versions) -> both.put(name, List.copyOf(versions)));
    return new CrisisDeck(both);
  }

  private static boolean looksLike(CrisisCard one, CrisisCard other) {
    return one.deck() == other.deck()
        && one.icons().equals(other.icons())
        && one.jumpIcon() == other.jumpIcon();
  }

  public List<CrisisCard> cards() {
    return byName.values().stream().flatMap(List::stream).toList();
  }

  /** The versions of a card, none if there is no such name. */
  public List<CrisisCard> find(String name) {
    return byName.getOrDefault(name, List.of());
  }
}

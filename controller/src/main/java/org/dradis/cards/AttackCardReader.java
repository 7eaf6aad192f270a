package org.dradis.cards;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.dradis.file.Field;
import org.dradis.file.Members;
import org.dradis.file.Words;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.AttackCard;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.Placement;
import org.dradis.rules.board.Ring;
import org.dradis.rules.board.Special;
import org.dradis.rules.board.Until;
import org.jspecify.annotations.Nullable;

/** Reads one Cylon attack card. */
final class AttackCardReader {
  private static final List<String> CARD =
      List.of("name", "expansion", "super", "activate", "place", "special");
  private static final List<String> SHIPS =
      List.of("basestars", "raiders", "heavyRaiders", "vipers", "civilians", "scar");

  private AttackCardReader() {}

  static AttackCard read(Field field, ToIntFunction<String> placeOf) {
    Members card = field.members().only(CARD);
    String name = card.need("name").name();
    List<Icon> activate =
        card.need("activate").items().stream().map(Words.SHIP_ICON::read).toList();
    card.flag("super");
    Members places = card.need("place").members().only(Area.RING.stream().map(Area::word).toList());
    Map<Area, Placement> ships = new EnumMap<>(Area.class);
    Area scarIn = null;
    for (Area area : Area.RING) {
      Field place = places.get(area.word());
      ships.put(area, place == null ? Placement.NOTHING : placement(place.members().only(SHIPS)));
      if (place != null && place.members().flag("scar")) {
        scarIn = area;
      }
    }
    Members special = card.need("special").members().only(List.of("until", "text", "effect"));
    return new AttackCard(
        placeOf.applyAsInt(name),
        name,
        option(card.need("expansion").name()),
        activate,
        Ring.of(area -> ships.getOrDefault(area, Placement.NOTHING)),
        scarIn,
        until(special),
        effect(special, name));
  }

  private static Placement placement(Members ships) {
    return new Placement(
        ships.count("basestars"),
        ships.count("raiders"),
        ships.count("heavyRaiders"),
        ships.count("vipers"),
        ships.count("civilians"));
  }

  private static Until until(Members special) {
    Field text = special.getUnlessNull("text");
    if (text != null) {
      text.text();
    }
    return Words.UNTIL.read(special.need("until"));
  }

  /** The printed expansions need their option (R31); a card of a fan's own needs none. */
  private static @Nullable GameOption option(String expansion) {
    return switch (expansion) {
      case "pegasus" -> GameOption.PEGASUS;
      case "daybreak" -> GameOption.DAYBREAK;
      default -> null;
    };
  }

  /** A printed card's effect goes by its name (R28); a fan's card may borrow one by naming it. */
  private static Special effect(Members special, String name) {
    Field effect = special.get("effect");
    if (effect != null) {
      return Words.EFFECT.read(effect);
    }
    String word = name.toLowerCase(Locale.ROOT).replace(' ', '-');
    return Arrays.stream(Special.values())
        .filter(each -> each.word().equals(word))
        .findFirst()
        .orElse(Special.REMINDER);
  }
}

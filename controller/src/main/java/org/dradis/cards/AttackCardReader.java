package org.dradis.cards;

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
  private static final List<String> SPECIAL = List.of("until", "text", "effect");

  /** No game has more of any ship (CO-1). */
  private static final int MOST_SHIPS = 20;

  /** Effects that are nothing unless the card stays in play. */
  private static final List<Special> LASTING =
      List.of(
          Special.AMBUSH,
          Special.CYLON_SWARM,
          Special.DOGFIGHT,
          Special.LOCKDOWN,
          Special.LURED_INTO_A_TRAP,
          Special.SCAR,
          Special.THE_GUARDIANS,
          Special.THIRTY_THREE);

  private AttackCardReader() {}

  static AttackCard read(Field field, ToIntFunction<String> placeOf) {
    Members card = field.members().only(CARD);
    String name = card.need("name").name();
    String expansion = card.need("expansion").name();
    List<Icon> activate =
        card.need("activate").items().stream().map(Words.SHIP_ICON::read).toList();
    Members places = card.need("place").members().only(Words.AREA.all());
    Map<Area, Placement> ships = new EnumMap<>(Area.class);
    Area scarIn = null;
    for (Area area : Area.RING) {
      Field place = places.get(area.word());
      if (place != null) {
        Members here = place.members().only(SHIPS);
        ships.put(area, placement(here));
        scarIn = here.flag("scar") ? scar(here, area, scarIn) : scarIn;
      }
    }
    Members special = card.need("special").members().only(SPECIAL);
    return new AttackCard(
        placeOf.applyAsInt(name),
        name,
        expansion,
        card.flag("super"),
        option(expansion),
        activate,
        Ring.of(area -> ships.getOrDefault(area, Placement.NOTHING)),
        scarIn,
        Words.UNTIL.read(special.need("until")),
        text(special.getUnlessNull("text")),
        effect(special, name, scarIn != null));
  }

  private static Placement placement(Members ships) {
    return new Placement(
        count(ships, "basestars"),
        count(ships, "raiders"),
        count(ships, "heavyRaiders"),
        count(ships, "vipers"),
        count(ships, "civilians"));
  }

  private static int count(Members ships, String kind) {
    return ships.integer(kind, 0, MOST_SHIPS, 0);
  }

  private static Area scar(Members here, Area area, @Nullable Area elsewhere) {
    if (elsewhere != null) {
      throw here.need("scar").wrong("is in " + elsewhere.word() + " already, the game has one");
    }
    if (here.count("raiders") == 0) {
      throw here.need("scar").wrong("needs a raider here to carry the token");
    }
    return area;
  }

  private static @Nullable String text(@Nullable Field field) {
    return field == null ? null : field.text();
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
  private static Special effect(Members special, String name, boolean scarPlaced) {
    Field named = special.get("effect");
    Special effect = named == null ? byName(name) : Words.EFFECT.read(named);
    Field where = named == null ? special.self() : named;
    if (LASTING.contains(effect) && Words.UNTIL.read(special.need("until")) == Until.NOW) {
      throw where.wrong("the effect " + effect.word() + " lasts, so until cannot be now");
    }
    if (scarPlaced != (effect == Special.SCAR)) {
      throw where.wrong("the effect scar and an area with scar need each other");
    }
    return effect;
  }

  private static Special byName(String name) {
    String word = name.toLowerCase(Locale.ROOT).replace(' ', '-');
    Special printed = Words.EFFECT.find(word);
    return printed == null ? Special.REMINDER : printed;
  }
}

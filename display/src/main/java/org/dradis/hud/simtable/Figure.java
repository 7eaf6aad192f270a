package org.dradis.hud.simtable;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.dradis.box.Kind;
import org.dradis.port.Zone;
import org.dradis.rig.world.Coupling;
import org.dradis.rig.world.Miniature;
import org.dradis.rig.world.Spot;
import org.jspecify.annotations.Nullable;

/**
 * A miniature as it is at a moment. What a face-down ship holds is not in it.
 *
 * @param kind what it is, or null for a stranger's card
 * @param height millimetres above the board
 * @param busy whether hands have something to do with it, now or next
 * @param support what it stands on, if that is not the board
 * @param read the zones that can read it
 */
record Figure(
    String name,
    @Nullable Kind kind,
    Spot spot,
    double height,
    boolean fallen,
    boolean busy,
    @Nullable String support,
    Coupling health,
    List<String> read) {
  private static final double CARD = 16;
  private static final double BASESTAR = 18;
  private static final double SHIP = 13;
  private static final double SMALL = 10;

  static Figure of(Miniature miniature, boolean busy, List<Zone> read) {
    Miniature support = miniature.support();
    return new Figure(
        miniature.name(),
        miniature.kind().orElse(null),
        miniature.spot(),
        miniature.height(),
        miniature.isFallen(),
        busy || miniature.isHeld(),
        support == null ? null : support.name(),
        miniature.health(),
        read.stream().map(Zone::name).toList());
  }

  /** What views of the board call it, such as {@code viper-mk2}; empty if they never do. */
  String piece() {
    if (kind == null) {
      return "";
    }
    return kind == Kind.CIVILIAN_SHIP ? "civilian" : kind.word();
  }

  /** Whether it is a card or a token, which cannot fall over. */
  boolean isFlat() {
    return isPaper() || kind == Kind.CIVILIAN_SHIP || kind == Kind.NUKE;
  }

  /** Whether it is a card, a title, a character. */
  boolean isPaper() {
    return kind == null || !kind.isMiniature();
  }

  /** Where it stands among others: as the box has its kinds, strangers last. */
  int rank() {
    return kind == null ? Integer.MAX_VALUE : List.of(Kind.values()).indexOf(kind);
  }

  /** How much room it takes on the table. */
  double radius() {
    if (kind == null) {
      return CARD;
    }
    return switch (kind) {
      case BASESTAR -> BASESTAR;
      case CENTURION, OCCUPATION_FORCE, NUKE -> SMALL;
      case CARD, CHARACTER, TITLE -> CARD;
      case RAIDER,
          HEAVY_RAIDER,
          SCAR,
          VIPER_MK2,
          VIPER_MK7,
          ASSAULT_RAPTOR,
          RAPTOR,
          CIVILIAN_SHIP ->
          SHIP;
    };
  }

  /** Where it stands upright and for sure; empty if it lies, hangs or straddles a border. */
  Optional<TablePart> place() {
    return fallen ? Optional.empty() : TablePart.surelyAt(spot);
  }

  /** The end of its id on the screen: its name in small letters, digits and hyphens. */
  String slug() {
    return slug(name);
  }

  static String slug(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", "-");
  }

  FreeSpots.Taken taken() {
    return new FreeSpots.Taken(spot, radius());
  }
}

package org.dradis.rig.sim;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.dradis.box.Kind;
import org.dradis.nfc.iso15693.Uid;
import org.dradis.rig.chip.PadTag;
import org.dradis.rig.world.Miniature;
import org.dradis.rules.board.Expansion;

/**
 * The miniatures of the game (CO-1 to CO-4, CO-9), with stickers as a maker would take them: one
 * after the other from three reels, on which numbers follow each other with a few missing.
 */
public final class StandardBox {
  /** NXP's SLIX2: E0, the maker's code 04, the type 01. */
  private static final long SLIX2 = 0xE004_0100_0000_0000L;

  private static final long SERIAL_BITS = 0xFF_FFFF_FFFFL;
  private static final int LABELS_USED_OF_A_REEL = 20;

  private static final List<String> CARDS =
      List.of("Ambush", "Raiding Party", "Tactical Strike", "Thirty-Three", "A Traitor Accused");

  private final RandomGenerator random;
  private final List<Miniature> miniatures = new ArrayList<>();
  private long serial;
  private long padSerial;

  private StandardBox(RandomGenerator random) {
    this.random = random;
    this.padSerial = random.nextLong(1L << 40);
  }

  /** The box with these expansions. */
  public static List<Miniature> with(Set<Expansion> expansions, RandomGenerator random) {
    var box = new StandardBox(random);
    boolean fleet = expansions.contains(Expansion.EXODUS);
    box.add(Kind.RAIDER, fleet ? 20 : 16);
    box.add(Kind.HEAVY_RAIDER, 4);
    box.add(Kind.BASESTAR, 2);
    box.add(Kind.CENTURION, 4);
    box.add(Kind.VIPER_MK2, fleet ? 6 : 8);
    box.add(Kind.VIPER_MK7, fleet ? 4 : 0);
    box.add(Kind.RAPTOR, 4);
    box.add(Kind.ASSAULT_RAPTOR, expansions.contains(Expansion.DAYBREAK) ? 4 : 0);
    box.add(Kind.CIVILIAN_SHIP, 12);
    box.add(Kind.SCAR, expansions.contains(Expansion.PEGASUS) ? 1 : 0);
    for (var title : List.of("admiral", "president")) {
      box.miniatures.add(Miniature.of(title, Kind.TITLE, null, box.padTag()));
    }
    return List.copyOf(box.miniatures);
  }

  /**
   * Everything that all boxes hold, whatever a game uses of it, and some cards in sleeves with a
   * tag for the tap pad.
   */
  public static List<Miniature> everything(RandomGenerator random) {
    var box = new StandardBox(random);
    for (var kind : Kind.values()) {
      box.add(kind, kind.limit().orElse(0));
    }
    for (var title : List.of("admiral", "president", "cag")) {
      box.miniatures.add(Miniature.of(title, Kind.TITLE, null, box.padTag()));
    }
    for (var card : CARDS) {
      box.miniatures.add(Miniature.of(card, Kind.CARD, null, box.padTag()));
    }
    return List.copyOf(box.miniatures);
  }

  private void add(Kind kind, int count) {
    for (int i = 1; i <= count; i++) {
      miniatures.add(Miniature.of(kind.noun() + " " + i, kind, uid(), padTag()));
    }
  }

  private Uid uid() {
    boolean newReel = miniatures.size() % LABELS_USED_OF_A_REEL == 0;
    // A label in twelve or so was bad and is left out.
    boolean gap = random.nextInt(12) == 0;
    serial = newReel ? random.nextLong(SERIAL_BITS) : serial + (gap ? random.nextInt(2, 5) : 1);
    return new Uid(SLIX2 | (serial & SERIAL_BITS));
  }

  private PadTag padTag() {
    return PadTag.of("04" + HexFormat.of().toHexDigits(padSerial++, 12));
  }
}

package org.dradis.scenario;

import java.util.List;
import org.dradis.file.Field;
import org.dradis.file.Members;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.CraftCount;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Hangar;
import org.jspecify.annotations.Nullable;

/** Reads reserves, damaged box and destroyed craft; what is left out follows from the rest (R2). */
final class HangarReader {
  private static final List<String> ALL = List.of("mk2", "mk7", "assaultRaptor", "raptors");
  private static final List<String> VIPERS = List.of("mk2", "mk7");

  private final PieceCount count;

  HangarReader(PieceCount count) {
    this.count = count;
  }

  /** Reads the three boxes of a board whose areas have been counted. */
  Hangar read(Members board) {
    Members reserves = box(board.get("reserves"), ALL);
    Members damaged = box(board.get("damaged"), VIPERS);
    Members destroyed = box(board.get("destroyed"), ALL);

    int destroyedMk2 = craft(destroyed, Craft.MK2);
    int destroyedMk7 = craft(destroyed, Craft.MK7);
    int destroyedAssaultRaptors = craft(destroyed, Craft.ASSAULT_RAPTOR);
    int raptorsLost = raptors(destroyed);
    boolean noAssaultRaptorYet = count.of(Craft.ASSAULT_RAPTOR).isEmpty();

    int damagedMk2 = craft(damaged, Craft.MK2);
    int mk2 = has(reserves, Craft.MK2) ? craft(reserves, Craft.MK2) : count.of(Craft.MK2).rest();
    int mk7 = craft(reserves, Craft.MK7);
    int damagedMk7 =
        has(damaged, Craft.MK7) ? craft(damaged, Craft.MK7) : count.of(Craft.MK7).rest();
    int assaultRaptors =
        has(reserves, Craft.ASSAULT_RAPTOR)
            ? craft(reserves, Craft.ASSAULT_RAPTOR)
            : noAssaultRaptorYet && count.plays(GameOption.DAYBREAK) ? 1 : 0;
    int raptors =
        reserves != null && reserves.has("raptors") ? raptors(reserves) : count.raptors().rest();

    return new Hangar(
        new CraftCount(mk2, mk7, assaultRaptors),
        new CraftCount(damagedMk2, damagedMk7, 0),
        new CraftCount(destroyedMk2, destroyedMk7, destroyedAssaultRaptors),
        raptors,
        raptorsLost);
  }

  private static @Nullable Members box(@Nullable Field field, List<String> known) {
    return field == null ? null : field.members().only(known);
  }

  private static boolean has(@Nullable Members box, Craft craft) {
    return box != null && box.has(craft.word());
  }

  private int craft(@Nullable Members box, Craft craft) {
    return box == null ? 0 : count.craft(box.get(craft.word()), craft);
  }

  private int raptors(@Nullable Members box) {
    return box == null ? 0 : PieceCount.counted(box.get("raptors"), count.raptors());
  }
}

package org.dradis.scenario;

import java.util.ArrayList;
import java.util.List;
import org.dradis.file.Field;
import org.dradis.file.Members;
import org.dradis.file.Words;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.CraftCount;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.PilotedCraft;
import org.dradis.rules.board.Ring;
import org.dradis.rules.board.SpaceArea;
import org.jspecify.annotations.Nullable;

/** Reads {@code board.areas}. */
final class AreasReader {
  private static final List<String> KNOWN =
      List.of("raiders", "scar", "heavyRaiders", "basestars", "vipers", "piloted", "civilians");
  private static final List<String> PILOTED = List.of("pilot", "craft");

  private final PieceCount count;

  AreasReader(PieceCount count) {
    this.count = count;
  }

  Ring<SpaceArea> read(@Nullable Field field) {
    if (field == null) {
      return Ring.of(area -> SpaceArea.EMPTY);
    }
    Members areas = field.members().only(Words.AREA.all());
    return Ring.of(area -> area(areas.get(area.word())));
  }

  private SpaceArea area(@Nullable Field field) {
    if (field == null) {
      return SpaceArea.EMPTY;
    }
    Members area = field.members().only(KNOWN);
    int raiders = count.raiders(area);
    return new SpaceArea(
        raiders,
        scar(area.get("scar"), raiders),
        count.heavyRaiders(area),
        count.basestars(area),
        vipers(area.get("vipers")),
        piloted(area.items("piloted")),
        count.civilians(area.get("civilians")));
  }

  private boolean scar(@Nullable Field field, int raiders) {
    if (field == null || !field.flag()) {
      return false;
    }
    count.needs(GameOption.PEGASUS, field);
    if (count.plays(GameOption.CYLON_FLEET)) {
      throw field.wrong("Scar is not in the game with the option cylon-fleet");
    }
    if (raiders == 0) {
      throw field.wrong("there is no raider here to carry the token");
    }
    count.scar(field);
    return true;
  }

  private CraftCount vipers(@Nullable Field field) {
    if (field == null) {
      return CraftCount.NONE;
    }
    Members vipers = field.members().only(Words.CRAFT.all());
    return new CraftCount(
        count.craft(vipers.get("mk2"), Craft.MK2),
        count.craft(vipers.get("mk7"), Craft.MK7),
        count.craft(vipers.get("assaultRaptor"), Craft.ASSAULT_RAPTOR));
  }

  private List<PilotedCraft> piloted(List<Field> items) {
    List<PilotedCraft> piloted = new ArrayList<>(items.size());
    for (Field item : items) {
      Members members = item.members().only(PILOTED);
      Field name = members.need("pilot");
      String pilot = name.name();
      count.pilot(pilot, name);
      Field kind = members.need("craft");
      Craft craft = Words.CRAFT.read(kind);
      count.add(craft, kind, 1);
      piloted.add(new PilotedCraft(pilot, craft));
    }
    piloted.sort(PilotedCraft.BY_NAME);
    return List.copyOf(piloted);
  }
}

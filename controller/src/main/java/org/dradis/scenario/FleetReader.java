package org.dradis.scenario;

import java.util.List;
import org.dradis.file.Field;
import org.dradis.file.Members;
import org.dradis.file.Words;
import org.dradis.rules.board.CylonFleet;
import org.dradis.rules.board.FleetArea;
import org.dradis.rules.board.FleetChart;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Ring;
import org.jspecify.annotations.Nullable;

/** Reads {@code board.cylonFleet} and {@code board.pursuit}. */
final class FleetReader {
  private static final List<String> KNOWN = List.of("raiders", "heavyRaiders", "basestars");

  private final PieceCount count;

  FleetReader(PieceCount count) {
    this.count = count;
  }

  CylonFleet read(@Nullable Field fleet, @Nullable Field pursuit) {
    return new CylonFleet(areas(fleet), pursuit(pursuit), FleetChart.PRINTED);
  }

  private Ring<FleetArea> areas(@Nullable Field field) {
    if (field == null) {
      return CylonFleet.EMPTY.areas();
    }
    Members areas = field.members().only(Words.AREA.all());
    return Ring.of(area -> area(areas.get(area.word())));
  }

  private FleetArea area(@Nullable Field field) {
    if (field == null) {
      return FleetArea.EMPTY;
    }
    Members members = field.members().only(KNOWN);
    FleetArea area =
        new FleetArea(
            count.raiders(members), count.heavyRaiders(members), count.basestars(members));
    if (!area.equals(FleetArea.EMPTY)) {
      count.needs(GameOption.CYLON_FLEET, field);
    }
    return area;
  }

  private int pursuit(@Nullable Field field) {
    if (field == null) {
      return 0;
    }
    int pursuit = field.integer(0, FleetChart.PRINTED.lastPursuit());
    if (pursuit > 0) {
      count.needs(GameOption.CYLON_FLEET, field);
    }
    return pursuit;
  }
}

package org.dradis.rig.contract;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.dradis.nfc.sweep.SweepSettings;
import org.dradis.nfc.sweep.SweptZones;
import org.dradis.port.Zone;
import org.dradis.rig.chip.VirtualBus;
import org.dradis.rig.chip.VirtualField;
import org.dradis.rig.sweep.ReaderBoard;
import org.junit.jupiter.api.Nested;

/** The sweep on the chips' wires. */
class SweptZonesContractTest {

  private static FieldTrial swept(Function<ReaderBoard, SweptZones> sweep) {
    var board = new ReaderBoard(1, 3, VirtualBus.CALL_NANOS);
    Map<Zone, VirtualField> fields = new LinkedHashMap<>();
    board.zones().forEach(zone -> fields.put(zone, board.field(zone)));
    var zones = sweep.apply(board);
    zones.start();
    return new FieldTrial(board.time(), fields, zones);
  }

  private static SweptZones knowing(ReaderBoard board, List<Set<Zone>> alone) {
    return new SweptZones(board.antennas(), SweepSettings.STANDARD.alone(alone), board.time());
  }

  @Nested
  class WithAllFieldsOn extends TagZonesContract {
    @Override
    Trial trial() {
      return swept(board -> knowing(board, List.of()));
    }
  }

  @Nested
  class WithFieldsThatAlternate extends TagZonesContract {
    @Override
    Trial trial() {
      return swept(board -> knowing(board, List.of(Set.copyOf(board.zones()))));
    }
  }

  @Nested
  class WithSomeFieldsThatAlternate extends TagZonesContract {
    @Override
    Trial trial() {
      return swept(board -> knowing(board, List.of(Set.of(board.zone(0), board.zone(1)))));
    }
  }

  @Nested
  class Blind extends TagZonesContract {
    @Override
    Trial trial() {
      return swept(
          board -> SweptZones.blind(board.antennas(), SweepSettings.STANDARD, board.time()));
    }
  }
}

package org.dradis.rig.contract;

import java.util.List;
import java.util.Objects;
import org.dradis.nfc.iso15693.Uid;
import org.dradis.port.TagId;
import org.dradis.port.TagZones;
import org.dradis.port.Zone;
import org.dradis.rig.sim.SimKind;
import org.dradis.rig.sim.SimRig;
import org.dradis.rig.sim.SimulatedTable;
import org.dradis.rig.world.Miniature;
import org.dradis.rig.world.Spot;
import org.dradis.table.Section;
import org.dradis.table.Sensing;
import org.junit.jupiter.api.Timeout;

/** The simulated table from outside of its time, at a hundred times the speed of the wall. */
@Timeout(60)
class SimZonesTest extends TagZonesContract {
  private static final long MILLISECOND = 1_000_000;
  private static final Spot TRAY = new Spot(-1_000, -1_000);

  @Override
  Trial trial() {
    var settings =
        Section.parse("test", "speed = 100\nboard = 'empty'\nzones = ['bow', 'port-bow', 'stern']");
    return new SimTrial((SimRig) new SimKind().open(settings, Sensing.STANDARD));
  }

  private record SimTrial(SimRig rig) implements Trial {
    private static Miniature ship(SimulatedTable table, int number) {
      if (number < 9) {
        return table.miniature("raider " + number);
      }
      var name = "ski pass " + number;
      if (table.world().find(name).isEmpty()) {
        table.world().bring(Miniature.skiPass(name, new Uid(0xE016_2466_0000_0000L | number)));
      }
      return table.miniature(name);
    }

    private void place(int ship, Spot spot) {
      rig.ask(
          table -> {
            table.world().place(ship(table, ship), spot, 0);
            return true;
          });
    }

    @Override
    public TagZones zones() {
      return rig.tagZones().orElseThrow();
    }

    @Override
    public List<Zone> names() {
      return rig.ask(table -> table.world().plan().zones());
    }

    @Override
    public TagId tag(int ship) {
      return Objects.requireNonNull(rig.ask(table -> ship(table, ship).id()));
    }

    @Override
    public void put(int ship, Zone zone) {
      place(ship, rig.ask(table -> table.within(zone)));
    }

    @Override
    public void lift(int ship, Zone zone) {
      place(ship, TRAY);
    }

    @Override
    public void pass(long millis) {
      rig.ask(
          table -> {
            table.time().pause(millis * MILLISECOND);
            return true;
          });
    }

    @Override
    public void close() {
      rig.close();
    }
  }
}

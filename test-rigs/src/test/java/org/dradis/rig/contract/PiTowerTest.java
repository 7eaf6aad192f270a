package org.dradis.rig.contract;

import java.util.Set;
import org.dradis.dice.Line;
import org.dradis.pi.TowerWiring;
import org.dradis.port.DiceTower;
import org.dradis.rig.chip.VirtualTower;
import org.dradis.rig.pi4j.VirtualHeader;
import org.dradis.rig.time.VirtualTime;
import org.junit.jupiter.api.Nested;

/** The driver through Pi4J. */
class PiTowerTest {

  @Nested
  class AsDrawn extends DiceTowerContract {
    @Override
    DiceTower connect(VirtualTower dice, VirtualTime time) {
      var header = new VirtualHeader(time);
      header.attachTower(TowerWiring.REFERENCE, dice);
      return Pis.open(header, "[tower]\n").diceTower().orElseThrow();
    }
  }

  @Nested
  class WithInvertedLines extends DiceTowerContract {
    @Override
    DiceTower connect(VirtualTower dice, VirtualTime time) {
      var header = new VirtualHeader(time);
      var pins = TowerWiring.REFERENCE.pins();
      header.attachTower(new TowerWiring(pins, Set.of(Line.DROP, Line.D1)), dice);
      return Pis.open(header, "[tower]\ninverted = ['drop', 'd1']\n").diceTower().orElseThrow();
    }
  }
}

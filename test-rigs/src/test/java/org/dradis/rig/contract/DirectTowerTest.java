package org.dradis.rig.contract;

import org.dradis.dice.SixLineTower;
import org.dradis.dice.TowerSettings;
import org.dradis.port.DiceTower;
import org.dradis.rig.chip.VirtualTower;
import org.dradis.rig.time.VirtualTime;

/** The driver on the tower's lines. */
class DirectTowerTest extends DiceTowerContract {

  @Override
  DiceTower connect(VirtualTower dice, VirtualTime time) {
    var driver = new SixLineTower(dice, TowerSettings.STANDARD);
    time.start(
        "poll",
        () -> {
          while (true) {
            driver.poll();
            time.pause(10_000_000);
          }
        });
    return driver;
  }
}

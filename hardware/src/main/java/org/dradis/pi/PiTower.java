package org.dradis.pi;

import java.util.ArrayList;
import java.util.List;
import org.dradis.dice.SixLineTower;
import org.dradis.dice.TowerDiagnosis;
import org.dradis.pace.Pace;
import org.dradis.port.DiceTower;
import org.dradis.port.Finding;

/** The tower's driver, and what was seen of its wires. */
final class PiTower {
  private final SixLineTower driver;
  private volatile String trouble = "";

  PiTower(Lines lines, TowerPart part, Pace pace) {
    driver = new SixLineTower(new Pi4jTower(lines, part.wiring(), pace), part.times());
  }

  DiceTower port() {
    return driver;
  }

  void poll() {
    try {
      driver.poll();
      trouble = "";
    } catch (RuntimeException e) {
      trouble = "The tower's lines cannot be read: " + Lines.words(e) + ".";
    }
  }

  List<Finding> health() {
    if (!trouble.isEmpty()) {
      return List.of(Finding.fault(trouble));
    }
    List<Finding> findings = new ArrayList<>();
    for (TowerDiagnosis.Hint hint : driver.diagnosis().hints()) {
      findings.add(Finding.warning(hint.sentence()));
    }
    if (findings.isEmpty()) {
      findings.add(Finding.good("Its six lines can be read; drop a die to see whether they tell."));
    }
    return findings;
  }
}

package org.dradis.hud.live;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.dradis.hud.OverheardTower;
import org.dradis.port.Diagnosis;
import org.dradis.port.DiceThrow;
import org.dradis.port.DiceTower;
import org.dradis.port.LedBoard;
import org.dradis.port.RigPart;
import org.dradis.port.TagZones;
import org.dradis.port.TapPad;

/** A table of whose dice somebody hears besides the game. */
final class Overheard implements RigPart {
  private final RigPart table;
  private final Optional<DiceTower> tower;

  Overheard(RigPart table, Consumer<DiceThrow> listener) {
    this.table = table;
    this.tower = table.diceTower().map(it -> new OverheardTower(it, listener));
  }

  @Override
  public Optional<TagZones> tagZones() {
    return table.tagZones();
  }

  @Override
  public Optional<TapPad> tapPad() {
    return table.tapPad();
  }

  @Override
  public Optional<DiceTower> diceTower() {
    return tower;
  }

  @Override
  public Optional<LedBoard> ledBoard() {
    return table.ledBoard();
  }

  @Override
  public List<Diagnosis> diagnose() {
    return table.diagnose();
  }

  @Override
  public void close() {
    table.close();
  }
}

package org.dradis.hud;

import java.util.function.Consumer;
import org.dradis.port.DiceThrow;
import org.dradis.port.DiceTower;

/** A tower, which has room for one listener, of whose throws somebody else hears as well. */
public final class OverheardTower implements DiceTower {
  private volatile Consumer<DiceThrow> listener = _ -> {};

  /** The other must not block either. */
  public OverheardTower(DiceTower tower, Consumer<DiceThrow> other) {
    tower.onThrow(
        each -> {
          other.accept(each);
          listener.accept(each);
        });
  }

  @Override
  public void onThrow(Consumer<DiceThrow> one) {
    listener = one;
  }
}

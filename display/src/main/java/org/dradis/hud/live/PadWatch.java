package org.dradis.hud.live;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.dradis.box.Box;
import org.dradis.box.Kind;
import org.dradis.box.Piece;
import org.dradis.port.TagId;
import org.dradis.port.TapPad;

/** Sees which cards are tapped on the pad; for one thread. */
public final class PadWatch implements Runnable {
  private final TapPad pad;
  private final Supplier<Box> box;
  private final BooleanSupplier rests;
  private final Consumer<String> cards;
  private Set<TagId> lying = new HashSet<>();
  private boolean rested;

  /**
   * Watches a pad.
   *
   * @param rests whether somebody else looks at the pad now
   * @param cards hears the name of a card once, when it comes to lie on the pad
   */
  public PadWatch(TapPad pad, Supplier<Box> box, BooleanSupplier rests, Consumer<String> cards) {
    this.pad = pad;
    this.box = box;
    this.rests = rests;
    this.cards = cards;
  }

  /** Looks once. */
  @Override
  public void run() {
    if (rests.getAsBoolean()) {
      rested = true;
      return;
    }
    List<TagId> now = pad.look();
    if (rested) {
      // What lies there was put down for somebody else.
      lying = new HashSet<>(now);
      rested = false;
    }
    List<TagId> fresh = new ArrayList<>(now);
    fresh.removeAll(lying);
    lying = new HashSet<>(now);
    for (TagId tag : fresh) {
      box.get().find(tag).filter(it -> it.kind() == Kind.CARD).map(Piece::name).ifPresent(cards);
    }
  }
}

package org.dradis.hud.live;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.dradis.box.Box;
import org.dradis.box.Piece;
import org.dradis.port.TagId;
import org.dradis.port.TapPad;

/** Sees what is tapped on the pad; for one thread. */
public final class PadWatch implements Runnable {
  private final TapPad pad;
  private final Supplier<Box> box;
  private final BooleanSupplier rests;
  private final Consumer<Optional<Piece>> listener;
  private Set<TagId> lying = new HashSet<>();
  private boolean rested;

  /**
   * Watches a pad.
   *
   * @param rests whether somebody else looks at the pad now
   * @param listener hears once of what comes to lie on the pad; nothing if no piece has its tag
   */
  public PadWatch(
      TapPad pad, Supplier<Box> box, BooleanSupplier rests, Consumer<Optional<Piece>> listener) {
    this.pad = pad;
    this.box = box;
    this.rests = rests;
    this.listener = listener;
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
      listener.accept(box.get().find(tag));
    }
  }
}

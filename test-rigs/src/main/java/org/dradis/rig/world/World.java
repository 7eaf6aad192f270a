package org.dradis.rig.world;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.dradis.port.Zone;
import org.dradis.rig.chip.VirtualField;
import org.dradis.rig.chip.VirtualPn532;
import org.dradis.rig.time.VirtualTime;

/**
 * The table as it physically is: where miniatures stand, lie or hang in the air. From that follows
 * which antenna reaches which tag; {@link #truth} tells it.
 */
public final class World {
  private final VirtualTime time;
  private final BoardPlan plan;
  private final Map<String, Miniature> miniatures = new LinkedHashMap<>();
  private final Truth truth;
  private final Pad pad;

  public World(VirtualTime time, BoardPlan plan, Map<Zone, VirtualField> fields, VirtualPn532 pad) {
    this.time = time;
    this.plan = plan;
    this.truth = new Truth(time, plan, fields);
    this.pad = new Pad(pad);
  }

  public BoardPlan plan() {
    return plan;
  }

  /** What zones can read, now and lately. */
  public Truth truth() {
    return truth;
  }

  VirtualTime time() {
    return time;
  }

  /** Brings a miniature to the table: it lies in the tray. */
  public void bring(Miniature miniature) {
    if (miniatures.putIfAbsent(miniature.name(), miniature) != null) {
      throw new IllegalArgumentException("Another miniature is called " + miniature.name() + ".");
    }
    truth.meet(miniature);
  }

  /** All that was brought, in that order. */
  public Collection<Miniature> miniatures() {
    return List.copyOf(miniatures.values());
  }

  public Optional<Miniature> find(String name) {
    return Optional.ofNullable(miniatures.get(name));
  }

  public Miniature miniature(String name) {
    return find(name)
        .orElseThrow(() -> new IllegalArgumentException("There is no miniature " + name + "."));
  }

  /** Puts it somewhere, lifted so high; what stood on it tumbles. */
  public void place(Miniature miniature, Spot spot, double lifted) {
    tumble(miniature);
    miniature.be(spot, lifted);
    feel(miniature);
  }

  /** Moves it along the board with all that stands on it. */
  public void slide(Miniature miniature, Spot spot) {
    miniature.be(spot, 0);
    feel(miniature);
  }

  /** Sets it on another. */
  public void stack(Miniature miniature, Miniature support) {
    for (var below = support; below != null; below = below.support()) {
      if (below == miniature) {
        throw new IllegalArgumentException(miniature + " cannot stand on itself.");
      }
    }
    tumble(miniature);
    miniature.standOn(support);
    feel(miniature);
  }

  /** Lays it on its side, unless it is flat. */
  public void knockOver(Miniature miniature) {
    tumble(miniature);
    miniature.fall(!miniature.isFlat());
    feel(miniature);
  }

  public void standUp(Miniature miniature) {
    miniature.fall(false);
    feel(miniature);
  }

  /** Makes its tag a good one, one that is hard to hear, or a dead one. */
  public void health(Miniature miniature, Coupling health) {
    miniature.health(health);
    feel(miniature);
  }

  /** What stood on a miniature that goes away falls beside it; a flat token cannot fall over. */
  private void tumble(Miniature miniature) {
    for (var rider : miniatures.values()) {
      if (rider.support() == miniature) {
        tumble(rider);
        rider.be(miniature.spot().plus(6, 4), 0);
        rider.fall(!rider.isFlat());
        feel(rider);
      }
    }
  }

  private void feel(Miniature miniature) {
    truth.feel(miniature);
    pad.feel(miniature);
    for (var rider : miniatures.values()) {
      if (rider.support() == miniature) {
        feel(rider);
      }
    }
  }
}

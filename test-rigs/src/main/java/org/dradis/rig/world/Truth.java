package org.dradis.rig.world;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import org.dradis.port.TagId;
import org.dradis.port.Whereabouts;
import org.dradis.port.Zone;
import org.dradis.rig.chip.VirtualField;
import org.dradis.rig.chip.VirtualTag;
import org.dradis.rig.time.VirtualTime;

/**
 * Which tags each antenna reaches. It remembers, so that nobody can claim to have read what could
 * not be read. Whether a field is on does not matter: that is the reader's affair.
 */
public final class Truth {
  private final VirtualTime time;
  private final List<Reach> reaches;
  private final List<VirtualField> fields;
  private final Map<Miniature, Integer> reached = new HashMap<>();
  private final SortedMap<TagId, List<Miniature>> owners = new TreeMap<>();
  private final History history = new History();

  Truth(VirtualTime time, BoardPlan plan, Map<Zone, VirtualField> fields) {
    this.time = time;
    this.reaches = plan.reaches();
    this.fields = reaches.stream().map(it -> fields.get(it.zone())).toList();
  }

  void meet(Miniature miniature) {
    var id = miniature.id();
    if (id != null) {
      owners.computeIfAbsent(id, _ -> new ArrayList<>()).add(miniature);
    }
  }

  /** Who has this tag: the first of them, if two have the same. */
  public Optional<Miniature> owner(TagId tag) {
    return Optional.ofNullable(owners.get(tag)).map(List::getFirst);
  }

  /** Tells the fields where the tag is now. */
  void feel(Miniature miniature) {
    var tag = miniature.tag();
    if (tag == null) {
      return;
    }
    int before = reached.getOrDefault(miniature, 0);
    int now = enter(miniature, tag);
    // Into the new field before out of the old one: a tag that is slid does not lose its power.
    for (int i = 0; i < fields.size(); i++) {
      if ((before & ~now & 1 << i) != 0) {
        fields.get(i).lift(tag);
      }
    }
    reached.put(miniature, now);
    var id = miniature.id();
    if (id != null) {
      history.record(id, time.now(), zones(id));
    }
  }

  private int enter(Miniature miniature, VirtualTag tag) {
    int zones = 0;
    for (int i = 0; i < fields.size(); i++) {
      var coupling = coupling(miniature, reaches.get(i));
      if (coupling != Coupling.NONE) {
        zones |= 1 << i;
        fields.get(i).put(tag, coupling == Coupling.WEAK);
      }
    }
    return zones;
  }

  private static Coupling coupling(Miniature miniature, Reach reach) {
    double height = miniature.height();
    var coupling =
        miniature.isFallen()
            ? reach.onEdge(miniature.spot(), height)
            : reach.flat(miniature.spot(), height);
    // Coils on top of each other take power from one another, and the upper one gets less.
    return coupling
        .atMost(miniature.support() == null ? Coupling.GOOD : Coupling.WEAK)
        .atMost(miniature.health());
  }

  private int zones(TagId tag) {
    int zones = 0;
    for (var owner : owners.getOrDefault(tag, List.of())) {
      zones |= reached.getOrDefault(owner, 0);
    }
    return zones;
  }

  /** The zones that can read this miniature now; nobody reads one without a number. */
  public Whereabouts readable(Miniature miniature) {
    return miniature.id() == null
        ? Whereabouts.NOWHERE
        : whereabouts(reached.getOrDefault(miniature, 0));
  }

  public Coupling coupling(Miniature miniature, Zone zone) {
    return reaches.stream()
        .filter(it -> it.zone().equals(zone) && miniature.id() != null)
        .map(it -> coupling(miniature, it))
        .findFirst()
        .orElse(Coupling.NONE);
  }

  /** All tags that some zone can read now, and those zones. */
  public SortedMap<TagId, Whereabouts> readable() {
    var all = new TreeMap<TagId, Whereabouts>();
    for (var tag : owners.keySet()) {
      int zones = zones(tag);
      if (zones != 0) {
        all.put(tag, whereabouts(zones));
      }
    }
    return all;
  }

  /** Whether at some moment of the last so many nanoseconds a tag could be read just there. */
  public boolean wasReadable(TagId tag, Whereabouts where, long within) {
    return lastReadable(tag, where, within).isPresent();
  }

  /** How long ago that was; empty if not within so many nanoseconds. */
  public OptionalLong lastReadable(TagId tag, Whereabouts where, long within) {
    long now = time.now();
    return history.lately(tag, now - within, now, zones -> agrees(where, whereabouts(zones)));
  }

  /**
   * Whether what was sensed is what can be read. A tag that several zones can read, as on a border,
   * may be sensed in any of them.
   */
  public static boolean agrees(Whereabouts sensed, Whereabouts readable) {
    if (readable.zones().size() < 2) {
      return sensed.equals(readable);
    }
    return !sensed.isNowhere() && readable.zones().containsAll(sensed.zones());
  }

  private Whereabouts whereabouts(int zones) {
    var names = new ArrayList<Zone>();
    for (int i = 0; i < fields.size(); i++) {
      if ((zones & 1 << i) != 0) {
        names.add(reaches.get(i).zone());
      }
    }
    return Whereabouts.in(names);
  }
}

package org.dradis.nfc.sweep;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.dradis.nfc.iso15693.Uid;
import org.dradis.port.Whereabouts;
import org.dradis.port.Zone;
import org.dradis.port.ZoneNews;
import org.jspecify.annotations.Nullable;

/**
 * Makes news of observations. A tag has come or gone when consistent observations over some time
 * say so; until then it may be a flicker, and nothing is told but that it was noticed.
 *
 * <p>A tag that changes in several zones at once, as one that moves does, is told of when all of
 * them agree. That it is nowhere is told when every zone was asked for it.
 */
final class Sightings {
  private final int observations;
  private final long over;
  private final Predicate<Uid> known;
  private final SortedMap<Uid, Tag> tags = new TreeMap<>();
  private final Set<Zone> zones = new HashSet<>();

  Sightings(SweepSettings settings, Predicate<Uid> known) {
    this.observations = settings.observations();
    this.over = settings.over().toNanos();
    this.known = known;
  }

  private static final class Tag {
    private final SortedMap<Zone, Presence> presences = new TreeMap<>();
    private Whereabouts told = Whereabouts.NOWHERE;

    /** Zones to be asked before the tag is nowhere; null if that is not the question. */
    private @Nullable Set<Zone> unasked;

    private Presence in(Zone zone) {
      return presences.computeIfAbsent(zone, _ -> new Presence());
    }

    private Whereabouts now() {
      return Whereabouts.in(
          presences.entrySet().stream()
              .filter(it -> it.getValue().sure)
              .map(Map.Entry::getKey)
              .toList());
    }
  }

  /** A tag in a zone: what is sure, and the run of observations that contradict it. */
  private static final class Presence {
    private boolean sure;
    private int contrary;
    private long since;

    private long readAt;

    /** It came or went elsewhere since it was last read here. */
    private boolean doubted;

    private boolean isOpen() {
      return contrary > 0;
    }

    /** What was observed last agrees with what is sure. */
    private void confirm() {
      contrary = 0;
      doubted = false;
    }
  }

  /** Lets a zone take part: from now on it must be asked before a tag is nowhere. */
  void join(Zone zone) {
    zones.add(zone);
    // What it knew before it was lost is old.
    for (var tag : tags.values()) {
      var presence = tag.presences.get(zone);
      if (presence != null) {
        presence.doubted = presence.sure;
      }
    }
  }

  /** Takes a zone out, which senses no more: its tags stay as they are. */
  List<ZoneNews> leave(Zone zone) {
    zones.remove(zone);
    var news = new ArrayList<ZoneNews>();
    for (var entry : tags.entrySet()) {
      var tag = entry.getValue();
      var presence = tag.presences.get(zone);
      if (presence != null) {
        presence.confirm();
        // What it saw but nobody was told yet, it cannot vouch for any more.
        presence.sure &= tag.told.zones().contains(zone);
      }
      if (tag.unasked != null) {
        tag.unasked.remove(zone);
      }
      news.addAll(settled(entry.getKey(), tag));
    }
    return news;
  }

  /** A clean read. */
  List<ZoneNews> present(Uid uid, Zone zone, long now) {
    var tag = tags.computeIfAbsent(uid, _ -> new Tag());
    var presence = tag.in(zone);
    var news = new ArrayList<ZoneNews>();
    tag.unasked = null;
    presence.readAt = now;
    if (presence.sure) {
      presence.confirm();
    } else {
      if (!presence.isOpen()) {
        doubtOthers(tag, zone, now);
      }
      count(presence, now);
      // A corrupted answer may pass its CRC once in 65,536, but not twice with the same UID.
      if (presence.contrary == (known.test(uid) ? 1 : 2)) {
        news.add(new ZoneNews.Noticed(uid.id(), zone));
      }
      if (isEnough(presence, now)) {
        presence.sure = true;
        presence.confirm();
      }
    }
    news.addAll(settled(uid, tag));
    return news;
  }

  /** What other zones saw before that is old: they are asked again before anything is told. */
  private void doubtOthers(Tag tag, Zone zone, long since) {
    tag.presences.forEach(
        (other, presence) ->
            presence.doubted |=
                presence.sure
                    && presence.readAt < since
                    && !other.equals(zone)
                    && zones.contains(other));
  }

  /** Something answers in the tag's name, but cannot be read: it has not gone. */
  List<ZoneNews> garbled(Uid uid, Zone zone) {
    var tag = tags.get(uid);
    if (tag == null) {
      return List.of();
    }
    if (!tag.in(zone).sure) {
      if (tag.unasked != null) {
        tag.unasked.addAll(zones); // it is somewhere, and may be on its way: search anew
      }
      return List.of();
    }
    tag.in(zone).confirm();
    return settled(uid, tag);
  }

  /** The zone was asked for the tag, and there was silence. */
  List<ZoneNews> absent(Uid uid, Zone zone, long now) {
    var tag = tags.get(uid);
    if (tag == null) {
      return List.of();
    }
    if (tag.unasked != null) {
      tag.unasked.remove(zone);
    }
    var presence = tag.in(zone);
    presence.doubted = false;
    if (presence.sure) {
      count(presence, now);
      if (isEnough(presence, now)) {
        presence.sure = false;
        doubtOthers(tag, zone, presence.since);
        vanish(tag, zone);
      }
    } else if (presence.isOpen()) {
      vanish(tag, zone);
    }
    return settled(uid, tag);
  }

  /** It is here no more; if it is nowhere, all others are asked from now on. */
  private void vanish(Tag tag, Zone zone) {
    tag.in(zone).contrary = 0;
    if (tag.now().isNowhere()) {
      tag.unasked = new HashSet<>(zones);
      tag.unasked.remove(zone);
    }
  }

  private static void count(Presence presence, long now) {
    if (presence.contrary++ == 0) {
      presence.since = now;
    }
  }

  private boolean isEnough(Presence presence, long now) {
    return presence.contrary >= observations && now - presence.since >= over;
  }

  private static List<ZoneNews> settled(Uid uid, Tag tag) {
    boolean open = tag.presences.values().stream().anyMatch(it -> it.isOpen() || it.doubted);
    boolean searched = tag.unasked == null || tag.unasked.isEmpty();
    var now = tag.now();
    if (open || now.equals(tag.told) || (now.isNowhere() && !searched)) {
      return List.of();
    }
    tag.unasked = null;
    var before = tag.told;
    tag.told = now;
    return List.of(new ZoneNews.Placed(uid.id(), before, now));
  }

  /** Whether the tag is in the zone beyond doubt, or was when it was last told. */
  boolean isIn(Uid uid, Zone zone) {
    var tag = tags.get(uid);
    return tag != null && tag.in(zone).sure;
  }

  /** Whether an observation of the tag in the zone would help to decide. */
  boolean isOpen(Uid uid, Zone zone) {
    var tag = tags.get(uid);
    return tag != null && tag.in(zone).isOpen();
  }

  /** Whether the zone is to be asked for the tag before anything is told. */
  boolean isWanted(Uid uid, Zone zone) {
    var tag = tags.get(uid);
    return tag != null
        && (tag.in(zone).doubted || (tag.unasked != null && tag.unasked.contains(zone)));
  }

  /** The tags that are in a zone, or seem to be. */
  List<Uid> tagsIn(Zone zone) {
    return tags.keySet().stream().filter(it -> isIn(it, zone) || isOpen(it, zone)).toList();
  }

  /** The zones where the tag is, or seems to be. */
  List<Zone> zonesOf(Uid uid) {
    var tag = tags.get(uid);
    return tag == null
        ? List.of()
        : tag.presences.entrySet().stream()
            .filter(it -> it.getValue().sure || it.getValue().isOpen())
            .map(Map.Entry::getKey)
            .toList();
  }

  /** What was told. */
  SortedMap<Uid, Whereabouts> told() {
    var told = new TreeMap<Uid, Whereabouts>();
    tags.forEach(
        (uid, tag) -> {
          if (!tag.told.isNowhere()) {
            told.put(uid, tag.told);
          }
        });
    return told;
  }
}

package org.dradis.rig.hands;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.dradis.port.TagId;
import org.dradis.port.Whereabouts;
import org.dradis.port.Zone;
import org.dradis.port.ZoneNews;
import org.dradis.rig.sim.SimulatedTable;
import org.dradis.rig.world.Miniature;
import org.dradis.rig.world.Truth;
import org.jspecify.annotations.Nullable;

/** Compares what zones tell with what was there to be read, and remembers what happened last. */
final class Witness {
  private static final int REMEMBERED = 60;

  /** What was over for longer than this when it was reported never happened. */
  private static final long MEMORY = 1_500_000_000L;

  private final SimulatedTable table;
  private final Deque<String> events = new ArrayDeque<>();
  private final SortedMap<TagId, Whereabouts> told = new TreeMap<>();
  private final Set<Zone> lost = new TreeSet<>();
  private @Nullable String phantom;
  private int reports;
  private long oldest;

  Witness(SimulatedTable table) {
    this.table = table;
    table.zones().onNews(this::hear);
  }

  void note(String event) {
    events.addLast(String.format(Locale.ROOT, "%12.3f ms  %s", table.time().now() / 1e6, event));
    if (events.size() > REMEMBERED) {
      events.removeFirst();
    }
  }

  private void hear(ZoneNews news) {
    note(words(news));
    switch (news) {
      case ZoneNews.Noticed _ -> {}
      case ZoneNews.Placed placed -> check(placed);
      case ZoneNews.ZoneLost(var zone, _) -> lost.add(zone);
      case ZoneNews.ZoneFound(var zone) -> lost.remove(zone);
    }
  }

  private void check(ZoneNews.Placed placed) {
    reports++;
    if (!placed.before().equals(told.getOrDefault(placed.tag(), Whereabouts.NOWHERE))) {
      accuse(words(placed) + ", but nobody had told that it was there before");
    }
    told.put(placed.tag(), placed.now());
    var age = table.world().truth().lastReadable(placed.tag(), placed.now(), MEMORY, blind(placed));
    if (age.isEmpty()) {
      accuse(words(placed) + ", but lately it could never be read so");
    } else {
      oldest = Math.max(oldest, age.getAsLong());
    }
  }

  /**
   * The zones of which nobody can know what they could read: those that are lost keep what they
   * had. But one that is said to have got something must have read it before it was lost.
   */
  private Set<Zone> blind(ZoneNews.Placed placed) {
    var blind = new TreeSet<>(lost);
    blind.removeIf(
        it -> placed.now().zones().contains(it) && !placed.before().zones().contains(it));
    return blind;
  }

  private void accuse(String sentence) {
    if (phantom == null) {
      phantom = sentence;
    }
  }

  /** What was reported that never was, if anything. */
  Optional<String> phantom() {
    return Optional.ofNullable(phantom);
  }

  /** What is sensed otherwise than it can be read; empty if the sensed board is right. */
  List<String> differences() {
    var sensed = table.zones().sensed();
    var readable = table.world().truth().readable();
    var tags = new TreeSet<>(sensed.keySet());
    tags.addAll(readable.keySet());
    var differences = new ArrayList<String>();
    for (var tag : tags) {
      var is = sensed.getOrDefault(tag, Whereabouts.NOWHERE);
      var should = readable.getOrDefault(tag, Whereabouts.NOWHERE);
      if (!Truth.agrees(is, should)) {
        differences.add(
            "%s is sensed %s, but can be read %s".formatted(name(tag), words(is), words(should)));
      }
    }
    return differences;
  }

  int reports() {
    return reports;
  }

  long oldest() {
    return oldest;
  }

  /** The last that happened, and the board now. */
  List<String> events() {
    var all = new ArrayList<>(events);
    all.addAll(table.drawn().lines().toList());
    return all;
  }

  private String words(ZoneNews news) {
    return switch (news) {
      case ZoneNews.Noticed(var tag, var zone) -> name(tag) + " is noticed in " + zone;
      case ZoneNews.Placed(var tag, var before, var now) ->
          name(tag) + " is reported " + words(now) + ", before " + words(before);
      case ZoneNews.ZoneLost(var zone, var sentence) -> zone + " is lost: " + sentence;
      case ZoneNews.ZoneFound(var zone) -> zone + " is found";
    };
  }

  private String name(TagId tag) {
    return table.world().truth().owner(tag).map(Miniature::name).orElse("an unheard-of tag " + tag);
  }

  private static String words(Whereabouts where) {
    return where.isNowhere()
        ? "nowhere"
        : "in " + String.join(" and ", where.zones().stream().map(Zone::name).toList());
  }
}

package org.dradis.rig.sweep;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.dradis.nfc.iso15693.Uid;
import org.dradis.nfc.sweep.SweepSettings;
import org.dradis.nfc.sweep.SweptZones;
import org.dradis.port.TagId;
import org.dradis.port.Zone;
import org.dradis.port.ZoneNews;
import org.dradis.rig.chip.VirtualTag;

/**
 * Twelve zones on two buses of six, 60 tags, 20 of them in one zone: what a sweep makes of it, in
 * milliseconds of virtual time.
 */
public final class SweepTrial implements AutoCloseable {
  private static final double MILLISECOND = 1e6;
  private static final int BUSES = 2;
  private static final int ZONES_OF_A_BUS = 6;
  private static final int TAGS = 60;
  private static final int TAGS_OF_THE_FIRST_ZONE = 20;
  private static final long GLANCE = 1_000_000;
  private static final long PATIENCE = 60_000_000_000L;
  private static final int REELS = 3;

  /** How a trial's zones are swept. */
  public enum Way {
    KNOWING,
    BLIND
  }

  private final ReaderBoard board;
  private final SplittableRandom random;
  private final SweptZones zones;
  private final List<VirtualTag> tags = new ArrayList<>();
  private final List<Zone> places = new ArrayList<>();
  private final List<ZoneNews> news = new ArrayList<>();
  private final List<Long> times = new ArrayList<>();

  public SweepTrial(Way way, long callNanos, long seed) {
    board = new ReaderBoard(BUSES, ZONES_OF_A_BUS, callNanos);
    random = new SplittableRandom(seed);
    for (int i = 0; i < TAGS; i++) {
      var zone =
          board.zone(i < TAGS_OF_THE_FIRST_ZONE ? 0 : random.nextInt(1, BUSES * ZONES_OF_A_BUS));
      places.add(zone);
    }
    uids().forEach(uid -> tags.add(board.put(uid, places.get(tags.size()))));
    zones =
        way == Way.KNOWING
            ? new SweptZones(board.antennas(), SweepSettings.STANDARD, board.time())
            : SweptZones.blind(board.antennas(), SweepSettings.STANDARD, board.time());
    zones.know(tags.stream().map(it -> it.uid().id()).toList());
    zones.onNews(
        it -> {
          news.add(it);
          times.add(board.time().now());
        });
  }

  /** Numbers as from a few reels, each in steps of one to eight, shuffled by whoever stuck them. */
  private List<Uid> uids() {
    var uids = new ArrayList<Uid>();
    for (int reel = 0; reel < REELS; reel++) {
      long number = 0xE004_0150_0000_0000L | random.nextLong(1L << 32);
      for (int i = 0; i < TAGS / REELS; i++) {
        number += random.nextInt(1, 9);
        uids.add(random.nextInt(uids.size() + 1), new Uid(number));
      }
    }
    return uids;
  }

  /** How long it takes until every tag has been noticed, from readers in reset. */
  public double fullRead() {
    zones.start();
    Set<TagId> unseen = new HashSet<>();
    tags.forEach(it -> unseen.add(it.uid().id()));
    await(
        it -> {
          if (it instanceof ZoneNews.Noticed noticed) {
            unseen.remove(noticed.tag());
          }
          return unseen.isEmpty();
        });
    return times.getLast() / MILLISECOND;
  }

  /** The floor of that. */
  public double floor() {
    double most = 0;
    for (int bus = 0; bus < BUSES; bus++) {
      var counts = new TreeMap<Zone, Integer>();
      for (int i = 0; i < ZONES_OF_A_BUS; i++) {
        counts.put(board.zone(bus * ZONES_OF_A_BUS + i), 0);
      }
      places.forEach(it -> counts.computeIfPresent(it, (_, count) -> count + 1));
      most = Math.max(most, Floor.millis(counts.values()));
    }
    return most;
  }

  /** Waits until all tags are told of and the sweep has got into its stride. */
  public void settle() {
    long end = board.time().now() + PATIENCE;
    while (zones.sensed().size() < TAGS && board.time().now() < end) {
      board.time().advance(GLANCE);
    }
    board.time().advance(2_000_000_000L);
    forget();
  }

  /** Milliseconds from a hand's deed to what was told of it. */
  public record Delays(double departure, double noticed, double arrival) {}

  /** Takes a tag away, and puts it into any zone after a while. */
  public Delays move() {
    board.time().advance(random.nextLong(100_000_000, 400_000_000));
    int which = random.nextInt(TAGS);
    var tag = tags.get(which);
    forget();
    double lifted = now();
    board.field(places.get(which)).lift(tag);
    double gone = awaitPlaced() - lifted;
    board.time().advance(random.nextLong(100_000_000, 400_000_000));
    var goal = board.zone(random.nextInt(BUSES * ZONES_OF_A_BUS));
    places.set(which, goal);
    forget();
    double put = now();
    board.field(goal).put(tag);
    double noticed = await(it -> it instanceof ZoneNews.Noticed) - put;
    return new Delays(gone, noticed, awaitPlaced() - put);
  }

  /** How many changes are told while nothing changes. */
  public long idle(long nanos) {
    forget();
    board.time().advance(nanos);
    return news.stream().filter(it -> !(it instanceof ZoneNews.Noticed)).count();
  }

  private double awaitPlaced() {
    return await(it -> it instanceof ZoneNews.Placed);
  }

  private interface Sign {
    boolean is(ZoneNews news);
  }

  /** Looks at all news since the last forgetting, and returns when the sign was. */
  private double await(Sign sign) {
    long end = board.time().now() + PATIENCE;
    int at = 0;
    while (board.time().now() < end) {
      for (; at < news.size(); at++) {
        if (sign.is(news.get(at))) {
          return times.get(at) / MILLISECOND;
        }
      }
      board.time().advance(GLANCE);
    }
    throw new IllegalStateException("Nothing was told of it within a minute.");
  }

  private double now() {
    return board.time().now() / MILLISECOND;
  }

  private void forget() {
    news.clear();
    times.clear();
  }

  @Override
  public void close() {
    board.close();
  }
}

package org.dradis.nfc.sweep;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import org.dradis.nfc.iso15693.Uid;
import org.dradis.nfc.iso15693.VicinityReader;
import org.dradis.pace.Timeline;
import org.dradis.port.Diagnosis;
import org.dradis.port.Expectation;
import org.dradis.port.TagId;
import org.dradis.port.TagZones;
import org.dradis.port.Whereabouts;
import org.dradis.port.Zone;
import org.dradis.port.ZoneNews;

/**
 * Zones swept by one worker each. Readers that share a bus take turns frame by frame, so one is on
 * the bus while the others are on the air.
 */
public final class SweptZones implements TagZones, AutoCloseable {
  private final List<ZoneWorker> workers = new ArrayList<>();
  private final List<Timeline.Worker> running = new ArrayList<>();
  private final Timeline time;
  private final Lookout lookout;
  private volatile boolean closed;

  public SweptZones(List<Antenna> antennas, SweepSettings settings, Timeline time) {
    this(antennas, settings, time, true);
  }

  private SweptZones(
      List<Antenna> antennas, SweepSettings settings, Timeline time, boolean knowing) {
    this.time = time;
    this.lookout = new Lookout(settings, antennas.stream().map(Antenna::zone).toList());
    var rota = new Rota(settings.alone(), time);
    for (var antenna : antennas) {
      var zone = antenna.zone();
      Function<VicinityReader, Routine> routines =
          reader -> {
            if (!knowing) {
              return new BlindSweep(zone, reader, lookout, time);
            }
            return rota.alternates(zone)
                ? new ZoneVisits(zone, reader, lookout, time, rota)
                : new ZoneSweep(zone, reader, lookout, time, settings.spacing());
          };
      workers.add(new ZoneWorker(antenna, lookout, time, () -> closed, routines));
    }
  }

  /** Zones that make no use of what they know, to compare with; all their fields are on. */
  public static SweptZones blind(List<Antenna> antennas, SweepSettings settings, Timeline time) {
    return new SweptZones(antennas, settings, time, false);
  }

  /** Begins to sweep. */
  public void start() {
    workers.forEach(it -> running.add(time.start("zone " + it.zone(), it::run)));
  }

  /** Ends the sweep and switches the fields off. */
  @Override
  public void close() {
    closed = true;
    running.forEach(Timeline.Worker::join);
  }

  /** What is known of every reader. */
  public List<Diagnosis> diagnose() {
    var told = lookout.told().values();
    return workers.stream()
        .map(
            it ->
                it.diagnosis(told.stream().filter(tag -> tag.zones().contains(it.zone())).count()))
        .toList();
  }

  @Override
  public List<Zone> zones() {
    return workers.stream().map(ZoneWorker::zone).toList();
  }

  @Override
  public void know(Collection<TagId> box) {
    lookout.know(new KnownTags(box.stream().map(Uid::of).flatMap(Optional::stream).toList()));
  }

  @Override
  public void expect(Collection<Expectation> changes) {
    lookout.expect(changes);
  }

  @Override
  public void onNews(Consumer<ZoneNews> listener) {
    lookout.onNews(listener);
  }

  @Override
  public SortedMap<TagId, Whereabouts> sensed() {
    var sensed = new TreeMap<TagId, Whereabouts>();
    lookout.told().forEach((uid, where) -> sensed.put(uid.id(), where));
    return sensed;
  }
}

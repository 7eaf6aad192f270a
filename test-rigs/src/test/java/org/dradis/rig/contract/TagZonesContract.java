package org.dradis.rig.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.dradis.port.Expectation;
import org.dradis.port.TagId;
import org.dradis.port.TagZones;
import org.dradis.port.Whereabouts;
import org.dradis.port.Zone;
import org.dradis.port.ZoneNews;
import org.dradis.port.ZoneNews.Noticed;
import org.dradis.port.ZoneNews.Placed;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What all zones do. */
abstract class TagZonesContract {
  /** Longer than any zones need for a change. */
  private static final long LONG = 2_500;

  /** Zones, and hands that put ships into them. */
  interface Trial extends AutoCloseable {
    TagZones zones();

    /** The zones as whoever made them named them, three at least. */
    List<Zone> names();

    /** The tag of a ship, the same for the same number. */
    TagId tag(int ship);

    void put(int ship, Zone zone);

    void lift(int ship, Zone zone);

    /** Lets so many milliseconds pass. */
    void pass(long millis);

    @Override
    void close();
  }

  private final List<ZoneNews> news = new CopyOnWriteArrayList<>();
  private Trial trial;
  private TagZones zones;
  private Zone here;
  private Zone there;

  abstract Trial trial();

  @BeforeEach
  void begin() {
    trial = trial();
    zones = trial.zones();
    here = trial.names().getFirst();
    there = trial.names().getLast();
    zones.know(List.of(trial.tag(1), trial.tag(2), trial.tag(3)));
    zones.onNews(news::add);
    trial.pass(LONG);
  }

  @AfterEach
  void end() {
    trial.close();
  }

  private void put(int ship, Zone zone) {
    trial.put(ship, zone);
    trial.pass(LONG);
  }

  private void lift(int ship, Zone zone) {
    trial.lift(ship, zone);
    trial.pass(LONG);
  }

  /** Adds the news up; each must go on where the one before it ended. */
  private SortedMap<TagId, Whereabouts> told() {
    var told = new TreeMap<TagId, Whereabouts>();
    for (var each : news) {
      if (each instanceof Placed(var tag, var before, var now)) {
        assertEquals(told.getOrDefault(tag, Whereabouts.NOWHERE), before);
        told.put(tag, now);
      }
    }
    told.values().removeIf(Whereabouts::isNowhere);
    return told;
  }

  @Test
  void zonesHaveTheirNames() {
    assertEquals(trial.names(), zones.zones());
  }

  @Test
  void anEmptyBoardIsNoNews() {
    assertEquals(List.of(), news);
    assertEquals(Map.of(), zones.sensed());
  }

  @Test
  void aShipIsNoticedAndThenPlaced() {
    put(1, here);
    var tag = trial.tag(1);
    assertEquals(
        List.of(new Noticed(tag, here), new Placed(tag, Whereabouts.NOWHERE, Whereabouts.in(here))),
        news);
    assertEquals(Map.of(tag, Whereabouts.in(here)), zones.sensed());
  }

  @Test
  void aShipThatIsTakenAwayIsNowhere() {
    put(1, here);
    news.clear();
    lift(1, here);
    assertEquals(
        List.of(new Placed(trial.tag(1), Whereabouts.in(here), Whereabouts.NOWHERE)), news);
    assertEquals(Map.of(), zones.sensed());
  }

  @Test
  void whatIsSensedIsTheSumOfTheNews() {
    trial.put(2, here);
    put(1, here);
    assertEquals(zones.sensed(), told());
    trial.lift(1, here);
    trial.put(3, there);
    put(1, there);
    assertEquals(zones.sensed(), told());
    lift(2, here);
    assertEquals(zones.sensed(), told());
    var expected = Whereabouts.in(there);
    assertEquals(Map.of(trial.tag(1), expected, trial.tag(3), expected), told());
  }

  @Test
  void aStrangerIsToldOfAsItself() {
    put(9, there);
    assertEquals(Map.of(trial.tag(9), Whereabouts.in(there)), told());
    assertEquals(told(), zones.sensed());
  }

  @Test
  void tagsAndChangesMayBeNamedAnyTime() {
    put(1, here);
    news.clear();
    var bankCard = TagId.parse("04A1B2C3");
    zones.know(List.of());
    zones.expect(List.of(new Expectation(bankCard, Whereabouts.in(here))));
    trial.pass(LONG);
    zones.know(List.of(bankCard, trial.tag(2), trial.tag(2)));
    zones.expect(
        List.of(
            new Expectation(trial.tag(1), Whereabouts.in(there)),
            new Expectation(trial.tag(2), Whereabouts.in(new Zone("elsewhere"))),
            new Expectation(trial.tag(3), Whereabouts.NOWHERE)));
    trial.pass(LONG);
    assertEquals(List.of(), news);
    put(2, here);
    zones.expect(List.of());
    lift(1, here);
    assertEquals(Map.of(trial.tag(2), Whereabouts.in(here)), zones.sensed());
  }

  @Test
  void thereIsOneListener() {
    var others = new CopyOnWriteArrayList<ZoneNews>();
    zones.onNews(others::add);
    put(1, here);
    assertEquals(List.of(), news);
    assertFalse(others.isEmpty());
  }

  @Test
  void aListenerMayAskWhatIsSensed() {
    var answers = new CopyOnWriteArrayList<SortedMap<TagId, Whereabouts>>();
    zones.onNews(
        it -> {
          if (it instanceof Placed) {
            answers.add(zones.sensed());
          }
        });
    put(1, here);
    put(2, there);
    assertEquals(2, answers.size());
    assertEquals(Map.of(trial.tag(1), Whereabouts.in(here)), answers.getFirst());
    assertEquals(zones.sensed(), answers.getLast());
  }

  @Test
  void whatWasSensedOnceDoesNotChange() {
    put(1, here);
    var before = zones.sensed();
    var copy = new ArrayList<>(before.keySet());
    put(2, here);
    assertEquals(copy, List.copyOf(before.keySet()));
    assertNotNull(zones.sensed().get(trial.tag(2)));
  }
}

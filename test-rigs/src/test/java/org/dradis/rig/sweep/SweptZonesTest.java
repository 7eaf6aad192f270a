package org.dradis.rig.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.dradis.nfc.iso15693.Uid;
import org.dradis.nfc.sweep.SweepSettings;
import org.dradis.nfc.sweep.SweptZones;
import org.dradis.port.Expectation;
import org.dradis.port.Finding;
import org.dradis.port.TagId;
import org.dradis.port.Whereabouts;
import org.dradis.port.Zone;
import org.dradis.port.ZoneNews;
import org.dradis.rig.chip.Fault;
import org.dradis.rig.chip.VirtualBus;
import org.dradis.rig.chip.VirtualTag;
import org.dradis.rig.chip.VirtualTag.Health;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Three zones on a bus and the sweep over them, in virtual time. */
class SweptZonesTest {
  private static final long MS = 1_000_000;

  private final ReaderBoard board = new ReaderBoard(1, 3, VirtualBus.CALL_NANOS);
  private final Zone bow = board.zone(0);
  private final Zone stern = board.zone(1);
  private final Zone port = board.zone(2);
  private final List<ZoneNews> news = new ArrayList<>();
  private SweptZones zones = sweep(SweepSettings.STANDARD);

  private SweptZones sweep(SweepSettings settings) {
    var swept = new SweptZones(board.antennas(), settings, board.time());
    swept.know(IntStream.range(0, 30).mapToObj(SweptZonesTest::uid).map(Uid::id).toList());
    swept.onNews(news::add);
    return swept;
  }

  /** Of a reel: numbers follow each other. */
  private static Uid uid(int number) {
    return new Uid(0xE004_0150_2A49_F600L + 3L * number);
  }

  private VirtualTag put(int number, Zone zone) {
    return board.put(uid(number), zone);
  }

  private void start() {
    zones.start();
    pass(1_500);
    news.clear();
  }

  private void pass(long millis) {
    board.time().advance(millis * MS);
  }

  private List<ZoneNews.Placed> placed() {
    return news.stream()
        .filter(ZoneNews.Placed.class::isInstance)
        .map(ZoneNews.Placed.class::cast)
        .toList();
  }

  private static ZoneNews.Placed placed(VirtualTag tag, Whereabouts before, Whereabouts now) {
    return new ZoneNews.Placed(tag.uid().id(), before, now);
  }

  private static SortedMap<TagId, Whereabouts> all(Collection<VirtualTag> tags, Zone zone) {
    var all = new TreeMap<TagId, Whereabouts>();
    tags.forEach(it -> all.put(it.uid().id(), Whereabouts.in(zone)));
    return all;
  }

  @AfterEach
  void end() {
    board.close();
  }

  @Test
  void aBoardIsReadFromNothing() {
    var here = IntStream.range(0, 20).mapToObj(it -> put(it, bow)).toList();
    var there = put(25, stern);
    start();
    var expected = all(here, bow);
    expected.put(there.uid().id(), Whereabouts.in(stern));
    assertEquals(expected, zones.sensed());
  }

  @Test
  void countedTagsAreQuietAndAnArrivalIsNot() {
    var tag = put(1, bow);
    start();
    assertTrue(tag.isQuiet());
    var late = put(2, bow);
    assertFalse(late.isQuiet());
    pass(200);
    assertTrue(late.isQuiet());
    assertEquals(List.of(placed(late, Whereabouts.NOWHERE, Whereabouts.in(bow))), placed());
  }

  @Test
  void sixteenShipsPutDownAtOnceAreAllSeen() {
    put(20, bow);
    start();
    var all = IntStream.range(0, 16).mapToObj(it -> put(it, bow)).toList();
    pass(800);
    assertEquals(16, placed().size());
    all.forEach(it -> assertTrue(zones.sensed().containsKey(it.uid().id())));
  }

  @Test
  void aShipLiftedAndPutBackIsNoChange() {
    var tag = put(1, bow);
    start();
    board.field(bow).lift(tag);
    pass(50);
    board.field(bow).put(tag);
    pass(1_000);
    assertEquals(List.of(), news);
  }

  @Test
  void aShipCarriedToAnotherZoneIsOneMove() {
    var tag = put(1, bow);
    start();
    board.field(bow).lift(tag);
    pass(20);
    board.field(stern).put(tag);
    pass(400);
    assertEquals(List.of(placed(tag, Whereabouts.in(bow), Whereabouts.in(stern))), placed());
  }

  /** It never loses its power, stays quiet, and answers no inventory of the new zone. */
  @Test
  void aQuietShipSlidIntoTheNextFieldIsFoundByItsAddress() {
    var tag = put(1, bow);
    start();
    board.field(stern).put(tag);
    board.field(bow).lift(tag);
    pass(400);
    assertTrue(tag.isQuiet());
    assertEquals(List.of(placed(tag, Whereabouts.in(bow), Whereabouts.in(stern))), placed());
  }

  @Test
  void aShipSlidThroughTwoZonesAtOnceIsFoundInTheThird() {
    var tag = put(1, bow);
    start();
    board.field(stern).put(tag);
    board.field(bow).lift(tag);
    board.field(port).put(tag);
    board.field(stern).lift(tag);
    pass(400);
    assertEquals(List.of(placed(tag, Whereabouts.in(bow), Whereabouts.in(port))), placed());
  }

  @Test
  void aShipOnABorderIsInEitherZoneOrUnsureAndDoesNotFlicker() {
    var tag = new VirtualTag(uid(1));
    board.field(bow).put(tag);
    board.field(stern).put(tag);
    start();
    var where = zones.sensed().get(tag.uid().id());
    assertTrue(Set.of(bow, stern).containsAll(where.zones()), where::toString);
    pass(5_000);
    assertEquals(List.of(), placed());
  }

  @Test
  void twoTagsOfOneNumberAreInBothZones() {
    var tag = put(1, bow);
    start();
    put(1, stern);
    pass(500);
    assertEquals(List.of(placed(tag, Whereabouts.in(bow), Whereabouts.in(bow, stern))), placed());
  }

  @Test
  void aStrangersTagIsToldOfAsItself() {
    start();
    var stranger = board.put(Uid.parse("E0070000DEADBEEF"), bow);
    pass(300);
    assertEquals(List.of(placed(stranger, Whereabouts.NOWHERE, Whereabouts.in(bow))), placed());
  }

  @Test
  void aBankCardIsNothing() {
    put(1, bow);
    start();
    board.field(bow).put(VirtualTag.bankCard());
    pass(1_000);
    assertEquals(List.of(), news);
  }

  @Test
  void aWeakTagStaysAndADeadOneGoes() {
    var weak = put(1, bow);
    var dying = put(2, bow);
    start();
    weak.with(Health.WEAK);
    pass(5_000);
    assertEquals(List.of(), placed());
    dying.with(Health.DEAD);
    pass(600);
    assertEquals(List.of(placed(dying, Whereabouts.in(bow), Whereabouts.NOWHERE)), placed());
  }

  @Test
  void corruptedAnswersTakeNoShipAway() {
    put(1, bow);
    put(2, bow);
    start();
    board.chip(bow).inject(Fault.CORRUPTED_ANSWERS);
    pass(3_000);
    assertEquals(List.of(), placed());
  }

  @ParameterizedTest
  @EnumSource(names = {"STUCK_BUSY", "RESET", "BROWN_OUT", "NOISE", "SPOILT_SETUP"})
  void aReaderThatStumblesTellsOfNoChange(Fault fault) {
    var tags = List.of(put(1, bow), put(2, bow), put(3, bow));
    start();
    board.chip(bow).inject(fault);
    pass(3_000);
    assertEquals(List.of(), placed());
    board.chip(bow).calm();
    pass(3_000);
    assertEquals(all(tags, bow), zones.sensed());
    var late = put(4, bow);
    pass(500);
    assertEquals(List.of(placed(late, Whereabouts.NOWHERE, Whereabouts.in(bow))), placed());
  }

  @Test
  void aReaderThatIsGoneIsToldAndItsShipsStayWhereTheyWere() {
    var tag = put(1, bow);
    start();
    board.chip(bow).inject(Fault.UNPLUGGED);
    pass(3_000);
    assertEquals(List.of(), placed());
    assertTrue(news.getFirst() instanceof ZoneNews.ZoneLost lost && lost.zone().equals(bow));
    assertEquals(Whereabouts.in(bow), zones.sensed().get(tag.uid().id()));
    assertEquals(Finding.Grade.FAULT, zones.diagnose().getFirst().grade());
    assertEquals(Finding.Grade.GOOD, zones.diagnose().getLast().grade());
    var other = put(2, stern);
    pass(300);
    assertEquals(List.of(placed(other, Whereabouts.NOWHERE, Whereabouts.in(stern))), placed());
  }

  @Test
  void aReaderThatComesBackIsFoundAndCountsAnew() {
    var tag = put(1, bow);
    start();
    board.chip(bow).inject(Fault.UNPLUGGED);
    pass(2_000);
    board.field(bow).lift(tag);
    var other = put(2, bow);
    board.chip(bow).calm();
    pass(70_000);
    assertTrue(news.contains(new ZoneNews.ZoneFound(bow)), news::toString);
    assertEquals(all(List.of(other), bow), zones.sensed());
  }

  @Test
  void fieldsThatDisturbEachOtherAreNeverOnTogether() {
    zones = sweep(SweepSettings.STANDARD.alone(List.of(Set.of(bow, stern), Set.of(stern, port))));
    var tags = List.of(put(1, bow), put(2, bow));
    var other = put(3, stern);
    zones.start();
    for (int i = 0; i < 20_000; i++) {
      board.time().advance(MS / 10);
      assertFalse(board.field(bow).isOn() && board.field(stern).isOn());
      assertFalse(board.field(stern).isOn() && board.field(port).isOn());
    }
    var expected = all(tags, bow);
    expected.put(other.uid().id(), Whereabouts.in(stern));
    assertEquals(expected, zones.sensed());
    news.clear();
    board.field(stern).lift(other);
    board.field(port).put(other);
    pass(1_500);
    assertEquals(List.of(placed(other, Whereabouts.in(stern), Whereabouts.in(port))), placed());
  }

  @Test
  void anExpectedDepartureIsSeenSooner() {
    assertTrue(departure(true) < departure(false));
  }

  private double departure(boolean expected) {
    try (var trial = new ReaderBoard(1, 3, VirtualBus.CALL_NANOS)) {
      var tags = new ArrayList<VirtualTag>();
      IntStream.range(0, 12).forEach(it -> tags.add(trial.put(uid(it), trial.zone(0))));
      var swept = new SweptZones(trial.antennas(), SweepSettings.STANDARD, trial.time());
      swept.know(tags.stream().map(it -> it.uid().id()).toList());
      swept.start();
      trial.time().advance(1_500 * MS);
      long sum = 0;
      for (var tag : tags) {
        var told = new ArrayList<Long>();
        swept.onNews(it -> told.add(trial.time().now()));
        if (expected) {
          swept.expect(List.of(new Expectation(tag.uid().id(), Whereabouts.in(trial.zone(1)))));
        }
        trial.time().advance(37 * MS);
        long lifted = trial.time().now();
        trial.field(trial.zone(0)).lift(tag);
        trial.time().advance(1_000 * MS);
        sum += told.getFirst() - lifted;
      }
      return sum;
    }
  }

  @Test
  void closingSwitchesTheFieldsOff() {
    start();
    zones.close();
    pass(1); // the chip's time for its last command
    board.zones().forEach(it -> assertFalse(board.field(it).isOn()));
  }
}

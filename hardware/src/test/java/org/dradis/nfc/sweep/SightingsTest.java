package org.dradis.nfc.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.dradis.nfc.iso15693.Uid;
import org.dradis.port.Whereabouts;
import org.dradis.port.Zone;
import org.dradis.port.ZoneNews;
import org.dradis.port.ZoneNews.Noticed;
import org.dradis.port.ZoneNews.Placed;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** "Noticed" and "reported": 3 consistent observations over at least 60 ms. */
class SightingsTest {
  private static final Uid TAG = new Uid(0xE004_0150_0000_0001L);
  private static final Zone BOW = new Zone("bow");
  private static final Zone STERN = new Zone("stern");

  private final Sightings sightings = new Sightings(SweepSettings.STANDARD, _ -> true);
  private final List<ZoneNews> news = new ArrayList<>();

  @BeforeEach
  void join() {
    sightings.join(BOW);
    sightings.join(STERN);
  }

  private void present(Zone zone, int... millis) {
    for (int at : millis) {
      news.addAll(sightings.present(TAG, zone, at * 1_000_000L));
    }
  }

  private void absent(Zone zone, int... millis) {
    for (int at : millis) {
      news.addAll(sightings.absent(TAG, zone, at * 1_000_000L));
    }
  }

  private static ZoneNews noticed(Zone zone) {
    return new Noticed(TAG.id(), zone);
  }

  private static ZoneNews placed(Whereabouts before, Whereabouts now) {
    return new Placed(TAG.id(), before, now);
  }

  private void arriveInTheBow() {
    present(BOW, 0, 30, 60);
    news.clear();
  }

  @Test
  void theFirstReadIsNoticedAndTheThirdOverSixtyMillisecondsReported() {
    present(BOW, 0, 30);
    assertEquals(List.of(noticed(BOW)), news);
    present(BOW, 60);
    assertEquals(List.of(noticed(BOW), placed(Whereabouts.NOWHERE, Whereabouts.in(BOW))), news);
  }

  @Test
  void threeReadsAtOnceAreNotYetAChange() {
    present(BOW, 0, 1, 2, 59);
    assertEquals(List.of(noticed(BOW)), news);
  }

  @Test
  void twoReadsFarApartAreNotYetAChange() {
    present(BOW, 0, 500);
    assertEquals(List.of(noticed(BOW)), news);
  }

  @Test
  void aFlickerOfAnArrivalBeginsAnew() {
    present(BOW, 0, 30);
    absent(BOW, 50);
    present(BOW, 60, 90);
    assertEquals(List.of(noticed(BOW), noticed(BOW)), news);
  }

  @Test
  void aShipThatIsSilentForAMomentHasNotGone() {
    arriveInTheBow();
    absent(BOW, 100, 130);
    present(BOW, 150);
    absent(BOW, 160, 190);
    assertEquals(List.of(), news);
  }

  @Test
  void aCorruptedAnswerMeansStillThere() {
    arriveInTheBow();
    absent(BOW, 100, 130);
    sightings.garbled(TAG, BOW);
    absent(BOW, 170, 190);
    assertEquals(List.of(), news);
  }

  @Test
  void aCorruptedAnswerIsNoArrival() {
    news.addAll(sightings.garbled(TAG, BOW));
    news.addAll(sightings.garbled(TAG, BOW));
    assertEquals(List.of(), news);
  }

  @Test
  void nowhereIsToldWhenEveryOtherZoneWasAsked() {
    arriveInTheBow();
    absent(BOW, 100, 130, 160);
    assertEquals(List.of(), news);
    absent(STERN, 170);
    assertEquals(List.of(placed(Whereabouts.in(BOW), Whereabouts.NOWHERE)), news);
  }

  @Test
  void aMoveIsOneChangeAndNotAVisitToNowhere() {
    arriveInTheBow();
    present(STERN, 100, 130);
    absent(BOW, 110, 140);
    present(STERN, 160);
    assertEquals(List.of(noticed(STERN)), news);
    absent(BOW, 170);
    assertEquals(List.of(noticed(STERN), placed(Whereabouts.in(BOW), Whereabouts.in(STERN))), news);
  }

  @Test
  void onABorderIsInBothOnceTheFirstWasAskedAgain() {
    arriveInTheBow();
    present(STERN, 100, 130, 160);
    assertEquals(List.of(noticed(STERN)), news);
    present(BOW, 170);
    assertEquals(
        List.of(noticed(STERN), placed(Whereabouts.in(BOW), Whereabouts.in(BOW, STERN))), news);
  }

  @Test
  void aStrangerIsNoticedAtTheSecondEqualRead() {
    var strict = new Sightings(SweepSettings.STANDARD, _ -> false);
    strict.join(BOW);
    assertEquals(List.of(), strict.present(TAG, BOW, 0));
    assertEquals(List.of(noticed(BOW)), strict.present(TAG, BOW, 30_000_000));
  }

  @Test
  void aLostZoneKeepsItsShipsAndHoldsUpNobody() {
    arriveInTheBow();
    absent(BOW, 100, 130, 160);
    news.addAll(sightings.leave(STERN));
    assertEquals(List.of(placed(Whereabouts.in(BOW), Whereabouts.NOWHERE)), news);
  }

  @Test
  void aZoneThatIsLostInTheMiddleOfADepartureKeepsItsShip() {
    arriveInTheBow();
    absent(BOW, 100, 130);
    news.addAll(sightings.leave(BOW));
    assertEquals(List.of(), news);
    assertEquals(Whereabouts.in(BOW), sightings.told().get(TAG));
  }
}

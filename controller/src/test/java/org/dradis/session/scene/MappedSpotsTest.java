package org.dradis.session.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.dradis.port.LedMap;
import org.dradis.session.board.Place;
import org.junit.jupiter.api.Test;

class MappedSpotsTest {
  private final MappedSpots spots = new MappedSpots(LedMap.ofReferenceTable());

  @Test
  void everySpotOfTheReferenceTableHasLedsOfItsOwn() {
    List<String> lit =
        new ArrayList<>(
            List.of("galactica", "dial-fuel", "dial-food", "dial-morale", "dial-population"));
    lit.addAll(List.of("pursuit", "boarding-0", "boarding-1", "boarding-2", "boarding-3"));
    for (Place place : Place.values()) {
      if (place.area() != null) {
        lit.add(place.word());
      }
    }
    Set<Integer> seen = new HashSet<>();
    for (String spot : lit) {
      List<Integer> leds = spots.of(spot);
      assertFalse(leds.isEmpty(), spot);
      leds.forEach(led -> assertEquals(true, seen.add(led), () -> spot + " shares LED " + led));
    }
  }

  @Test
  void whatTheTableDoesNotLightHasNone() {
    assertEquals(List.of(), spots.of("pegasus"));
    assertEquals(List.of(), spots.of("supply"));
    assertEquals(List.of(), spots.of("damaged-box"));
  }
}

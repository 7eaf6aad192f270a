package org.dradis.session.scene;

import java.util.List;
import java.util.regex.Pattern;
import org.dradis.port.LedMap;
import org.dradis.port.LedPlace;

/** The spots of a table's LED map (docs/led-map.md). */
public final class MappedSpots implements LedSpots {
  private static final Pattern BOARDING = Pattern.compile("boarding-(\\d)");

  private final LedMap map;

  public MappedSpots(LedMap map) {
    this.map = map;
  }

  @Override
  public int size() {
    return map.size();
  }

  @Override
  public List<Integer> of(String spot) {
    return leds(spot).stream().map(LedMap.Led::number).toList();
  }

  private List<LedMap.Led> leds(String spot) {
    var boarding = BOARDING.matcher(spot);
    if (boarding.matches()) {
      return map.at(LedPlace.BOARDING_TRACK, Integer.parseInt(boarding.group(1)));
    }
    String word = spot.equals("pursuit") ? "pursuit-track" : spot.replaceFirst("^dial-", "");
    return LedPlace.of(word).map(map::at).orElse(List.of());
  }
}

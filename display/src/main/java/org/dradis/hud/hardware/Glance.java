package org.dradis.hud.hardware;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.dradis.port.TagId;
import org.dradis.port.TagZones;
import org.dradis.port.TapPad;
import org.dradis.port.Whereabouts;
import org.dradis.table.Table;
import org.jspecify.annotations.Nullable;

/**
 * What lies on a table at one moment.
 *
 * @param pad what lies on the tap pad; nothing if it does not answer
 * @param padTrouble what is wrong with the pad
 * @param zones where each tag of the board is
 * @param zonesTrouble what is wrong with all zones at once
 */
public record Glance(
    List<TagId> pad,
    @Nullable String padTrouble,
    SortedMap<TagId, Whereabouts> zones,
    @Nullable String zonesTrouble) {

  /** Of a table that has neither pad nor zones. */
  public static final Glance NOTHING = new Glance(List.of(), null, new TreeMap<>(), null);

  public Glance {
    pad = List.copyOf(pad);
    zones = Collections.unmodifiableSortedMap(new TreeMap<>(zones));
  }

  /** Looks once; takes a while, and nobody's listener is touched. */
  public static Glance at(@Nullable Table table) {
    if (table == null) {
      return NOTHING;
    }
    List<TagId> pad = List.of();
    String padTrouble = null;
    try {
      pad = table.tapPad().map(TapPad::look).orElse(List.of());
    } catch (RuntimeException e) {
      padTrouble = String.valueOf(e.getMessage());
    }
    Map<TagId, Whereabouts> zones = Map.of();
    String zonesTrouble = null;
    try {
      zones = table.tagZones().map(TagZones::sensed).orElseGet(TreeMap::new);
    } catch (RuntimeException e) {
      zonesTrouble = String.valueOf(e.getMessage());
    }
    return new Glance(pad, padTrouble, new TreeMap<>(zones), zonesTrouble);
  }

  /** The same board and another pad. */
  public Glance withPad(List<TagId> lying) {
    return new Glance(lying, null, zones, zonesTrouble);
  }

  /** All tags that are seen anywhere, each once, those of the pad first. */
  public List<TagId> tags() {
    Set<TagId> all = new LinkedHashSet<>(pad);
    all.addAll(zones.keySet());
    return new ArrayList<>(all);
  }
}

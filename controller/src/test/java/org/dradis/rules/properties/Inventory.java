package org.dradis.rules.properties;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** How many of every piece are at every place, in words: the board as a storekeeper sees it. */
final class Inventory {
  private final SortedMap<String, SortedMap<String, Integer>> places = new TreeMap<>();

  void add(String piece, String place, int count) {
    SortedMap<String, Integer> counts = places.computeIfAbsent(piece, p -> new TreeMap<>());
    if (counts.merge(place, count, Integer::sum) == 0) {
      counts.remove(place);
      if (counts.isEmpty()) {
        places.remove(piece);
      }
    }
  }

  void move(String piece, String from, String to, int count) {
    add(piece, from, -count);
    add(piece, to, count);
  }

  void set(String piece, String place, int count) {
    add(piece, place, count - count(piece, place));
  }

  /** Puts what the limit leaves at a place. */
  void rest(String piece, String place, int limit) {
    add(piece, place, limit - of(piece).values().stream().mapToInt(count -> count).sum());
  }

  int count(String piece, String place) {
    return of(piece).getOrDefault(place, 0);
  }

  /** Where the pieces of one kind are. */
  SortedMap<String, Integer> of(String piece) {
    return places.getOrDefault(piece, new TreeMap<>());
  }

  /** The place of a piece of which there is one. */
  String placeOf(String piece) {
    return of(piece).firstKey();
  }

  Map<String, SortedMap<String, Integer>> all() {
    return places;
  }

  Inventory copy() {
    Inventory copy = new Inventory();
    places.forEach((piece, counts) -> copy.places.put(piece, new TreeMap<>(counts)));
    return copy;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Inventory inventory && places.equals(inventory.places);
  }

  @Override
  public int hashCode() {
    return places.hashCode();
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    places.forEach((piece, counts) -> text.append(piece).append(counts).append('\n'));
    return text.toString();
  }
}

package org.dradis.rig.autoplay;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** How often each of a known list of things occurred; what was never seen is there with 0. */
final class Counts<K> {
  private final Map<K, long[]> counts = new LinkedHashMap<>();
  private final Function<K, String> name;

  Counts(List<? extends K> all, Function<K, String> name) {
    this.name = name;
    for (K each : all) {
      counts.put(each, new long[1]);
    }
  }

  void add(K key) {
    add(key, 1);
  }

  private void add(K key, long times) {
    long[] count = counts.get(key);
    if (count == null) {
      throw new IllegalStateException("not in the list: " + name.apply(key));
    }
    count[0] += times;
  }

  void addAll(Counts<K> other) {
    other.counts.forEach((key, count) -> add(key, count[0]));
  }

  Map<String, Long> byName() {
    Map<String, Long> named = new LinkedHashMap<>();
    counts.forEach((key, count) -> named.merge(name.apply(key), count[0], Long::sum));
    return named;
  }
}

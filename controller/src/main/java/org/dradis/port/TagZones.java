package org.dradis.port;

import java.util.Collection;
import java.util.List;
import java.util.SortedMap;
import java.util.function.Consumer;

/** Zones of the board, each of which senses all tags that lie in it. */
public interface TagZones {
  List<Zone> zones();

  /** Names all tags of the box, in place of those named before; others are strangers. */
  void know(Collection<TagId> box);

  /** Names the changes that the game waits for, in place of those named before. */
  void expect(Collection<Expectation> changes);

  /**
   * Tells the listener all news from now on, in order and one at a time. There is one listener; it
   * must not block. It may ask what is sensed, but must not name tags or changes: where zones are
   * joined, those of another part may be waiting to tell theirs.
   */
  void onNews(Consumer<ZoneNews> listener);

  /** All tags that are in some zone, strangers too, as the news told it. */
  SortedMap<TagId, Whereabouts> sensed();
}

package org.dradis.port;

/** What zones tell. */
public sealed interface ZoneNews {

  /** A tag was read for the first time where it was not before. It may yet prove a flicker. */
  record Noticed(TagId tag, Zone zone) implements ZoneNews {}

  /** A tag has come, gone or moved, and stays so: consistent observations say it. */
  record Placed(TagId tag, Whereabouts before, Whereabouts now) implements ZoneNews {}

  /**
   * A zone senses nothing any more; the sentence says what to check. The tags in it keep their
   * places: nobody knows better.
   */
  record ZoneLost(Zone zone, String sentence) implements ZoneNews {}

  /** A zone that was lost senses again. */
  record ZoneFound(Zone zone) implements ZoneNews {}
}

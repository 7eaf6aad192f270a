package org.dradis.view;

/**
 * A line of a game's story.
 *
 * @param kind said, event, or unreadable
 * @param back how many steps have to be taken back so that it did not happen; 0 if none made it
 * @param gone whether it was taken back
 */
public record LogLine(String kind, String sentence, int back, boolean gone) {}

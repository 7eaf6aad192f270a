package org.dradis.session;

/**
 * A row that this program plays otherwise than the one that wrote it.
 *
 * @param engine the version that wrote the row
 * @param sentence what is different, and from where the game goes on
 */
public record Divergence(long row, String engine, String sentence) {}

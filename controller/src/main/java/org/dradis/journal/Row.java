package org.dradis.journal;

import java.time.Instant;

/**
 * What was kept in one row.
 *
 * @param number its place in its game, from 1 without gaps
 * @param at when it was written, to the millisecond
 * @param format the version of the form that the JSON is in
 * @param engine the version of the program that wrote it
 */
public record Row(long number, Instant at, Kind kind, int format, String engine, String json) {}

package org.dradis.dice;

/** The levels of all lines, read at a time of the tower's clock. */
public record TowerReading(long nanos, Levels levels) {}

package org.dradis.dice;

/** A change of one line to high or low, at a time of the tower's clock. */
public record LineEdge(long nanos, Line line, boolean high) {}

package org.dradis.rules.board;

/** An attack card whose special outlives it; place is its place in the deck list (CA-2). */
public record CardInPlay(int place, String name, Until until, Special special) {}

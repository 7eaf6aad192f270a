package org.dradis.port;

/** A hint that a tag will soon change zones; it makes readers look there first, no more. */
public record Expectation(TagId tag, Whereabouts goal) {}

package org.dradis.session;

/** An input with where it comes from, as the journal keeps it. */
public record Said(Source by, SessionInput input) {}

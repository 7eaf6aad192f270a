package org.dradis.session.board;

/** Where a tag that no zone sees is believed to be, and where it was seen last. */
public record Away(Place now, Place from) {}

package org.dradis.journal;

import java.time.Instant;

/** When and how a game ended. */
public record Ending(Instant at, String json) {}

package org.dradis.journal;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What a list of games shows of one.
 *
 * @param changed when the last row was written, or when the game was begun if there is none
 * @param rows how many rows there are, and so the number of the last one
 * @param ending null while the game goes on
 * @param engine the version of the program that began it
 */
public record GameSummary(
    GameId id, Instant begun, Instant changed, long rows, @Nullable Ending ending, String engine) {}

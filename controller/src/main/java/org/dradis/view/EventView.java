package org.dradis.view;

import org.jspecify.annotations.Nullable;

/**
 * Something that happened, in words and as something to draw.
 *
 * @param type the event's public name: docs/events.md
 * @param piece what moved, fired, came or was lost, if it is a piece
 * @param from where it was or fired from
 * @param to where it went or fired at
 * @param target what was fired at, the token that was drawn, or who flew the craft; scar for the
 *     raider that is
 * @param number a die's result, a track's space, a dial's value; 0 if there is none
 */
public record EventView(
    String type,
    String sentence,
    @Nullable String piece,
    @Nullable String from,
    @Nullable String to,
    @Nullable String target,
    int number) {}

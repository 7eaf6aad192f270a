package org.dradis.view;

import org.jspecify.annotations.Nullable;

/**
 * Something for hands to do.
 *
 * @param tick what to send to tick it off, as JSON; null if the table sees by itself when it is
 *     done
 */
public record TaskView(
    String sentence,
    String kind,
    int count,
    @Nullable String from,
    @Nullable String to,
    @Nullable String tick) {}

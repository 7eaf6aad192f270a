package org.dradis.view;

import org.jspecify.annotations.Nullable;

/**
 * Something for hands to do.
 *
 * @param byTouch whether it is ticked off by touch, because nobody senses it
 */
public record TaskView(
    String sentence,
    String kind,
    int count,
    @Nullable String from,
    @Nullable String to,
    boolean byTouch) {}

package org.dradis.view;

import org.jspecify.annotations.Nullable;

/**
 * Something that can be started now; the rules were asked.
 *
 * @param id what it is, such as {@code viper.move}
 * @param group where a player looks for it, such as {@code vipers}
 * @param subject who or what acts, in words
 * @param label what it does, in words
 * @param at the place of whoever acts, if it has one
 * @param to the place that it is aimed at, if it has one
 * @param input what to send to start it, as JSON
 */
public record ActionView(
    String id,
    String group,
    String subject,
    String label,
    @Nullable String at,
    @Nullable String to,
    String input) {}

package org.dradis.view;

import org.jspecify.annotations.Nullable;

/**
 * One of the answers to a question.
 *
 * @param word its public word
 * @param label as players call it
 * @param spot the place on the board that it is, or that it stands in
 * @param input what to send to choose it, as JSON
 */
public record OfferView(String word, String label, @Nullable String spot, String input) {}

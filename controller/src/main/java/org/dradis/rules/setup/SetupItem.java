package org.dradis.rules.setup;

import org.jspecify.annotations.Nullable;

/** So many of a component go there; the character is set if that is a player. */
public record SetupItem(Component component, int count, Place place, @Nullable String character) {}

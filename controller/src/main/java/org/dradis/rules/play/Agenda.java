package org.dradis.rules.play;

import org.jspecify.annotations.Nullable;

/** What is still to be done, the next thing on top. */
public record Agenda(Task top, @Nullable Agenda rest) {}

package org.dradis.rig.autoplay;

import org.jspecify.annotations.Nullable;

/** What came of a run: the counts of the games before the first failure, and that, if any. */
public record Report(Tally tally, @Nullable Failure failure) {}

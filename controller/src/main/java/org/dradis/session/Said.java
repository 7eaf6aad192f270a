package org.dradis.session;

import org.jspecify.annotations.Nullable;

/**
 * An input with where it comes from.
 *
 * @param seen the {@link SessionState#moment} that whoever gave it was looking at, if that is known
 */
public record Said(Source by, SessionInput input, @Nullable Integer seen) {
  public Said(Source by, SessionInput input) {
    this(by, input, null);
  }

  /** As the journal keeps it: what was taken was meant for its moment. */
  Said forTheJournal() {
    return new Said(by, input);
  }
}

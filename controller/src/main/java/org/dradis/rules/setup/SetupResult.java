package org.dradis.rules.setup;

import java.util.List;

/** A game to set up, or everything that stands against it. */
public sealed interface SetupResult {
  /** The game can begin. */
  record Ready(Setup setup) implements SetupResult {}

  /** At least one thing is wrong. */
  record Refused(List<Refusal> refusals) implements SetupResult {
    public Refused {
      refusals = List.copyOf(refusals);
    }
  }
}

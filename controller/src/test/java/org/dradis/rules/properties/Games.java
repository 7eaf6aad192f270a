package org.dradis.rules.properties;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;

/** Random games for properties. */
final class Games extends DomainContextBase {
  /** Enough to find in a moment what can be found, over all properties together. */
  static final int TRIES = 1500;

  @Provide
  Arbitrary<Game> games() {
    Arbitrary<Long> seeds = Arbitraries.longs().between(0, Long.MAX_VALUE);
    return Combinators.combine(Positions.boards(), seeds.list().ofMinSize(1).ofMaxSize(10))
        .as(Game::play);
  }
}

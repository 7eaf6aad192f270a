package org.dradis.perft;

/** How a choice is treated: the first option in canonical order, or each option in turn. */
enum Choices {
  FIRST,
  ANY
}

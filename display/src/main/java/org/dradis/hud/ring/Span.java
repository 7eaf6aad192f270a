package org.dradis.hud.ring;

/** A stretch of a row. */
record Span(double left, double right) {
  double width() {
    return right - left;
  }

  double middle() {
    return (left + right) / 2;
  }
}

package org.dradis.hud.status;

/** A number on its way to another one. */
record Count(int from, int to) {
  /** What is shown at a part of the way, 0 to 1: quickly at first, and every number on the way. */
  int at(double part) {
    double left = 1 - Math.clamp(part, 0, 1);
    return from + (int) Math.round((to - from) * (1 - left * left));
  }

  /** How much it changes, with its sign, such as "−2". */
  String difference() {
    int change = to - from;
    return change > 0 ? "+" + change : "−" + -change;
  }
}

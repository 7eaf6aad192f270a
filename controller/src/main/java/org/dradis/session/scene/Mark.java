package org.dradis.session.scene;

/**
 * A light at a spot. Spots are the words of places, and besides {@code galactica}, {@code
 * boarding-0} to {@code boarding-3}, {@code dial-fuel} and the other dials, {@code pursuit}.
 *
 * @param delay milliseconds after which it begins, so that an attack runs from ship to ship
 */
public record Mark(String spot, Signal signal, int delay) {
  static Mark at(String spot, Signal signal) {
    return new Mark(spot, signal, 0);
  }
}

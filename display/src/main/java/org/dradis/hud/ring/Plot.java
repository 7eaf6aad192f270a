package org.dradis.hud.ring;

/**
 * The ground of an area.
 *
 * @param outline all of it
 * @param name where its name stands
 * @param tasks where it stands what hands have to do; the same box if there is room beside the name
 * @param rightward whether the name begins at the left of its box, or ends at the right
 * @param zoom how large ships may be, 1 as designed
 * @param ships where ships may stand
 */
record Plot(
    Outline outline,
    Box name,
    Box tasks,
    boolean rightward,
    double zoom,
    Outline ships,
    double top,
    double bottom) {
  Point centre() {
    return new Point(ships.centre().x(), (top + bottom) / 2);
  }
}

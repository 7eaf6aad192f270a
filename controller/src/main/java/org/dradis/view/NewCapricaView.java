package org.dradis.view;

import java.util.List;

/**
 * The New Caprica board.
 *
 * @param locked how many civilian ships are on the Locked stack
 * @param prepared how many are on the Prepared stack
 * @param forces occupation forces on each space of their track
 * @param returned whether Galactica is back
 */
public record NewCapricaView(int locked, int prepared, List<Integer> forces, boolean returned) {}

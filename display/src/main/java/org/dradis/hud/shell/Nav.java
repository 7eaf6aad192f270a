package org.dradis.hud.shell;

import org.dradis.hud.Panel;
import org.dradis.view.TableView;
import org.jspecify.annotations.Nullable;

/**
 * What the ways along the bottom show.
 *
 * @param place which of them leads to what is open
 * @param planet whether New Caprica is or will be part of the game
 * @param asked whether the game asks something, wants something done on the board, or is to be
 *     confirmed
 * @param last what would be taken back, in words, or null
 * @param next what would be done again, in words, or null
 */
record Nav(
    @Nullable Panel place,
    boolean planet,
    boolean asked,
    boolean canUndo,
    @Nullable String last,
    boolean canRedo,
    @Nullable String next) {

  static Nav of(@Nullable TableView table, Panel open) {
    if (table == null) {
      return new Nav(place(open), false, false, false, null, false, null);
    }
    boolean planet =
        table.board().newCaprica() != null || "new-caprica".equals(table.board().objective());
    boolean returns = table.phase().equals("returning");
    boolean asked = returns || table.question() != null || !table.tasks().isEmpty();
    boolean plays = table.phase().equals("playing");
    return new Nav(
        place(open),
        planet,
        asked,
        plays && table.back() > 0,
        table.last(),
        plays && table.forward() > 0,
        table.next());
  }

  private static @Nullable Panel place(Panel open) {
    return switch (open) {
      case BRIDGE, CARDS, CYLONS -> Panel.BRIDGE;
      case VIPERS, GALACTICA, JUMP, CREW, NEW_CAPRICA, SUPPLIES, MENU -> open;
      case LOG, CORRECTION -> Panel.LOG;
      case AREA, WELCOME, SETUP, ENROL, HARDWARE, GAMES, SETTINGS -> null;
    };
  }
}

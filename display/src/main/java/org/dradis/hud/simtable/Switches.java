package org.dradis.hud.simtable;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;

/**
 * What is switched on beside a table, for all views of it.
 *
 * @param helping whether a hand does all that the game asks for
 * @param sliding whether pieces are slid along the board instead of lifted
 * @param bunch whether all alike pieces of a place are taken at once
 */
record Switches(BooleanProperty helping, BooleanProperty sliding, BooleanProperty bunch) {
  static Switches off() {
    return new Switches(
        new SimpleBooleanProperty(), new SimpleBooleanProperty(), new SimpleBooleanProperty());
  }
}

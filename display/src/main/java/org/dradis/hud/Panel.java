package org.dradis.hud;

import java.util.Locale;

/** Everything that a HUD can show. A new one gets a view in {@link PanelViews}. */
public enum Panel {
  /** Before a game: go on, begin, or a quick battle. */
  WELCOME(true),
  /** The game: the question, the die, the tasks, or what can be started. */
  BRIDGE(false),
  /** Attack cards and crisis cards. */
  CARDS(false),
  /** What Cylon players do at their locations. */
  CYLONS(false),
  VIPERS(false),
  GALACTICA(false),
  JUMP(false),
  CREW(false),
  NEW_CAPRICA(false),
  /** Dials, supplies and civilian ships: what cards say. */
  SUPPLIES(false),
  /** What can be done in the area that was tapped. */
  AREA(false),
  LOG(false),
  CORRECTION(false),
  /** The ways out of the game. */
  MENU(false),
  SETUP(true),
  ENROL(true),
  HARDWARE(true),
  GAMES(true),
  SETTINGS(true);

  private final boolean page;

  Panel(boolean page) {
    this.page = page;
  }

  /** Whether it fills the screen; else it stands beside the DRADIS. */
  public boolean isPage() {
    return page;
  }

  /**
   * Whether it shows what can be started, so that there is nothing on it while a question is open.
   */
  public boolean starts() {
    return switch (this) {
      case CARDS, CYLONS, VIPERS, GALACTICA, JUMP, CREW, NEW_CAPRICA, SUPPLIES, AREA -> true;
      case WELCOME, BRIDGE, LOG, CORRECTION, MENU, SETUP, ENROL, HARDWARE, GAMES, SETTINGS -> false;
    };
  }

  /** Its name on the command line and in the texts. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}

package org.dradis.rules.raiders;

import static org.dradis.rules.board.Icon.ACTIVATE_RAIDERS;
import static org.dradis.rules.question.Decider.CURRENT_PLAYER;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.PieceSet;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Mk VIIs and assault raptors are vipers to a raider. */
class RaidersAndNewerCraftTest {
  private static final PieceSet<GameOption> EXODUS_AND_DAYBREAK =
      GameOption.NONE.with(GameOption.CYLON_FLEET).with(GameOption.DAYBREAK);

  @Test
  @Rule({"RA-2", "RA-3"})
  void theCurrentPlayerPicksAmongUnmannedVipersOfDifferentKinds() {
    Game.with(EXODUS_AND_DAYBREAK, "bow: raider, 2 mk2, mk7, assault raptor, Starbuck in mk2")
        .icon(ACTIVATE_RAIDERS)
        .asks(CURRENT_PLAYER, "mk2", "mk7", "assaultRaptor")
        .choose("mk7")
        .asksDie("raider at mk7 in bow")
        .roll(8)
        .shows("bow: raider, 2 mk2, assault raptor, Starbuck in mk2")
        .besides("destroyed: mk7");
  }

  @ParameterizedTest
  @CsvSource({
    "mk2, 4, reserves", "mk2, 5, damaged", "mk2, 7, damaged", "mk2, 8, destroyed",
    "mk7, 5, reserves", "mk7, 6, damaged", "mk7, 7, damaged", "mk7, 8, destroyed",
  })
  @Rule("RA-3")
  void bothMarksAreAttackedByTheirOwnLineOfTheTable(String craft, int roll, String fate) {
    boolean hit = !fate.equals("reserves");
    Game game =
        Game.with(GameOption.CYLON_FLEET, "bow: raider, c01, " + craft + "\ndamaged: none")
            .icon(ACTIVATE_RAIDERS)
            .asksDie("raider at " + craft + " in bow")
            .roll(roll)
            .shows(hit ? "bow: raider, c01" : "bow: raider, " + craft + ", c01");
    if (hit) {
      game.besides(fate + ": " + craft);
    } else {
      game.andNothingElse();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {6, 7, 8})
  @Rule("RA-3")
  void anUnmannedAssaultRaptorIsShotAtBeforeAPilot(int roll) {
    Game game =
        Game.with(GameOption.DAYBREAK, "bow: raider, assault raptor, Starbuck in mk2, c01")
            .icon(ACTIVATE_RAIDERS)
            .asksDie("raider at assaultRaptor in bow")
            .roll(roll);
    if (roll == 6) {
      game.shows("bow: raider, assault raptor, Starbuck in mk2, c01").andNothingElse();
    } else {
      game.shows("bow: raider, Starbuck in mk2, c01").besides("destroyed: assault raptor");
    }
  }

  @Test
  @Rule("RA-3")
  void pilotsOfMk7sAndAssaultRaptorsCountAsPilotedVipers() {
    Game.with(
            EXODUS_AND_DAYBREAK,
            "bow: raider, Racetrack in assault raptor, Kat in mk7, Starbuck in mk2, c01")
        .icon(ACTIVATE_RAIDERS)
        .asks(CURRENT_PLAYER, "Kat", "Racetrack", "Starbuck")
        .choose("Racetrack")
        .asksDie("raider at Racetrack in bow")
        .roll(7)
        .shows("bow: raider, Kat in mk7, Starbuck in mk2, c01")
        .besides("destroyed: assault raptor")
        .told(
            new Event.ViperDestroyed(Craft.ASSAULT_RAPTOR, Area.BOW, "Racetrack"),
            new Event.PilotWounded("Racetrack"));
  }

  @Test
  @Rule("RA-3")
  void anAssaultRaptorAloneKeepsTheRaiderFromMoving() {
    Game.with(GameOption.DAYBREAK, "bow: raider, assault raptor\nstarboard-bow: c01")
        .icon(ACTIVATE_RAIDERS)
        .asksDie("raider at assaultRaptor in bow")
        .roll(1)
        .shows("bow: raider, assault raptor\nstarboard-bow: c01")
        .andNothingElse();
  }
}

package org.dradis.rules.raiders;

import static org.dradis.rules.board.Icon.ACTIVATE_RAIDERS;
import static org.dradis.rules.question.Decider.CURRENT_PLAYER;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.Crew;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Player;
import org.dradis.rules.board.PlayerState;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a raider does where it stands: vipers, pilots, civilian ships. */
class RaiderTargetsTest {
  @Test
  @Rule("RA-2")
  void raiderPrefersTheUnmannedViper() {
    Game.drawn("bow: raider, mk2, Starbuck in mk2, c01")
        .icon(ACTIVATE_RAIDERS)
        .asksDie("raider at mk2 in bow")
        .roll(8)
        .shows("bow: raider, Starbuck in mk2, c01")
        .besides("destroyed: mk2");
  }

  @Test
  @Rule("RA-2")
  void raiderPrefersThePilotedViperToTheCivilianShip() {
    Game.drawn("bow: raider, Starbuck in mk2, c01")
        .icon(ACTIVATE_RAIDERS)
        .asksDie("raider at Starbuck in bow")
        .roll(5)
        .shows("bow: raider, c01")
        .besides("damaged: mk2")
        .told(
            new Event.ViperDamaged(Craft.MK2, Area.BOW, "Starbuck"),
            new Event.PilotWounded("Starbuck"));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  @Rule("RA-2")
  void raiderThatMissesDoesNothingMore(int roll) {
    Game.drawn("bow: raider, mk2, Starbuck in mk2, c01")
        .icon(ACTIVATE_RAIDERS)
        .roll(roll)
        .shows("bow: raider, mk2, Starbuck in mk2, c01")
        .andNothingElse()
        .told(new Event.AttackMissed("raider", "mk2", Area.BOW))
        .rolled(1);
  }

  @Test
  @Rule("RA-2")
  void raiderThatHitsDoesNothingMore() {
    Game.drawn("bow: raider, 2 mk2, c01\nstarboard-bow: c02")
        .icon(ACTIVATE_RAIDERS)
        .roll(8)
        .shows("bow: raider, mk2, c01\nstarboard-bow: c02")
        .besides("destroyed: mk2")
        .rolled(1);
  }

  @Test
  @Rule("RA-2")
  void vipersThatAreAlikeAreNotAskedFor() {
    Game.drawn("bow: raider, 3 mk2")
        .icon(ACTIVATE_RAIDERS)
        .asksDie("raider at mk2 in bow")
        .roll(6)
        .shows("bow: raider, 2 mk2")
        .besides("damaged: mk2");
  }

  @Test
  @Rule("RA-2")
  void theViperIsPickedAnewForEachRaider() {
    Game.with(GameOption.CYLON_FLEET, "bow: 3 raiders, mk2, mk7")
        .icon(ACTIVATE_RAIDERS)
        .asks(CURRENT_PLAYER, "mk2", "mk7")
        .choose("mk2")
        .roll(1)
        .asks(CURRENT_PLAYER, "mk2", "mk7")
        .choose("mk2")
        .roll(8)
        .asksDie("raider at mk7 in bow")
        .roll(1)
        .shows("bow: 3 raiders, mk7")
        .besides("destroyed: mk2");
  }

  @Test
  @Rule("RA-2")
  void theCurrentPlayerPicksAmongPilotedVipersByName() {
    Game.drawn("bow: raider, Starbuck in mk2, Apollo in mk2, Boomer in mk2, c01")
        .icon(ACTIVATE_RAIDERS)
        .asks(CURRENT_PLAYER, "Apollo", "Boomer", "Starbuck")
        .choose("Boomer")
        .asksDie("raider at Boomer in bow")
        .roll(8)
        .shows("bow: raider, Apollo in mk2, Starbuck in mk2, c01")
        .besides("destroyed: mk2")
        .told(new Event.PilotWounded("Boomer"));
  }

  @Test
  @Rule("RA-2")
  void aPilotIsNeverOfferedBesideAnUnmannedViper() {
    Game.drawn("bow: raider, mk2, Apollo in mk2, Starbuck in mk2")
        .icon(ACTIVATE_RAIDERS)
        .asksDie("raider at mk2 in bow")
        .roll(1)
        .shows("bow: raider, mk2, Apollo in mk2, Starbuck in mk2")
        .andNothingElse();
  }

  @Test
  @Rule("RA-2")
  void onlyThePilotWhoIsHitGoesToSickbay() {
    Crew crew =
        Crew.NONE.withPlayers(
            List.of(
                new Player("Starbuck", PlayerState.HUMAN, false),
                new Player("Apollo", PlayerState.HUMAN, false)));
    Game.drawn("bow: raider, Starbuck in mk2, Apollo in mk2")
        .but(board -> board.with(crew))
        .icon(ACTIVATE_RAIDERS)
        .choose("Starbuck")
        .roll(7)
        .shows("bow: raider, Apollo in mk2")
        .besides("damaged: mk2", "players: Starbuck sickbay, Apollo human");
  }

  @Test
  @Rule("RA-2")
  void raiderDestroysACivilianShipWithoutADie() {
    Game.drawn("stern: raider, c09")
        .icon(ACTIVATE_RAIDERS)
        .shows("stern: raider")
        .besides("lost: c09", "fuel: 7", "population: 11")
        .rolled(0);
  }

  @Test
  @Rule("RA-2")
  void theCurrentPlayerPicksWhichCivilianShipAndOnlyOneFalls() {
    Game.drawn("stern: raider, c12, c07, c01")
        .icon(ACTIVATE_RAIDERS)
        .asks(CURRENT_PLAYER, "c01", "c07", "c12")
        .choose("c07")
        .shows("stern: raider, c01, c12")
        .besides("lost: c07", "population: 10")
        .rolled(0);
  }

  @Test
  @Rule("RA-2")
  void everyRaiderTakesACivilianShipOfItsOwn() {
    Game.drawn("stern: 2 raiders, c01, c02, c03")
        .icon(ACTIVATE_RAIDERS)
        .choose("c03")
        .asks(CURRENT_PLAYER, "c01", "c02")
        .choose("c01")
        .shows("stern: 2 raiders, c02")
        .besides("lost: c01, c03", "population: 10");
  }

  @Test
  @Rule("RA-2")
  void vipersOfOtherAreasDoNotMatter() {
    Game.drawn("bow: mk2\nstarboard-bow: raider, c11\nstarboard-quarter: Starbuck in mk2, mk2")
        .icon(ACTIVATE_RAIDERS)
        .shows("bow: mk2\nstarboard-bow: raider\nstarboard-quarter: mk2, Starbuck in mk2")
        .besides("lost: c11")
        .rolled(0);
  }

  @Test
  @Rule("RA-2")
  void otherCylonShipsDoNotMatterAndAreNotTouched() {
    Game.drawn("bow: raider, heavy raider, b1, mk2")
        .icon(ACTIVATE_RAIDERS)
        .asksDie("raider at mk2 in bow")
        .roll(8)
        .shows("bow: raider, heavy raider, b1")
        .besides("destroyed: mk2");
  }
}

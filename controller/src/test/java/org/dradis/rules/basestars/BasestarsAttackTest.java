package org.dradis.rules.basestars;

import static org.dradis.rules.board.Icon.ACTIVATE_BASESTARS;
import static org.dradis.rules.question.Decider.CAG;
import static org.dradis.rules.question.Decider.CURRENT_PLAYER;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.BasestarToken;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Basestars attack Galactica. */
class BasestarsAttackTest {
  @ParameterizedTest
  @ValueSource(ints = {4, 5, 6, 7, 8})
  @Rule("BA-1")
  void aBasestarAttacksGalacticaOnce(int roll) {
    Game.drawn("stern: 2 raiders, b2, mk2, c01")
        .icon(ACTIVATE_BASESTARS)
        .asksDie("b2 at galactica in stern")
        .roll(roll)
        .draw("command")
        .shows("stern: 2 raiders, b2, mk2, c01")
        .besides("galactica: command")
        .rolled(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  @Rule("BA-1")
  void aMissDoesNothing(int roll) {
    Game.drawn("stern: b2")
        .icon(ACTIVATE_BASESTARS)
        .roll(roll)
        .shows("stern: b2")
        .andNothingElse()
        .told(new Event.AttackMissed("b2", "galactica", Area.STERN));
  }

  @Test
  @Rule("BA-1")
  void everyBasestarAttacksOnceInTheOrderOfTheirNumbers() {
    Game.drawn("bow: b2\nport-bow: b1")
        .icon(ACTIVATE_BASESTARS)
        .asksDie("b1 at galactica in port-bow")
        .roll(4)
        .draw("armory")
        .asksDie("b2 at galactica in bow")
        .roll(4)
        .draw("fuel")
        .shows("bow: b2\nport-bow: b1")
        .besides("galactica: armory", "removed: fuel", "fuel: 7")
        .rolled(2);
  }

  @Test
  @Rule({"BA-1", "AC-2"})
  void everyHitIsOfferedToPegasus() {
    Game.with(GameOption.PEGASUS, "bow: b1, b2")
        .icon(ACTIVATE_BASESTARS)
        .roll(8)
        .asks(CURRENT_PLAYER, "galactica", "pegasus")
        .choose("pegasus")
        .draw("engine-room")
        .roll(4)
        .asks(CURRENT_PLAYER, "galactica", "pegasus")
        .choose("galactica")
        .draw("armory")
        .shows("bow: b1, b2")
        .besides("galactica: armory", "pegasus: engine-room");
  }

  @Test
  @Rule("BA-1")
  void disabledWeaponsDoNotAttackButTheOtherBasestarDoes() {
    Game.drawn("bow: b1\nstern: b2\nb1: disabled-weapons")
        .icon(ACTIVATE_BASESTARS)
        .asksDie("b2 at galactica in stern")
        .roll(3)
        .shows("bow: b1\nstern: b2")
        .andNothingElse()
        .rolled(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"critical-hit", "disabled-hangar", "structural-damage"})
  @Rule("BA-1")
  void anyOtherDamageLeavesTheWeaponsWorkingAndTheRollAsItIs(String token) {
    Game.drawn("bow: b1\nb1: " + token)
        .icon(ACTIVATE_BASESTARS)
        .asksDie("b1 at galactica in bow")
        .roll(3)
        .shows("bow: b1")
        .andNothingElse()
        .told(new Event.DieRolled("b1", "galactica", Area.BOW, 3, null, 0, 3));
  }

  @Test
  @Rule({"BA-1", "AC-1"})
  void theSixthLocationEndsTheGameBeforeTheSecondBasestarAttacks() {
    Game.drawn(
            """
            bow: b1, b2
            galactica: ftl-control, weapons-control, command, admirals-quarters, armory
            """)
        .icon(ACTIVATE_BASESTARS)
        .roll(4)
        .draw("hangar-deck")
        .shows("bow: b1, b2")
        .besides(
            "galactica: ftl-control, weapons-control, command, admirals-quarters, hangar-deck,"
                + " armory",
            "outcome: cylons: galactica")
        .rolled(1);
  }

  @Test
  @Rule("BA-2")
  void withoutABasestarNothingHappens() {
    Game.drawn("bow: 3 raiders, heavy raider")
        .icon(ACTIVATE_BASESTARS)
        .shows("bow: 3 raiders, heavy raider")
        .andNothingElse()
        .told(new Event.NothingHappened("BA-2"));
  }

  @Test
  @Rule("BA-2")
  void withCylonFleetABasestarJoinsTheFleetAndDoesNotAttack() {
    Game.with(GameOption.CYLON_FLEET, "bow: c01")
        .icon(ACTIVATE_BASESTARS)
        .asksDie("basestar")
        .roll(5)
        .draw("c02")
        .asks(CAG, "starboard-bow", "starboard-quarter", "stern", "port-quarter", "port-bow")
        .choose("stern")
        .shows("bow: c01\nstern: c02\nfleet starboard-bow: b1")
        .besides("pursuit: 1")
        .rolled(1);
  }

  @Test
  @Rule({"BA-2", "AC-4"})
  void aBasestarOfTheCylonFleetBoardDoesNotAttack() {
    Game.with(GameOption.CYLON_FLEET, "port-bow: b2\nfleet bow: b1")
        .icon(ACTIVATE_BASESTARS)
        .asksDie("b2 at galactica in port-bow")
        .roll(1)
        .shows("port-bow: b2\nfleet bow: b1")
        .andNothingElse();
  }

  @Test
  @Rule({"BA-2", "AC-3"})
  void aBasestarThatArrivesDoesNotAttack() {
    Game.with(GameOption.CYLON_FLEET, "fleet bow: b1\nfleet port-bow: b2\npursuit: 1")
        .icon(ACTIVATE_BASESTARS)
        .shows("bow: b1\nfleet port-bow: b2")
        .besides("pursuit: 2")
        .rolled(0);
  }

  @Test
  @Rule({"BA-1", "BA-2"})
  void oneWithDisabledWeaponsStillCountsAsThere() {
    Game game =
        Game.with(GameOption.CYLON_FLEET, "bow: b1\nb1: disabled-weapons")
            .icon(ACTIVATE_BASESTARS)
            .shows("bow: b1")
            .andNothingElse();
    assertEquals(
        List.of(
            new Event.IconResolved(ACTIVATE_BASESTARS),
            new Event.BasestarHeldBack(Basestar.B1, BasestarToken.DISABLED_WEAPONS)),
        game.events());
  }
}

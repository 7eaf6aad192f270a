package org.dradis.rules.raiders;

import static org.dradis.rules.board.Icon.ACTIVATE_RAIDERS;
import static org.dradis.rules.question.Decider.CURRENT_PLAYER;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.NewCaprica;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Answer;
import org.dradis.rules.play.Rejection;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** With no civilian ship in space, raiders attack Galactica. */
class RaidersAtGalacticaTest {
  @ParameterizedTest
  @EnumSource(Area.class)
  @Rule("RA-2")
  void withNoCivilianShipInSpaceTheRaiderAttacksGalacticaFromAnyArea(Area area) {
    String board = area.word() + ": raider";
    Game.drawn(board)
        .icon(ACTIVATE_RAIDERS)
        .asksDie("raider at galactica in " + area.word())
        .roll(8)
        .draw("hangar-deck")
        .shows(board)
        .besides("galactica: hangar-deck");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7})
  @Rule("RA-2")
  void belowEightNothingHappens(int roll) {
    Game.drawn("bow: raider")
        .icon(ACTIVATE_RAIDERS)
        .roll(roll)
        .shows("bow: raider")
        .andNothingElse()
        .told(new Event.AttackMissed("raider", "galactica", Area.BOW));
  }

  @Test
  @Rule("RA-2")
  void theViperInTheAreaComesBeforeGalactica() {
    Game.drawn("bow: 2 raiders, mk2")
        .icon(ACTIVATE_RAIDERS)
        .asksDie("raider at mk2 in bow")
        .roll(8)
        .asksDie("raider at galactica in bow")
        .roll(7)
        .shows("bow: 2 raiders")
        .besides("destroyed: mk2");
  }

  @Test
  @Rule("RA-2")
  void thePileAndTheLostShipsDoNotCount() {
    Game game = Game.drawn("bow: raider\nlost: c01, c02, c03").icon(ACTIVATE_RAIDERS);
    Assertions.assertEquals(9, game.board().civilianPile().size());
    game.asksDie("raider at galactica in bow").roll(1).shows("bow: raider").andNothingElse();
  }

  @Test
  @Rule("RA-2")
  void theStacksOnNewCapricaDoNotCount() {
    NewCaprica after =
        new NewCaprica(true, List.of(CivilianShip.C01), List.of(CivilianShip.C02), List.of());
    Game.drawn("bow: raider")
        .but(board -> board.with(after))
        .icon(ACTIVATE_RAIDERS)
        .asksDie("raider at galactica in bow")
        .roll(1)
        .shows("bow: raider")
        .andNothingElse();
  }

  @Test
  @Rule("RA-2")
  void anEvacuatedShipInSpaceDoesCount() {
    NewCaprica after = new NewCaprica(true, List.of(CivilianShip.C01), List.of(), List.of());
    Game.drawn("bow: raider\nport-quarter: c02")
        .but(board -> board.with(after))
        .icon(ACTIVATE_RAIDERS)
        .shows("port-quarter: c02\nport-bow: raider")
        .andNothingElse();
  }

  @Test
  @Rule({"RA-2", "AC-2"})
  void everyHitIsOfferedToPegasus() {
    Game.with(GameOption.PEGASUS, "bow: 2 raiders")
        .icon(ACTIVATE_RAIDERS)
        .roll(8)
        .asks(CURRENT_PLAYER, "galactica", "pegasus")
        .choose("pegasus")
        .draw("airlock")
        .roll(8)
        .asks(CURRENT_PLAYER, "galactica", "pegasus")
        .choose("galactica")
        .draw("food")
        .shows("bow: 2 raiders")
        .besides("removed: food", "pegasus: airlock", "food: 7");
  }

  @Test
  @Rule({"RA-2", "AC-1"})
  void theSixthLocationEndsTheGameBeforeTheOtherRaidersAct() {
    Game game =
        Game.drawn(
                """
                bow: 3 raiders
                galactica: ftl-control, weapons-control, command, admirals-quarters, hangar-deck
                """)
            .icon(ACTIVATE_RAIDERS)
            .roll(8)
            .draw("armory")
            .shows("bow: 3 raiders")
            .besides(
                "galactica: ftl-control, weapons-control, command, admirals-quarters, hangar-deck,"
                    + " armory",
                "outcome: cylons: galactica")
            .rolled(1);
    Assertions.assertEquals(
        Rejection.Code.NO_QUESTION_OPEN, game.refused(new Answer.Rolled(8)).code());
  }
}

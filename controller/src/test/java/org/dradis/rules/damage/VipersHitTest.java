package org.dradis.rules.damage;

import static org.dradis.rules.board.Area.BOW;
import static org.dradis.rules.board.Craft.ASSAULT_RAPTOR;
import static org.dradis.rules.board.Craft.MK2;
import static org.dradis.rules.board.Icon.ACTIVATE_RAIDERS;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Player;
import org.dradis.rules.board.PlayerState;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.drawn.Table;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.play.Rejection.Code;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where vipers and their pilots go when they are hit. */
class VipersHitTest {
  private static Game pilotHit(int face, Player... players) {
    return Game.drawn("bow: raider, Starbuck in mk2")
        .but(Table.players(players))
        .icon(ACTIVATE_RAIDERS)
        .roll(face)
        .shows("bow: raider");
  }

  @Test
  @Rule("DM-1")
  void damagedViperCanBeRepairedAndFlyAgain() {
    Game.drawn("bow: raider, mk2\nreserves: none")
        .icon(ACTIVATE_RAIDERS)
        .roll(6)
        .besides("damaged: mk2")
        .play(new Command.RepairCraft(MK2))
        .besides("reserves: mk2")
        .shows("bow: raider");
  }

  @Test
  @Rule("DM-1")
  void destroyedViperIsOutOfTheGame() {
    Game.drawn("bow: raider, mk2\nreserves: none")
        .icon(ACTIVATE_RAIDERS)
        .roll(8)
        .refuses(new Command.RepairCraft(MK2), Code.NOT_DAMAGED, "craft")
        .shows("bow: raider")
        .besides("destroyed: mk2");
  }

  @Test
  @Rule("DM-1")
  void pilotOfDamagedViperGoesToSickbay() {
    pilotHit(5, new Player("Starbuck", PlayerState.HUMAN, false))
        .besides("damaged: mk2", "players: Starbuck sickbay")
        .told(new Event.ViperDamaged(MK2, BOW, "Starbuck"), new Event.PilotWounded("Starbuck"));
  }

  @Test
  @Rule("DM-1")
  void pilotOfDestroyedViperGoesToSickbay() {
    pilotHit(8, new Player("Starbuck", PlayerState.HUMAN, false))
        .besides("destroyed: mk2", "players: Starbuck sickbay")
        .told(new Event.ViperDestroyed(MK2, BOW, "Starbuck"), new Event.PilotWounded("Starbuck"));
  }

  @Test
  @Rule("DM-1")
  void nobodyElseGoesToSickbay() {
    pilotHit(
            5,
            new Player("Apollo", PlayerState.HUMAN, false),
            new Player("Starbuck", PlayerState.HUMAN, false))
        .besides("damaged: mk2", "players: Apollo human, Starbuck sickbay");
  }

  @Test
  @Rule("DM-1")
  void theMutineerStaysTheMutineer() {
    Game game = pilotHit(5, new Player("Starbuck", PlayerState.HUMAN, true));
    assertEquals(
        List.of(new Player("Starbuck", PlayerState.SICKBAY, true)), game.board().crew().players());
  }

  @ParameterizedTest
  @EnumSource(value = PlayerState.class, mode = EnumSource.Mode.EXCLUDE, names = "HUMAN")
  @Rule("DM-1")
  void onlyHumanBecomesSickbay(PlayerState state) {
    pilotHit(5, new Player("Starbuck", state, false)).besides("damaged: mk2");
  }

  @Test
  @Rule("DM-1")
  void pilotNeedNotBeAmongThePlayers() {
    pilotHit(5).besides("damaged: mk2").told(new Event.PilotWounded("Starbuck"));
  }

  @Test
  @Rule("DM-1")
  void theOtherPilotOfTheAreaFliesOn() {
    Game.drawn("bow: raider, Apollo in mk2, Starbuck in mk2")
        .icon(ACTIVATE_RAIDERS)
        .choose("Starbuck")
        .roll(7)
        .shows("bow: raider, Apollo in mk2")
        .besides("damaged: mk2")
        .told(new Event.PilotWounded("Starbuck"));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  @Rule("DM-10")
  void damageAimedAtAssaultRaptorDestroysIt(int face) {
    Game.with(
            GameOption.NONE.with(GameOption.PEGASUS).with(GameOption.DAYBREAK),
            "bow: assault raptor")
        .play(new Command.UseMainBatteries(BOW))
        .roll(face)
        .shows("")
        .besides("destroyed: assault raptor")
        .told(new Event.ViperDestroyed(ASSAULT_RAPTOR, BOW, null))
        .never(Event.ViperDamaged.class);
  }

  @Test
  @Rule("DM-10")
  void noAssaultRaptorIsEverInTheDamagedBox() {
    Game.with(GameOption.DAYBREAK, "bow: raider")
        .refuses(new Command.RepairCraft(ASSAULT_RAPTOR), Code.NOT_DAMAGED, "craft")
        .andNothingElse();
  }
}

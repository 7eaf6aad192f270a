package org.dradis.rules.repair;

import static org.dradis.rules.board.Craft.MK2;
import static org.dradis.rules.board.Craft.MK7;

import org.dradis.rules.board.GalacticaToken;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.PegasusToken;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.play.Rejection.Code;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Locations and craft that are repaired. */
class RepairTest {
  @ParameterizedTest
  @EnumSource(
      value = GalacticaToken.class,
      names = {"FOOD", "FUEL"},
      mode = EnumSource.Mode.EXCLUDE)
  @Rule("DM-6")
  void everyLocationOfGalacticaCanBeRepaired(GalacticaToken location) {
    Game.drawn("galactica: " + location.word())
        .play(new Command.RepairGalactica(location))
        .shows("")
        .besides("galactica: none")
        .told(new Event.LocationRepaired(location));
  }

  @ParameterizedTest
  @EnumSource(GalacticaToken.class)
  @Rule("DM-6")
  void whatIsNotDamagedIsNotRepaired(GalacticaToken token) {
    Game.drawn("removed: food, fuel")
        .refuses(new Command.RepairGalactica(token), Code.NOT_DAMAGED, "")
        .shows("")
        .andNothingElse();
  }

  @ParameterizedTest
  @EnumSource(PegasusToken.class)
  @Rule("DM-7")
  void everyLocationOfPegasusCanBeRepaired(PegasusToken location) {
    Game.with(GameOption.PEGASUS, "pegasus: " + location.word())
        .play(new Command.RepairPegasus(location))
        .shows("")
        .besides("pegasus: none");
  }

  @Test
  @Rule("DM-7")
  void undamagedLocationOfPegasusIsNotRepaired() {
    Game.with(GameOption.PEGASUS, "pegasus: airlock")
        .refuses(new Command.RepairPegasus(PegasusToken.ENGINE_ROOM), Code.NOT_DAMAGED, "")
        .shows("")
        .andNothingElse();
  }

  @Test
  @Rule("DM-1")
  void repairedViperGoesFromTheBoxToTheReserves() {
    Game.with(GameOption.CYLON_FLEET, "reserves: none\ndamaged: 2 mk2, mk7")
        .play(new Command.RepairCraft(MK7))
        .besides("reserves: mk7", "damaged: 2 mk2")
        .play(new Command.RepairCraft(MK2))
        .shows("")
        .besides("reserves: mk2, mk7", "damaged: mk2")
        .told(new Event.CraftRepaired(MK7), new Event.CraftRepaired(MK2))
        .refuses(new Command.RepairCraft(MK7), Code.NOT_DAMAGED, "craft");
  }
}

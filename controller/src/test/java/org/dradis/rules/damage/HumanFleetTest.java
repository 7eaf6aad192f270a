package org.dradis.rules.damage;

import org.dradis.rules.board.GameOption;
import org.dradis.rules.drawn.EveryFace;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.question.Decider;
import org.junit.jupiter.api.Test;

/** The Human Fleet location. */
class HumanFleetTest {
  @EveryFace
  @Rule("DM-11")
  void fiveOrMoreDamagesGalacticaOnce(int face) {
    Game game =
        Game.drawn("bow: raider, b1")
            .play(new Command.UseHumanFleet())
            .asksDie("human-fleet at galactica")
            .roll(face);
    if (face >= 5) {
      game.draw("command").besides("galactica: command");
    } else {
      game.andNothingElse().never(Event.GalacticaDamaged.class);
    }
    game.shows("bow: raider, b1").rolled(1);
  }

  @Test
  @Rule({"DM-11", "DM-7"})
  void pegasusMayTakeTheHit() {
    Game.with(GameOption.PEGASUS, "")
        .play(new Command.UseHumanFleet())
        .roll(5)
        .asks(Decider.CURRENT_PLAYER, "galactica", "pegasus")
        .choose("pegasus")
        .draw("airlock")
        .shows("")
        .besides("pegasus: airlock");
  }
}

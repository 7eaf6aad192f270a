package org.dradis.rules.icons;

import static org.dradis.rules.board.Icon.ACTIVATE_BASESTARS;
import static org.dradis.rules.board.Icon.ACTIVATE_HEAVY_RAIDERS;
import static org.dradis.rules.board.Icon.ACTIVATE_RAIDERS;
import static org.dradis.rules.board.Icon.LAUNCH_RAIDERS;
import static org.dradis.rules.question.Decider.CURRENT_PLAYER;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.JumpIcon;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.play.Rejection;
import org.junit.jupiter.api.Test;

/** The row of ship icons of a crisis card. */
class CrisisCardTest {
  @Test
  @Rule("AC-1")
  void iconsGoLeftToRight() {
    Game.drawn("bow: b1")
        .icons(LAUNCH_RAIDERS, ACTIVATE_RAIDERS)
        .roll(1, 1, 1)
        .shows("bow: 3 raiders, b1")
        .andNothingElse()
        .rolled(3)
        .told(new Event.IconResolved(LAUNCH_RAIDERS), new Event.IconResolved(ACTIVATE_RAIDERS));
    Game.drawn("bow: b1")
        .icons(ACTIVATE_RAIDERS, LAUNCH_RAIDERS)
        .shows("bow: 5 raiders, b1")
        .andNothingElse()
        .rolled(0)
        .told(new Event.IconResolved(ACTIVATE_RAIDERS), new Event.IconResolved(LAUNCH_RAIDERS));
  }

  @Test
  @Rule("AC-1")
  void eachIconIsResolvedFullyBeforeTheNext() {
    Game.drawn("bow: raider, b1, mk2\nstern: raider, heavy raider")
        .icons(ACTIVATE_RAIDERS, ACTIVATE_BASESTARS, ACTIVATE_HEAVY_RAIDERS)
        .asks(CURRENT_PLAYER, "bow", "stern")
        .told(new Event.IconResolved(ACTIVATE_RAIDERS))
        .choose("stern")
        .asksDie("raider at galactica in stern")
        .roll(8)
        .draw("armory")
        .asksDie("raider at mk2 in bow")
        .told(new Event.IconResolved(ACTIVATE_RAIDERS))
        .roll(1)
        .asksDie("b1 at galactica in bow")
        .roll(4)
        .draw("command")
        .shows("bow: raider, b1, mk2\nstern: raider\nport-quarter: heavy raider")
        .besides("galactica: command, armory")
        .told(
            new Event.IconResolved(ACTIVATE_RAIDERS),
            new Event.IconResolved(ACTIVATE_BASESTARS),
            new Event.IconResolved(ACTIVATE_HEAVY_RAIDERS));
  }

  @Test
  @Rule("AC-1")
  void theSameIconTwiceIsTwoActivations() {
    Game.drawn("starboard-bow: heavy raider")
        .icons(ACTIVATE_HEAVY_RAIDERS, ACTIVATE_HEAVY_RAIDERS)
        .shows("port-bow: heavy raider")
        .andNothingElse();
  }

  @Test
  @Rule("AC-1")
  void noOtherCommandComesBetween() {
    Game game =
        Game.drawn("bow: raider, mk2\nstern: raider").icons(ACTIVATE_RAIDERS, LAUNCH_RAIDERS);
    assertEquals(
        Rejection.Code.QUESTION_OPEN, game.refused(new Command.ResolveIcon(LAUNCH_RAIDERS)).code());
    game.asks(CURRENT_PLAYER, "bow", "stern");
  }

  @Test
  @Rule("AC-1")
  void aCardWithoutShipIconsDoesNothing() {
    Game game = Game.drawn("bow: raider, b1").icons();
    game.shows("bow: raider, b1").andNothingElse();
    assertEquals(List.of(), game.events());
  }

  @Test
  @Rule("AC-5")
  void aCardPlayedFromCapricaResolvesNoShipIcon() {
    String board = "bow: 2 raiders, heavy raider, b1, mk2\nport-bow: heavy raider";
    for (GameOption option : GameOption.values()) {
      Game game =
          Game.with(option, board + "\ncenturions: 3")
              .play(new Command.ResolveIcons(List.of(Icon.values()), JumpIcon.NONE, true))
              .shows(board)
              .andNothingElse();
      assertEquals(List.of(new Event.NothingHappened("AC-5")), game.events());
    }
  }

  @Test
  @Rule("AC-5")
  void noPursuitEither() {
    Game.with(GameOption.CYLON_FLEET, "")
        .play(new Command.ResolveIcons(List.of(Icon.values()), JumpIcon.NONE, true))
        .shows("")
        .andNothingElse()
        .never(Event.PursuitAdvanced.class)
        .told(new Event.NothingHappened("AC-5"));
  }
}

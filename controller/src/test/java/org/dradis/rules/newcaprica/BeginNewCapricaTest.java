package org.dradis.rules.newcaprica;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Crew;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.PieceSet;
import org.dradis.rules.board.Placement;
import org.dradis.rules.board.Player;
import org.dradis.rules.board.PlayerState;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Planet;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.drawn.Table;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Placed;
import org.dradis.rules.play.Rejection;
import org.junit.jupiter.api.Test;

/** The fleet lands on New Caprica. */
class BeginNewCapricaTest {
  private static final PieceSet<GameOption> OPTIONS =
      GameOption.NONE.with(GameOption.PEGASUS).with(GameOption.DAYBREAK);

  @Test
  @Rule("NC-1")
  void everyCivilianShipThatIsLeftIsLocked() {
    Game game =
        Game.with(OPTIONS, "bow: c01\nstern: c11, c12\nlost: c03, c07")
            .play(new Command.BeginNewCaprica())
            .shows("")
            .told(new Event.NewCapricaBegan(10));
    Planet.shows(game, false, "locked c01 c02 c04 c05 c06 c08 c09 c10 c11 c12");
  }

  @Test
  @Rule("NC-1")
  void assaultRaptorsAndPilotedCraftLandAndTheRestIsFrozen() {
    Game game =
        Game.with(
                OPTIONS,
                """
                bow: 3 raiders, heavy raider, b1, mk2, Starbuck in mk2, c01
                stern: assault raptor, Helo in assault raptor
                centurions: 1
                b1: disabled-hangar
                jump: 3
                """)
            .play(new Command.BeginNewCaprica())
            .shows("bow: 3 raiders, heavy raider, b1, mk2");
    assertEquals(7, game.board().hangar().reserves().mk2());
    assertEquals(2, game.board().hangar().reserves().assaultRaptors());
    assertEquals(1, game.board().boarding().at(1));
    assertEquals(1, game.board().damage().b1().size());
    assertEquals(0, game.board().voyage().jump());
  }

  @Test
  @Rule("NC-1")
  void theJumpIsFinishedFirst() {
    Game game =
        Game.drawn("bow: 2 raiders, mk2, c01\nobjective: new-caprica\ndistance: 5\njump: 4")
            .play(
                new Command.Jump(2, List.of(new Placed(Area.STERN, new Placement(1, 3, 0, 0, 1)))))
            .draw("c01")
            .shows("stern: 3 raiders, b1");
    Planet.shows(game, false, "locked c01 c02 c03 c04 c05 c06 c07 c08 c09 c10 c11 c12");
    assertEquals(0, game.board().voyage().jump());
    assertEquals(7, game.board().voyage().distance());
    game.told(new Event.FleetJumped(2), new Event.NewCapricaBegan(12));
  }

  @Test
  @Rule("NC-1")
  void assaultRaptorsThatStayedAtTheJumpLandToo() {
    Game game =
        Game.with(OPTIONS, "bow: assault raptor\nobjective: new-caprica\ndistance: 6")
            .play(new Command.Jump(1, List.of()))
            .choose("stay")
            .shows("");
    assertEquals(1, game.board().hangar().reserves().assaultRaptors());
  }

  @Test
  @Rule("NC-1")
  void humansLeaveBrigAndSickbay() {
    Game game =
        Game.drawn("")
            .but(
                Table.players(
                    new Player("A", PlayerState.BRIG, true),
                    new Player("B", PlayerState.SICKBAY, false),
                    new Player("C", PlayerState.CYLON, false),
                    new Player("D", PlayerState.EXECUTED, false),
                    new Player("E", PlayerState.INFILTRATING, false),
                    new Player("F", PlayerState.LEADER, false),
                    new Player("G", PlayerState.HUMAN, false)));
    Crew before = game.board().crew();
    game.play(new Command.BeginNewCaprica());
    assertEquals(
        List.of(
            new Player("A", PlayerState.HUMAN, true),
            new Player("B", PlayerState.HUMAN, false),
            new Player("C", PlayerState.CYLON, false),
            new Player("D", PlayerState.EXECUTED, false),
            new Player("E", PlayerState.INFILTRATING, false),
            new Player("F", PlayerState.LEADER, false),
            new Player("G", PlayerState.HUMAN, false)),
        game.board().crew().players());
    assertEquals(before.titles(), game.board().crew().titles());
  }

  @Test
  @Rule("NC-1")
  void itBeginsOnce() {
    Game game = Game.drawn("").play(new Command.BeginNewCaprica());
    game.refuses(new Command.BeginNewCaprica(), Rejection.Code.NOT_NOW, "");
    Game.drawn("")
        .but(Planet.returned("locked c01"))
        .refuses(new Command.BeginNewCaprica(), Rejection.Code.NOT_NOW, "");
  }

  @Test
  @Rule("NC-11")
  void theTableIsToldThatColonialOneIsClosed() {
    Game.drawn("")
        .play(new Command.BeginNewCaprica())
        .told(new Event.NewCapricaBegan(12), new Event.ColonialOneClosed());
  }

  @Test
  @Rule("NC-1")
  void beforeItNothingOfThePlanetCanBePlayed() {
    for (Command command :
        List.of(
            new Command.ActivateOccupation(),
            new Command.UseOccupationAuthority(),
            new Command.UseBreedersCanyon(),
            new Command.PrepareShip(),
            new Command.EvacuateShip(),
            new Command.BuryLockedShip(),
            new Command.Depart(),
            new Command.AttackOccupation(0),
            new Command.Arrest("A", 0))) {
      Game.drawn("stern: c01")
          .refuses(command, Rejection.Code.NOT_NOW, "")
          .shows("stern: c01")
          .andNothingElse();
    }
  }
}

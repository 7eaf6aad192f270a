package org.dradis.rules.newcaprica;

import static org.dradis.rules.question.Decider.ACTING_PLAYER;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.dradis.rules.board.Crew;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.JumpIcon;
import org.dradis.rules.board.Player;
import org.dradis.rules.board.PlayerState;
import org.dradis.rules.board.Register;
import org.dradis.rules.board.Titles;
import org.dradis.rules.drawn.EveryFace;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Planet;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.drawn.Table;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.play.Rejection;
import org.dradis.rules.question.RollFor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Occupation forces: how they move, what they destroy, and how they are fought. */
class OccupationTest {
  private static Game occupied(String planet) {
    return Game.drawn("").but(Planet.occupied(planet));
  }

  @ParameterizedTest
  @CsvSource({
    "forces 0, forces 1",
    "forces 1, forces 2",
    "forces 0 0 1, forces 1 1 2",
    "forces 0 1, forces 1 2",
    "'', forces 0"
  })
  @Rule("NC-2")
  void everyForceMovesOneSpaceOrOneEnters(String before, String after) {
    Game game = occupied("locked c01; " + before).play(new Command.ActivateOccupation());
    Planet.shows(game, false, "locked c01; " + after);
    assertEquals(0, game.board().civilians().lost().size());
  }

  @Test
  @Rule("NC-2")
  void leavingTheShipyardAForceDestroysTheTopLockedShip() {
    Game game =
        occupied("locked c07 c01; prepared c02; forces 0 2").play(new Command.ActivateOccupation());
    Planet.shows(game, false, "locked c01; prepared c02; forces 1");
    assertEquals(10, game.board().dials().population());
    game.told(new Event.OccupationForceMoved(0, 1), new Event.OccupationForceMoved(2, null));
  }

  @Test
  @Rule("NC-2")
  void withNoneLockedTheTopPreparedOne() {
    Game game = occupied("prepared c01 c02; forces 2").play(new Command.ActivateOccupation());
    Planet.shows(game, false, "prepared c02");
    assertEquals(11, game.board().dials().population());
  }

  @Test
  @Rule("NC-2")
  void withNoShipOnThePlanetNothingIsDestroyed() {
    Game game =
        Game.drawn("stern: c01\nlost: " + Table.allBut("c01"))
            .but(Planet.returned("forces 2"))
            .play(new Command.ActivateOccupation())
            .shows("stern: c01");
    Planet.shows(game, true, "");
    game.never(Event.CivilianDestroyed.class);
  }

  @Test
  @Rule("NC-2")
  void twoThatLeaveDestroyTwoAndNoneEntersInTheirPlace() {
    Game game = occupied("locked c01; prepared c07; forces 2 2");
    game.play(new Command.ActivateOccupation());
    Planet.shows(game, false, "");
    assertEquals(9, game.board().dials().population());
    game.never(Event.OccupationForceEntered.class).play(new Command.ActivateOccupation());
    Planet.shows(game, false, "forces 0");
  }

  @Test
  @Rule({"NC-2", "NC-4"})
  void theIconDoesTheSameBeforeAndAfterTheReturn() {
    Command card = new Command.ResolveIcons(List.of(Icon.OCCUPATION), JumpIcon.NONE, false);
    Game before = occupied("locked c01; forces 1").play(card);
    Planet.shows(before, false, "locked c01; forces 2");
    Game after = Game.drawn("").but(Planet.returned("locked c01; forces 1")).play(card);
    Planet.shows(after, true, "locked c01; forces 2");
  }

  @Test
  @Rule("NC-2")
  void theIconDoesNothingBeforeThePhaseHasBegun() {
    Game.drawn("bow: raider")
        .play(new Command.ResolveIcons(List.of(Icon.OCCUPATION), JumpIcon.JUMP, false))
        .shows("bow: raider")
        .besides("jump: 1")
        .told(new Event.NothingHappened("NC-2"))
        .never(Event.IconResolved.class);
  }

  @Test
  @Rule("NC-9")
  void theAuthorityMovesOneForceAndPlacesOne() {
    Game game = occupied("locked c01; forces 0 1").play(new Command.UseOccupationAuthority());
    game.asks(ACTING_PLAYER, "0", "1").choose("1");
    Planet.shows(game, false, "locked c01; forces 0 0 2");
  }

  @ParameterizedTest
  @CsvSource({"forces 1 1, forces 0 1 2", "forces 0, forces 0 1", "'', forces 0"})
  @Rule("NC-9")
  void forcesInOnePlaceAreOneOption(String before, String after) {
    Game game = occupied(before).play(new Command.UseOccupationAuthority());
    assertEquals(true, game.isAtRest());
    Planet.shows(game, false, after);
  }

  @Test
  @Rule({"NC-9", "CO-9"})
  void thereAreFourForces() {
    Game game = occupied("locked c01 c02; forces 0 0 1 2");
    game.play(new Command.UseOccupationAuthority()).choose("0");
    Planet.shows(game, false, "locked c01 c02; forces 0 1 1 2");
    game.never(Event.OccupationForceEntered.class);
    game.play(new Command.UseOccupationAuthority()).choose("2");
    Planet.shows(game, false, "locked c02; forces 0 0 1 1");
    game.told(new Event.OccupationForceEntered());
  }

  @EveryFace
  @Rule({"NC-8", "AT"})
  void fiveOrMoreDestroysAForce(int face) {
    Game game = occupied("locked c01; forces 0 1 1").play(new Command.AttackOccupation(1));
    assertEquals(RollFor.Kind.ATTACK_ON_OCCUPATION_FORCE, game.die().what().kind());
    game.roll(face);
    if (face >= 5) {
      Planet.shows(game, false, "locked c01; forces 0 1");
      game.told(new Event.OccupationForceDestroyed(1));
    } else {
      Planet.shows(game, false, "locked c01; forces 0 1 1");
      game.told(new Event.AttackMissed("resistance", "occupation-force", null));
    }
  }

  @Test
  @Rule("NC-8")
  void aForceIsAttackedOnlyWhereOneIs() {
    occupied("forces 0 1")
        .refuses(new Command.AttackOccupation(2), Rejection.Code.NO_SUCH_PIECE, "attack");
  }

  private static Game arrest(PlayerState state, String planet) {
    Titles titles = new Titles("Adama", "Adama", null);
    return Game.drawn("")
        .but(Planet.occupied(planet))
        .but(
            board ->
                board.with(
                    new Crew(
                        List.of(
                            new Player("Adama", state, true),
                            new Player("Tigh", PlayerState.HUMAN, false)),
                        titles,
                        Register.EMPTY)));
  }

  @EveryFace
  @Rule("NC-8")
  void anArrestEndsInDetentionTheMedicalCenterOrNothing(int face) {
    Game game = arrest(PlayerState.HUMAN, "forces 1").play(new Command.Arrest("Adama", 1));
    assertEquals(RollFor.Kind.ARREST, game.die().what().kind());
    game.roll(face);
    PlayerState state =
        face <= 3 ? PlayerState.BRIG : face <= 7 ? PlayerState.SICKBAY : PlayerState.HUMAN;
    assertEquals(
        List.of(new Player("Adama", state, true), new Player("Tigh", PlayerState.HUMAN, false)),
        game.board().crew().players());
    if (face == 8) {
      game.told(new Event.ArrestFailed("Adama")).never(Event.CharacterArrested.class);
    } else {
      game.told(new Event.CharacterArrested("Adama", state)).never(Event.ArrestFailed.class);
    }
  }

  @Test
  @Rule({"NC-8", "SU-3"})
  void detentionTakesNoTitle() {
    Game game = arrest(PlayerState.HUMAN, "forces 1").play(new Command.Arrest("Adama", 1)).roll(1);
    assertEquals("Adama", game.board().crew().titles().admiral());
    assertEquals("Adama", game.board().crew().titles().president());
  }

  @Test
  @Rule("NC-8")
  void anArrestNeedsAForceInThePlace() {
    arrest(PlayerState.HUMAN, "forces 0 2")
        .refuses(new Command.Arrest("Adama", 1), Rejection.Code.NO_SUCH_PIECE, "position")
        .andNothingElse();
  }

  @ParameterizedTest
  @EnumSource(value = PlayerState.class, mode = EnumSource.Mode.EXCLUDE, names = "HUMAN")
  @Rule("NC-8")
  void onlyAHumanAtLargeIsArrested(PlayerState state) {
    arrest(state, "forces 1")
        .refuses(new Command.Arrest("Adama", 1), Rejection.Code.UNUSABLE, "character")
        .andNothingElse();
  }

  @Test
  @Rule("NC-8")
  void nobodyIsArrestedInSpaceOrUnknown() {
    Game.drawn("bow: Adama in mk2")
        .but(Planet.returned("forces 1"))
        .but(Table.players(new Player("Adama", PlayerState.HUMAN, false)))
        .refuses(new Command.Arrest("Adama", 1), Rejection.Code.UNUSABLE, "character")
        .refuses(new Command.Arrest("Nobody", 1), Rejection.Code.UNUSABLE, "character");
  }
}

package org.dradis.rig.autoplay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.dradis.rules.Engine;
import org.dradis.rules.Result;
import org.dradis.rules.State;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.BasestarToken;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Boarding;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Civilians;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.Dials;
import org.dradis.rules.board.GalacticaToken;
import org.dradis.rules.board.Player;
import org.dradis.rules.board.PlayerState;
import org.dradis.rules.board.Resource;
import org.dradis.rules.board.SpaceArea;
import org.dradis.rules.board.Title;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.play.Rejection;
import org.junit.jupiter.api.Test;

/** An engine that goes wrong is found out, and the report says how to see it again. */
class BrokenRulesTest {
  @Test
  void theReportNamesTheGameAndRepeatsIt() {
    Rules worse = whenATurnEnds(board -> board.with(Dials.START.turn(Resource.FUEL, 99)));
    Autoplay autoplay = new Autoplay(5, 3, Mix.named("pegasus/kobol"), Steer.inTurn());
    Failure failure = autoplay.run(2, _ -> {}, worse).failure();
    assertNotNull(failure);
    assertTrue(failure.sentence().startsWith("fuel is 15, events told "), failure::sentence);
    assertEquals("--seed 5 --games 1 --options pegasus/kobol --steer none", failure.arguments());
    Report again =
        new Autoplay(5, 1, Mix.named("pegasus/kobol"), List.of(Steer.NONE)).run(1, _ -> {}, worse);
    assertEquals(failure, again.failure());
  }

  @Test
  void aRaiderTooManyIsFound() {
    finds("too many of raider", at(Area.BOW, here -> here.plusRaiders(17)));
    finds("negative ships in bow", at(Area.BOW, here -> here.plusRaiders(-20)));
  }

  @Test
  void aBasestarInTwoPlacesIsFound() {
    UnaryOperator<Board> two =
        at(Area.BOW, here -> here.withBasestars(here.basestars().with(Basestar.B1)));
    finds(
        "a basestar is in two places",
        board ->
            at(Area.STERN, here -> here.withBasestars(here.basestars().with(Basestar.B1)))
                .apply(two.apply(board)));
  }

  @Test
  void aLostViperIsFound() {
    finds(
        "of mk2, the game has 8", board -> board.with(board.hangar().plusDestroyed(Craft.MK2, 1)));
  }

  @Test
  void aCivilianShipThatIsTwiceThereIsFound() {
    UnaryOperator<Board> inSpace =
        at(Area.BOW, here -> here.withCivilians(here.civilians().with(CivilianShip.C07)));
    finds(
        "civilian ships in all places",
        board -> {
          Civilians civilians = board.civilians();
          return inSpace.apply(board.with(civilians.lose(CivilianShip.C07)));
        });
  }

  @Test
  void tokensThatCannotBeThereAreFound() {
    finds(
        "food counts as a location",
        board ->
            board.with(
                board.damage().withGalactica(GalacticaToken.NONE.with(GalacticaToken.FOOD))));
    finds(
        "tokens on an absent basestar",
        board ->
            at(Area.BOW, here -> here.withBasestars(Basestar.NONE))
                .apply(
                    board.with(
                        board
                            .damage()
                            .with(
                                Basestar.B2,
                                BasestarToken.NONE.with(BasestarToken.CRITICAL_HIT)))));
  }

  @Test
  void aFifthCenturionIsFound() {
    finds("5 centurions", board -> board.with(new Boarding(5, 0, 0, 0)));
  }

  @Test
  void scarOutOfNowhereIsFound() {
    finds("Scar without", at(Area.STERN, here -> here.plusRaiders(1).withScar(true)));
  }

  @Test
  void aCylonWithATitleIsFound() {
    finds(
        "cannot be admiral",
        board -> {
          Player player = board.crew().players().getFirst().in(PlayerState.CYLON);
          return board.with(
              board
                  .crew()
                  .with(player)
                  .with(board.crew().titles().with(Title.ADMIRAL, player.character())));
        });
  }

  @Test
  void aJumpTrackThatMovesInSilenceIsFound() {
    finds(
        "events told", board -> board.with(board.voyage().withJump(2 - board.voyage().jump() / 2)));
  }

  @Test
  void anEngineThatContradictsItselfIsFound() {
    int[] calls = {0};
    Rules moody =
        (state, input) ->
            Engine.play(state, input) instanceof Result.Played(var next, var events, var asks)
                    && ++calls[0] % 2 == 0
                ? new Result.Played(next, plus(events, new Event.TraumaDue()), asks)
                : Engine.play(state, input);
    assertFound("gave something else when it was played again", moody);
  }

  @Test
  void aFaultOfTheEngineIsToldWithItsGame() {
    assertFound(
        "IllegalStateException: no basestar is available",
        (_, _) -> {
          throw new IllegalStateException("no basestar is available");
        });
  }

  @Test
  void aGameThatNeverEndsIsFound() {
    Rejection never = new Rejection(Rejection.Code.NOT_NOW, "", "never");
    assertFound("the game does not end", (_, _) -> new Result.Refused(never));
  }

  private static void finds(String words, UnaryOperator<Board> mistake) {
    assertFound(words, whenATurnEnds(mistake));
  }

  private static void assertFound(String words, Rules rules) {
    Autoplay autoplay = new Autoplay(1, 1, Mix.named("none/kobol"), List.of(Steer.NONE));
    Failure failure = autoplay.run(1, _ -> {}, rules).failure();
    assertNotNull(failure, words);
    assertTrue(failure.sentence().contains(words), failure::sentence);
  }

  private static Rules whenATurnEnds(UnaryOperator<Board> mistake) {
    return (state, input) ->
        input instanceof Command.EndTurn
                && Engine.play(state, input)
                    instanceof Result.Played(var next, var events, var asks)
            ? new Result.Played(State.of(mistake.apply(next.board())), events, asks)
            : Engine.play(state, input);
  }

  private static UnaryOperator<Board> at(Area area, UnaryOperator<SpaceArea> mistake) {
    return board -> board.with(area, mistake.apply(board.at(area)));
  }

  private static List<Event> plus(List<Event> events, Event more) {
    return Stream.concat(events.stream(), Stream.of(more)).toList();
  }
}

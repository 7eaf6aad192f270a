package org.dradis.rules.basestars;

import static org.dradis.rules.board.Icon.LAUNCH_RAIDERS;
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
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The launch raiders icon. */
class LaunchRaidersTest {
  @ParameterizedTest
  @EnumSource(Area.class)
  @Rule("LA-1")
  void aBasestarLaunchesThreeRaidersIntoItsOwnArea(Area area) {
    Game.drawn(area.word() + ": b1")
        .icon(LAUNCH_RAIDERS)
        .shows(area.word() + ": 3 raiders, b1")
        .andNothingElse();
  }

  @Test
  @Rule("LA-1")
  void bothBasestarsLaunchAlsoFromOneArea() {
    Game.drawn("bow: raider, b1\nstern: b2")
        .icon(LAUNCH_RAIDERS)
        .shows("bow: 4 raiders, b1\nstern: 3 raiders, b2")
        .andNothingElse();
    Game.drawn("bow: b1, b2").icon(LAUNCH_RAIDERS).shows("bow: 6 raiders, b1, b2").andNothingElse();
  }

  @Test
  @Rule("LA-1")
  void launchedRaidersDoNotAct() {
    Game.drawn("bow: b1, mk2, c01")
        .icon(LAUNCH_RAIDERS)
        .shows("bow: 3 raiders, b1, mk2, c01")
        .andNothingElse()
        .rolled(0);
  }

  @Test
  @Rule("LA-2")
  void aDisabledHangarLaunchesNothingButTheOtherBasestarDoes() {
    Game.drawn("bow: b1\nstern: b2\nb1: disabled-hangar")
        .icon(LAUNCH_RAIDERS)
        .shows("bow: b1\nstern: 3 raiders, b2")
        .andNothingElse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"critical-hit", "disabled-weapons", "structural-damage"})
  @Rule("LA-2")
  void anyOtherDamageLeavesTheHangarWorking(String token) {
    Game.drawn("bow: b1\nb1: " + token)
        .icon(LAUNCH_RAIDERS)
        .shows("bow: 3 raiders, b1")
        .andNothingElse();
  }

  @Test
  @Rule({"LA-3", "CO-11", "AC-2"})
  void withTooFewRaidersTheCurrentPlayerSaysWhoLaunchesEachOne() {
    Game.drawn("bow: b1\nstern: b2\nport-bow: 12 raiders")
        .icon(LAUNCH_RAIDERS)
        .asks(CURRENT_PLAYER, "b1", "b2")
        .choose("b2")
        .asks(CURRENT_PLAYER, "b1", "b2")
        .choose("b1")
        .asks(CURRENT_PLAYER, "b1", "b2")
        .choose("b2")
        .asks(CURRENT_PLAYER, "b1", "b2")
        .choose("b2")
        .shows("bow: raider, b1\nstern: 3 raiders, b2\nport-bow: 12 raiders")
        .andNothingElse();
  }

  @Test
  @Rule({"LA-3", "CO-11"})
  void aBasestarThatHasLaunchedAllItsRaidersIsNoLongerOffered() {
    Game.drawn("bow: b1\nstern: b2\nport-bow: 11 raiders")
        .icon(LAUNCH_RAIDERS)
        .choose("b1", "b1", "b1")
        .shows("bow: 3 raiders, b1\nstern: 2 raiders, b2\nport-bow: 11 raiders")
        .andNothingElse();
  }

  @Test
  @Rule("LA-3")
  void withJustEnoughRaidersNothingIsAsked() {
    Game.drawn("bow: b1\nstern: b2\nport-bow: 10 raiders")
        .icon(LAUNCH_RAIDERS)
        .shows("bow: 3 raiders, b1\nstern: 3 raiders, b2\nport-bow: 10 raiders")
        .andNothingElse();
  }

  @Test
  @Rule("LA-3")
  void aSingleBasestarLaunchesWhatIsLeft() {
    Game.drawn("bow: 14 raiders, b1")
        .icon(LAUNCH_RAIDERS)
        .shows("bow: 16 raiders, b1")
        .andNothingElse();
  }

  @Test
  @Rule({"LA-2", "LA-3"})
  void aDisabledHangarIsNotOffered() {
    Game.drawn("bow: b1\nstern: 14 raiders, b2\nb1: disabled-hangar")
        .icon(LAUNCH_RAIDERS)
        .shows("bow: b1\nstern: 16 raiders, b2")
        .andNothingElse();
  }

  @Test
  @Rule({"LA-3", "CO-1"})
  void withNoRaiderLeftNothingIsLaunchedOrAsked() {
    Game.drawn("bow: 16 raiders, b1\nstern: b2")
        .icon(LAUNCH_RAIDERS)
        .shows("bow: 16 raiders, b1\nstern: b2")
        .andNothingElse()
        .never(Event.ShipLaunched.class);
  }

  @Test
  @Rule({"LA-3", "CO-12"})
  void withCylonFleetTheLaunchGoesOnFromTheFleetBoardAndThenIsAskedFor() {
    Game.with(
            GameOption.CYLON_FLEET,
            """
            bow: b1
            stern: 15 raiders, b2
            fleet bow: raider
            fleet port-quarter: 2 raiders
            """)
        .icon(LAUNCH_RAIDERS)
        .asks(CURRENT_PLAYER, "b1", "b2")
        .choose("b2", "b1", "b1", "b2")
        .asks(CURRENT_PLAYER, "b1", "b2")
        .choose("b1")
        .shows("bow: 3 raiders, b1\nstern: 17 raiders, b2")
        .andNothingElse()
        .never(Event.PursuitAdvanced.class);
  }

  @Test
  @Rule("LA-4")
  void withoutABasestarNothingHappens() {
    Game.drawn("bow: 2 raiders, heavy raider")
        .icon(LAUNCH_RAIDERS)
        .shows("bow: 2 raiders, heavy raider")
        .andNothingElse()
        .told(new Event.NothingHappened("LA-4"));
  }

  @Test
  @Rule("LA-4")
  void withCylonFleetABasestarJoinsTheFleetAndLaunchesNothing() {
    Game.with(GameOption.CYLON_FLEET, "bow: 2 raiders\npursuit: 1")
        .icon(LAUNCH_RAIDERS)
        .asksDie("basestar")
        .roll(8)
        .shows("bow: 2 raiders\nfleet bow: b1")
        .besides("pursuit: 2");
  }

  @Test
  @Rule({"LA-4", "AC-4"})
  void aBasestarOfTheCylonFleetBoardDoesNotLaunchAndTheOtherJoinsIt() {
    Game.with(GameOption.CYLON_FLEET, "fleet stern: b1\npursuit: 1")
        .icon(LAUNCH_RAIDERS)
        .roll(2)
        .shows("fleet stern: b1\nfleet port-quarter: b2")
        .besides("pursuit: 2")
        .never(Event.ShipLaunched.class);
  }

  @Test
  @Rule({"LA-4", "AC-3", "AC-4"})
  void aBasestarThatArrivesDoesNotLaunch() {
    Game.with(GameOption.CYLON_FLEET, "fleet stern: b1, raider\nfleet bow: b2\npursuit: 1")
        .icon(LAUNCH_RAIDERS)
        .shows("bow: b2\nfleet stern: raider, b1")
        .besides("pursuit: 2")
        .never(Event.ShipLaunched.class);
  }

  @Test
  @Rule({"LA-2", "LA-4"})
  void aBasestarThatCannotLaunchStillCountsAsThere() {
    Game game =
        Game.with(GameOption.CYLON_FLEET, "bow: b2\nb2: disabled-hangar")
            .icon(LAUNCH_RAIDERS)
            .shows("bow: b2")
            .andNothingElse();
    assertEquals(
        List.of(
            new Event.IconResolved(LAUNCH_RAIDERS),
            new Event.BasestarHeldBack(Basestar.B2, BasestarToken.DISABLED_HANGAR)),
        game.events());
  }
}

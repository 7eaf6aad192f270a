package org.dradis.rules.newcaprica;

import static org.dradis.rules.board.Icon.ACTIVATE_RAIDERS;
import static org.dradis.rules.board.Icon.LAUNCH_RAIDERS;
import static org.dradis.rules.board.Icon.OCCUPATION;
import static org.dradis.rules.question.Decider.CURRENT_PLAYER;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.JumpIcon;
import org.dradis.rules.board.Outcome;
import org.dradis.rules.cards.Cards;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Planet;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.drawn.Table;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.play.Rejection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Preparing ships, Galactica's return, the evacuation and the departure. */
class EvacuationTest {
  private static final String PLANET = "locked c01 c02 c07; prepared c03";

  private static Command card(JumpIcon jump, Icon... icons) {
    return new Command.ResolveIcons(List.of(icons), jump, false);
  }

  private static Game occupied(String drawing) {
    return Game.drawn(drawing).but(Planet.occupied(PLANET));
  }

  private static Game returned(String drawing) {
    return Game.drawn(drawing).but(Planet.returned(PLANET));
  }

  @Test
  @Rule("NC-3")
  void preparingTakesTheTopOfLockedToTheBottomOfPrepared() {
    Game game = occupied("").play(new Command.PrepareShip());
    Planet.shows(game, false, "locked c02 c07; prepared c03 c01");
    game.told(new Event.ShipPrepared(CivilianShip.C01)).play(new Command.PrepareShip());
    Planet.shows(game, false, "locked c07; prepared c03 c01 c02");
  }

  @Test
  @Rule("NC-3")
  void withNothingLockedNothingIsPrepared() {
    Game game = Game.drawn("").but(Planet.occupied("prepared c03")).play(new Command.PrepareShip());
    Planet.shows(game, false, "prepared c03");
    game.told(new Event.NothingHappened("NC-3"));
  }

  @Test
  @Rule("NC-4")
  void beforeTheReturnOnlyOccupationIconsResolve() {
    Game game =
        Game.drawn("bow: 2 raiders, b1, mk2\nstern: heavy raider")
            .but(Planet.occupied(PLANET + "; forces 1"))
            .play(card(JumpIcon.NONE, ACTIVATE_RAIDERS, OCCUPATION, LAUNCH_RAIDERS))
            .shows("bow: 2 raiders, b1, mk2\nstern: heavy raider")
            .told(
                new Event.NothingHappened("NC-4"),
                new Event.IconResolved(OCCUPATION),
                new Event.NothingHappened("NC-4"));
    Planet.shows(game, false, PLANET + "; forces 2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"JUMP", "EVACUATE"})
  @Rule("NC-4")
  void beforeTheReturnJumpIconsAdvanceTheTrackAndNobodyLiftsOff(String icon) {
    Game game = occupied("jump: 2").play(card(JumpIcon.valueOf(icon))).shows("");
    game.besides("jump: 3");
    Planet.shows(game, false, PLANET);
  }

  @Test
  @Rule("NC-4")
  void beforeTheReturnNoShipEntersSpace() {
    Game game = occupied("").play(new Command.EvacuateShip()).shows("").andNothingElse();
    game.told(new Event.NothingHappened("NC-4"))
        .play(new Command.PlaceCivilians(1))
        .shows("")
        .andNothingElse();
  }

  @Test
  @Rule("NC-4")
  void beforeTheReturnRaptorsMayBeRisked() {
    occupied("").play(new Command.LoseRaptor()).besides("raptors: 3", "raptors lost: 1");
  }

  @Test
  @Rule("NC-4")
  void beforeTheReturnAttackCardsAndJumpsDoNothing() {
    for (Command command :
        List.of(
            Cards.card("Ambush"),
            new Command.ActivateFtl(),
            new Command.Jump(2, List.of()),
            new Command.Travel(1),
            new Command.UseRaiderBay(Area.BOW, true))) {
      occupied("bow: raider, mk2\njump: 3")
          .play(command)
          .shows("bow: raider, mk2")
          .andNothingElse()
          .told(new Event.NothingHappened("NC-4"));
    }
  }

  @Test
  @Rule("NC-5")
  void atAutoJumpGalacticaReturns() {
    Game game =
        occupied("bow: raider\njump: 4")
            .play(new Command.AdvanceJumpTrack())
            .shows(
                """
                bow: raider
                starboard-bow: 4 raiders, b1
                starboard-quarter: 4 raiders, b2
                port-quarter: 2 mk2
                port-bow: 2 mk2
                """)
            .told(new Event.GalacticaReturned(), new Event.JumpTrackMoved(4, 0));
    Planet.shows(game, true, PLANET);
    assertEquals(0, game.board().voyage().distance());
    assertEquals(4, game.board().hangar().reserves().mk2());
  }

  @Test
  @Rule({"NC-5", "CO-11"})
  void theReturnObeysShortages() {
    occupied("bow: 14 raiders, b2\nreserves: 3 mk2\njump: 4")
        .play(card(JumpIcon.EVACUATE))
        .asks(CURRENT_PLAYER, "starboard-bow", "starboard-quarter")
        .choose("starboard-quarter")
        .asks(CURRENT_PLAYER, "starboard-bow", "starboard-quarter")
        .choose("starboard-bow", "starboard-quarter")
        .asks(CURRENT_PLAYER, "port-quarter", "port-bow")
        .choose("port-bow", "port-bow")
        .shows(
            """
            bow: 14 raiders, b2
            starboard-bow: raider
            starboard-quarter: raider, b1
            port-quarter: mk2
            port-bow: 2 mk2
            """);
  }

  @Test
  @Rule({"NC-5", "CO-12"})
  void withCylonFleetTheReturnTakesFromItsBoard() {
    Game.with(GameOption.CYLON_FLEET, "fleet stern: b2, raider\nbow: 19 raiders, b1\njump: 4")
        .but(Planet.occupied(PLANET))
        .play(new Command.AdvanceJumpTrack())
        .asks(CURRENT_PLAYER, "starboard-bow", "starboard-quarter")
        .choose("starboard-bow", "starboard-quarter")
        .shows(
            """
            bow: 19 raiders, b1
            starboard-bow: b2
            starboard-quarter: raider
            port-quarter: 2 mk2
            port-bow: 2 mk2
            """);
  }

  @Test
  @Rule("NC-6")
  void afterTheReturnAJumpIconIsIgnored() {
    returned("bow: raider\njump: 0")
        .play(card(JumpIcon.JUMP))
        .shows("bow: raider")
        .andNothingElse()
        .told(new Event.NothingHappened("NC-6"));
  }

  @Test
  @Rule("NC-6")
  void anEvacuationIconLiftsTheTopPreparedShipIntoALaunchArea() {
    Game game =
        returned("")
            .play(card(JumpIcon.EVACUATE))
            .asks(CURRENT_PLAYER, "port-quarter", "port-bow")
            .choose("port-bow")
            .shows("port-bow: c03")
            .told(new Event.CivilianPlaced(CivilianShip.C03, Area.PORT_BOW));
    Planet.shows(game, true, "locked c01 c02 c07");
    game.play(card(JumpIcon.EVACUATE)).shows("port-bow: c03");
    Planet.shows(game, true, "locked c01 c02 c07");
  }

  @Test
  @Rule("NC-6")
  void afterTheReturnAllOtherIconsWorkAgainBeforeTheEvacuation() {
    Game game =
        Game.drawn("bow: raider, mk2\nstern: b1")
            .but(Planet.returned(PLANET + "; forces 0"))
            .play(card(JumpIcon.EVACUATE, ACTIVATE_RAIDERS, LAUNCH_RAIDERS, OCCUPATION))
            .roll(8)
            .choose("port-quarter")
            .shows("bow: raider\nstern: 3 raiders, b1\nport-quarter: c03");
    Planet.shows(game, true, "locked c01 c02 c07; forces 1");
  }

  @Test
  @Rule("NC-6")
  void afterTheReturnTheFleetJumpsNoMore() {
    for (Command command :
        List.of(new Command.ActivateFtl(), new Command.Jump(2, List.of()), new Command.Travel(1))) {
      returned("bow: raider")
          .play(command)
          .shows("bow: raider")
          .andNothingElse()
          .told(new Event.NothingHappened("NC-6"));
    }
  }

  @Test
  @Rule("NC-10")
  void theShipyardPreparesOrEvacuatesForAHuman() {
    Game game = returned("").play(new Command.PrepareShip());
    Planet.shows(game, true, "locked c02 c07; prepared c03 c01");
    game.play(new Command.EvacuateShip()).choose("port-quarter").shows("port-quarter: c03");
    Planet.shows(game, true, "locked c02 c07; prepared c01");
  }

  @Test
  @Rule("NC-10")
  void theShipyardLetsACylonBuryTheTopLockedShip() {
    Game game = occupied("").play(new Command.BuryLockedShip());
    Planet.shows(game, false, "locked c02 c07 c01; prepared c03");
    game.told(new Event.LockedShipBuried(CivilianShip.C01));
    Game empty =
        Game.drawn("").but(Planet.occupied("prepared c03")).play(new Command.BuryLockedShip());
    Planet.shows(empty, false, "prepared c03");
    empty.told(new Event.NothingHappened("NC-10"));
  }

  @Test
  @Rule("NC-10")
  void breedersCanyonTakesFromTheHighestDialAndMovesTheFleetMarker() {
    occupied("jump: 1").play(new Command.UseBreedersCanyon()).besides("population: 11", "jump: 2");
  }

  @Test
  @Rule({"NC-10", "CO-13"})
  void onATieTheCurrentPlayerPicksTheDial() {
    occupied("morale: 12\nfood: 12")
        .play(new Command.UseBreedersCanyon())
        .asks(CURRENT_PLAYER, "food", "morale", "population")
        .choose("morale")
        .besides("morale: 11", "jump: 1");
  }

  @Test
  @Rule({"NC-10", "NC-5"})
  void breedersCanyonMayBringGalacticaBack() {
    Game game = occupied("jump: 4").play(new Command.UseBreedersCanyon());
    Planet.shows(game, true, PLANET);
    assertEquals(11, game.board().dials().population());
    game.play(new Command.UseBreedersCanyon()).told(new Event.GalacticaReturned());
    assertEquals(10, game.board().dials().population());
    assertEquals(0, game.board().voyage().jump());
  }

  @Test
  @Rule({"NC-7", "VC-2"})
  void theAdmiralsDepartureLosesWhatIsStillOnThePlanet() {
    returned("port-bow: raider, c09")
        .play(new Command.Depart())
        .shows("port-bow: raider, c09")
        .told(new Event.FleetDeparted(), new Event.GameEnded(Outcome.HUMANS));
    Game game = returned("").play(new Command.Depart());
    assertEquals(12 - 1 - 1 - 2 - 1, game.board().dials().population());
    assertEquals(
        List.of(CivilianShip.C01, CivilianShip.C02, CivilianShip.C07, CivilianShip.C03),
        game.events(Event.CivilianDestroyed.class).stream()
            .map(Event.CivilianDestroyed::civilian)
            .toList());
    assertEquals(Outcome.HUMANS, game.board().outcome());
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 6})
  @Rule({"NC-7", "VC-1"})
  void theDialsDecideAfterTheLosses(int population) {
    Game game = returned("population: " + population).play(new Command.Depart());
    assertEquals(
        population == 5 ? Outcome.CYLONS_POPULATION : Outcome.HUMANS, game.board().outcome());
  }

  @Test
  @Rule("NC-7")
  void withEveryShipEvacuatedNothingIsLost() {
    Game.drawn("port-bow: c01\nlost: " + Table.allBut("c01"))
        .but(Planet.returned("forces 1"))
        .play(new Command.Depart())
        .shows("port-bow: c01")
        .besides("outcome: humans");
  }

  @Test
  @Rule("NC-7")
  void beforeTheReturnNobodyDeparts() {
    occupied("").refuses(new Command.Depart(), Rejection.Code.NOT_NOW, "").andNothingElse();
  }
}

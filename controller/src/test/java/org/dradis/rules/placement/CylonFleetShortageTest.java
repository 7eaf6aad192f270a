package org.dradis.rules.placement;

import static org.dradis.rules.question.Decider.CURRENT_PLAYER;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.CylonShip;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** With Cylon Fleet the Cylon Fleet board helps out before anything is left unplaced. */
class CylonFleetShortageTest {
  private static Game with(String drawing) {
    return Game.with(GameOption.CYLON_FLEET, drawing);
  }

  @Test
  @Rule("CO-12")
  void whileTheSupplyLastsTheFleetStaysWhereItIs() {
    with("bow: 15 raiders\nfleet stern: 3 raiders")
        .place("port-bow: 2 raiders")
        .shows("bow: 15 raiders\nport-bow: 2 raiders\nfleet stern: 3 raiders")
        .andNothingElse();
  }

  @Test
  @Rule("CO-12")
  void firstTheSupplyThenTheLowestNumberedArea() {
    with("""
    bow: 14 raiders
    fleet bow: 2 raiders, b1
    fleet stern: raider, heavy raider
    fleet port-bow: 2 raiders
    pursuit: 2
    """)
        .place("port-quarter: 4 raiders")
        .shows(
            """
            bow: 14 raiders
            port-quarter: 4 raiders
            fleet bow: 2 raiders, b1
            fleet stern: heavy raider
            """)
        .andNothingElse()
        .never(Event.PursuitAdvanced.class)
        .told(from(null), from(Area.STERN), from(Area.PORT_BOW), from(Area.PORT_BOW));
  }

  private static Event from(@Nullable Area origin) {
    return new Event.CylonShipPlaced(CylonShip.RAIDER, null, Area.PORT_QUARTER, origin);
  }

  @Test
  @Rule("CO-12")
  void onlyThoseShipsMoveAndTheOthersOfTheirAreaStay() {
    with("bow: 3 heavy raiders\nfleet stern: 5 raiders, heavy raider, b1, b2\npursuit: 3")
        .place("stern: heavy raider")
        .shows("bow: 3 heavy raiders\nstern: heavy raider\nfleet stern: 5 raiders, b1, b2")
        .andNothingElse();
  }

  @Test
  @Rule("CO-12")
  void aBasestarKeepsItsNumberAndTheLowestAreaGoesFirst() {
    with("fleet bow: b1\nfleet starboard-bow: b2, raider")
        .place("stern: basestar")
        .shows("stern: b2\nfleet bow: b1\nfleet starboard-bow: raider")
        .andNothingElse()
        .told(
            new Event.CylonShipPlaced(
                CylonShip.BASESTAR, Basestar.B2, Area.STERN, Area.STARBOARD_BOW));
    with("fleet bow: b1, b2")
        .place("stern: basestar")
        .shows("stern: b1\nfleet bow: b2")
        .andNothingElse();
  }

  @Test
  @Rule("CO-12")
  void aBasestarOfTheSupplyComesBeforeOneOfTheFleet() {
    with("fleet stern: b1").place("bow: basestar").shows("bow: b2\nfleet stern: b1");
  }

  @Test
  @Rule({"CO-12", "AC-2"})
  void onlyWhenBothAreEmptyTheCurrentPlayerDecides() {
    with("bow: 18 raiders\nfleet port-bow: raider")
        .place("bow: 2 raiders\nstern: raider")
        .asks(CURRENT_PLAYER, "bow", "stern")
        .choose("stern")
        .shows("bow: 19 raiders\nstern: raider")
        .andNothingElse();
  }

  @Test
  @Rule("CO-12")
  void justEnoughWithTheFleetIsNoShortage() {
    with("bow: 18 raiders\nfleet port-bow: 2 raiders")
        .place("starboard-bow: raider\nstern: raider")
        .shows("bow: 18 raiders\nstarboard-bow: raider\nstern: raider")
        .andNothingElse();
  }
}

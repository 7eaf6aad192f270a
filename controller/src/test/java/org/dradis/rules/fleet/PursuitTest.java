package org.dradis.rules.fleet;

import static org.dradis.rules.board.Icon.ACTIVATE_BASESTARS;
import static org.dradis.rules.board.Icon.ACTIVATE_RAIDERS;
import static org.dradis.rules.board.Icon.LAUNCH_RAIDERS;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.drawn.Table;
import org.dradis.rules.event.Event;
import org.dradis.rules.question.Decider;
import org.dradis.rules.question.Pool;
import org.junit.jupiter.api.Test;

/** The pursuit track of the Cylon Fleet board. */
class PursuitTest {
  /** The ship for the icon arrives without a die, so only the track asks. */
  private static final String BOTH_AWAY = "fleet bow: b1\nfleet stern: b2\n";

  private static final String ONE_HERE = "bow: b1%s\nfleet stern: b2";

  private static Game fleet(int pursuit, String drawing) {
    return Game.with(GameOption.CYLON_FLEET, drawing + "\npursuit: " + pursuit);
  }

  @Test
  @Rule("CF-2")
  void theFirstSpacePlacesOneCivilianShipWhereTheCagSays() {
    fleet(0, BOTH_AWAY)
        .icon(ACTIVATE_BASESTARS)
        .asksDraw(
            Pool.CIVILIAN,
            "c01",
            "c02",
            "c03",
            "c04",
            "c05",
            "c06",
            "c07",
            "c08",
            "c09",
            "c10",
            "c11",
            "c12")
        .draw("c04")
        .asks(
            Decider.CAG,
            "bow",
            "starboard-bow",
            "starboard-quarter",
            "stern",
            "port-quarter",
            "port-bow")
        .choose("bow")
        .shows(ONE_HERE.formatted(", c04"))
        .besides("pursuit: 1")
        .told(new Event.PursuitAdvanced(1));
  }

  @Test
  @Rule("CF-2")
  void theSecondSpaceDoesNothing() {
    fleet(1, BOTH_AWAY)
        .icon(ACTIVATE_BASESTARS)
        .shows(ONE_HERE.formatted(""))
        .besides("pursuit: 2")
        .told(new Event.PursuitAdvanced(2));
  }

  @Test
  @Rule("CF-2")
  void theThirdSpacePlacesTwoOneAfterTheOther() {
    fleet(2, BOTH_AWAY)
        .icon(ACTIVATE_BASESTARS)
        .draw("c04")
        .choose("stern")
        .draw("c02")
        .asks(Decider.CAG, "bow", "starboard-bow", "starboard-quarter", "port-quarter", "port-bow")
        .choose("port-bow")
        .shows("bow: b1\nstern: c04\nport-bow: c02\nfleet stern: b2")
        .besides("pursuit: 3")
        .told(new Event.PursuitAdvanced(3));
  }

  @Test
  @Rule("CF-2")
  void areasWithCivilianShipAreNotOfferedWhileAnotherIsFree() {
    fleet(0, "starboard-bow: c01\nport-quarter: c02, c03\n" + BOTH_AWAY)
        .icon(ACTIVATE_BASESTARS)
        .draw("c12")
        .asks(Decider.CAG, "bow", "starboard-quarter", "stern", "port-bow")
        .choose("stern")
        .shows(
            """
            bow: b1
            starboard-bow: c01
            stern: c12
            port-quarter: c02, c03
            fleet stern: b2
            """)
        .besides("pursuit: 1");
  }

  @Test
  @Rule("CF-2")
  void theOnlyFreeAreaIsNotAskedForAndThenAllAreOffered() {
    fleet(
            2,
            """
            bow: c01
            starboard-bow: c02
            stern: c04
            port-quarter: c05
            port-bow: c06
            """
                + BOTH_AWAY)
        .icon(ACTIVATE_BASESTARS)
        .draw("c12")
        .draw("c11")
        .asks(
            Decider.CAG,
            "bow",
            "starboard-bow",
            "starboard-quarter",
            "stern",
            "port-quarter",
            "port-bow")
        .choose("port-bow")
        .shows(
            """
            bow: b1, c01
            starboard-bow: c02
            starboard-quarter: c12
            stern: c04
            port-quarter: c05
            port-bow: c06, c11
            fleet stern: b2
            """)
        .besides("pursuit: 3");
  }

  @Test
  @Rule("CF-2")
  void anEmptyPilePlacesNone() {
    fleet(0, BOTH_AWAY + "lost: " + Table.allBut())
        .icon(ACTIVATE_BASESTARS)
        .shows(ONE_HERE.formatted(""))
        .besides("pursuit: 1");
  }

  @Test
  @Rule("CF-2")
  void pileOfOnePlacesOneOfTwo() {
    fleet(2, BOTH_AWAY + "lost: " + Table.allBut("c07"))
        .icon(ACTIVATE_BASESTARS)
        .asksDraw(Pool.CIVILIAN, "c07")
        .draw("c07")
        .choose("bow")
        .shows(ONE_HERE.formatted(", c07"))
        .besides("pursuit: 3");
  }

  @Test
  @Rule({"CF-2", "CF-1"})
  void autoAttackBringsEveryShipAndTheMarkerBackToStart() {
    fleet(
            3,
            """
            bow: raider, c01
            stern: mk2
            fleet bow: 2 raiders, heavy raider
            fleet port-bow: raider, b2
            """)
        .icon(LAUNCH_RAIDERS)
        .asksDie("basestar")
        .roll(1)
        .shows(
            """
            bow: 3 raiders, heavy raider, c01
            stern: b1, mk2
            port-bow: raider, b2
            """)
        .besides("pursuit: 0")
        .told(
            new Event.FleetArrived(Area.BOW, 2, 1, 0),
            new Event.FleetArrived(Area.STERN, 0, 0, 1),
            new Event.FleetArrived(Area.PORT_BOW, 1, 0, 1))
        .told(new Event.AutoAttackCame())
        .never(Event.ShipLaunched.class)
        .never(Event.CivilianPlaced.class)
        .rolled(1);
  }

  @Test
  @Rule("CF-2")
  void whatAutoAttackBringsDoesNotAct() {
    fleet(3, "bow: mk2")
        .icon(ACTIVATE_RAIDERS)
        .roll(8)
        .shows("bow: raider, mk2")
        .besides("pursuit: 0")
        .rolled(1);
  }

  @Test
  @Rule("CF-2")
  void afterAutoAttackTheTrackBeginsAgain() {
    fleet(3, BOTH_AWAY)
        .icon(ACTIVATE_BASESTARS)
        .shows("bow: b1\nstern: b2")
        .besides("pursuit: 0")
        .icon(ACTIVATE_BASESTARS)
        .roll(1, 1)
        .shows("bow: b1\nstern: b2")
        .besides("pursuit: 0");
  }

  @Test
  @Rule("CF-2")
  void eachMissingIconAdvancesItOnce() {
    fleet(0, "bow: raider")
        .icons(ACTIVATE_BASESTARS, LAUNCH_RAIDERS)
        .roll(1)
        .draw("c11")
        .choose("stern")
        .roll(1)
        .shows("bow: raider\nstern: c11\nfleet stern: b1, b2")
        .besides("pursuit: 2")
        .told(new Event.PursuitAdvanced(1), new Event.PursuitAdvanced(2));
  }
}

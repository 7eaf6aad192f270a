package org.dradis.rules.board;

import static org.dradis.rules.board.Icon.ACTIVATE_HEAVY_RAIDERS;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.play.Rejection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.jupiter.params.provider.ValueSource;

/** How many pieces of each kind the box holds; the limits are hard. */
class ComponentsTest {
  @ParameterizedTest
  @CsvSource({"16, bow: 16 raiders", "17, bow: 16 raiders", "15, bow: 15 raiders"})
  @Rule("CO-1")
  void sixteenRaiders(int wanted, String placed) {
    Game.drawn("").place("bow: " + wanted + " raiders").shows(placed).andNothingElse();
  }

  @Test
  @Rule("CO-1")
  void twentyRaidersWithCylonFleet() {
    Game.with(GameOption.CYLON_FLEET, "")
        .place("bow: 21 raiders")
        .shows("bow: 20 raiders")
        .andNothingElse();
  }

  @ParameterizedTest
  @EnumSource(value = GameOption.class, mode = Mode.EXCLUDE, names = "CYLON_FLEET")
  @Rule("CO-1")
  void noOtherOptionAddsRaiders(GameOption option) {
    Game.with(option, "").place("bow: 21 raiders").shows("bow: 16 raiders").andNothingElse();
  }

  @ParameterizedTest
  @EnumSource(GameOption.class)
  @Rule("CO-1")
  void fourHeavyRaidersAndTwoBasestarsWithAnyOption(GameOption option) {
    Game.with(option, "")
        .place("stern: 3 basestars, 5 heavy raiders")
        .shows("stern: 4 heavy raiders, b1, b2")
        .andNothingElse();
  }

  @Test
  @Rule("CO-1")
  void fourCenturions() {
    Game.drawn("port-bow: 4 heavy raiders\ncenturions: 0")
        .icon(ACTIVATE_HEAVY_RAIDERS)
        .shows("port-bow: heavy raider")
        .besides("centurions: 0, 0, 0, 1");
  }

  @Test
  @Rule("CO-1")
  void shipsOfTheCylonFleetBoardCountToo() {
    Board board =
        Game.with(GameOption.CYLON_FLEET, "bow: 3 raiders, b1\nfleet bow: 4 raiders, heavy raider")
            .board();
    assertEquals(13, board.supply(CylonShip.RAIDER));
    assertEquals(3, board.supply(CylonShip.HEAVY_RAIDER));
    assertEquals(1, board.supply(CylonShip.BASESTAR));
  }

  @Test
  @Rule("CO-2")
  void eightMk2s() {
    Game game = Game.drawn("");
    for (int i = 0; i < 8; i++) {
      game.play(launch(Craft.MK2));
    }
    game.shows("port-bow: 8 mk2").besides("reserves: none");
    assertEquals(Rejection.Code.NO_SUCH_PIECE, game.refused(launch(Craft.MK2)).code());
    assertEquals(Rejection.Code.NO_SUCH_PIECE, game.refused(launch(Craft.MK7)).code());
  }

  @Test
  @Rule("CO-2")
  void withCylonFleetSixMk2sAndFourMk7sThatFirstNeedRepair() {
    Game game = Game.with(GameOption.CYLON_FLEET, "");
    assertEquals(Rejection.Code.NO_SUCH_PIECE, game.refused(launch(Craft.MK7)).code());
    for (int i = 0; i < 6; i++) {
      game.play(launch(Craft.MK2));
    }
    assertEquals(Rejection.Code.NO_SUCH_PIECE, game.refused(launch(Craft.MK2)).code());
    for (int i = 0; i < 4; i++) {
      game.play(new Command.RepairCraft(Craft.MK7)).play(launch(Craft.MK7));
    }
    game.shows("port-bow: 6 mk2, 4 mk7").besides("reserves: none", "damaged: none");
    assertEquals(
        Rejection.Code.NOT_DAMAGED, game.refused(new Command.RepairCraft(Craft.MK7)).code());
  }

  @Test
  @Rule("CO-3")
  void fourRaptors() {
    Game game = Game.drawn("");
    for (int i = 0; i < 4; i++) {
      game.play(new Command.LoseRaptor());
    }
    game.shows("").besides("raptors: 0", "raptors lost: 4");
    assertEquals(Rejection.Code.NO_SUCH_PIECE, game.refused(new Command.LoseRaptor()).code());
  }

  @Test
  @Rule("CO-3")
  void withDaybreakThreeAssaultRaptorsJoinTheOneInReserve() {
    Command gain = new Command.GainAssaultRaptor(false);
    Game.with(GameOption.DAYBREAK, "")
        .play(gain)
        .play(gain)
        .play(gain)
        .besides("reserves: 8 mk2, 4 assault raptors")
        .never(Event.NothingHappened.class)
        .play(gain)
        .shows("")
        .besides("reserves: 8 mk2, 4 assault raptors")
        .told(new Event.NothingHappened("VI-4"));
  }

  @Test
  @Rule("CO-3")
  void withoutDaybreakThereAreNoAssaultRaptors() {
    Game game = Game.drawn("");
    assertEquals(
        Rejection.Code.OPTION_OFF, game.refused(new Command.GainAssaultRaptor(false)).code());
    assertEquals(Rejection.Code.NO_SUCH_PIECE, game.refused(launch(Craft.ASSAULT_RAPTOR)).code());
    game.shows("").andNothingElse();
  }

  @Test
  @Rule("CO-5")
  void twoNukes() {
    Game game =
        Game.drawn("bow: b1\nstern: b2")
            .play(new Command.NukeBasestar(Basestar.B1))
            .roll(3)
            .shows("stern: b2")
            .besides("nukes: 1")
            .place("bow: basestar")
            .play(new Command.NukeBasestar(Basestar.B2))
            .roll(3)
            .shows("bow: b1")
            .besides("nukes: 0");
    assertEquals(
        Rejection.Code.NO_SUCH_PIECE, game.refused(new Command.NukeBasestar(Basestar.B1)).code());
  }

  @ParameterizedTest
  @EnumSource(GameOption.class)
  @Rule("CO-5")
  void noOptionStartsWithMoreThanTwoNukes(GameOption option) {
    assertEquals(2, Game.with(option, "").board().nukes());
  }

  @Test
  @Rule("CO-5")
  void aThirdNukeOfExodusIsFiredLikeTheOthers() {
    Command nuke = new Command.NukeArea(Area.BOW);
    Game game = Game.with(GameOption.CYLON_FLEET, "nukes: 3");
    game.play(nuke).roll(1).play(nuke).roll(1).play(nuke).roll(1);
    game.shows("").besides("nukes: 0");
    assertEquals(Rejection.Code.NO_SUCH_PIECE, game.refused(nuke).code());
  }

  @Test
  @Rule("CO-9")
  void fourOccupationForces() {
    assertEquals(4, NewCaprica.FORCES);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  @Rule("CO-9")
  void scarIsATokenOnARaiderAndNoSeventeenthRaider(int wanted) {
    Game.with(GameOption.PEGASUS, "bow: 14 raiders, scar")
        .place("stern: " + wanted + " raiders")
        .shows("bow: 14 raiders, scar\nstern: raider")
        .andNothingElse();
  }

  private static Command launch(Craft craft) {
    return new Command.LaunchViper(craft, Area.PORT_BOW, null);
  }
}

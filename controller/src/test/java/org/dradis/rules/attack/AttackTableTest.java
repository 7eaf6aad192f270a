package org.dradis.rules.attack;

import static org.dradis.rules.board.Area.BOW;
import static org.dradis.rules.board.Area.PORT_BOW;
import static org.dradis.rules.board.Area.STERN;
import static org.dradis.rules.board.Craft.ASSAULT_RAPTOR;
import static org.dradis.rules.board.Craft.MK2;
import static org.dradis.rules.board.Craft.MK7;
import static org.dradis.rules.board.Icon.ACTIVATE_BASESTARS;
import static org.dradis.rules.board.Icon.ACTIVATE_RAIDERS;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Cargo;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.PieceSet;
import org.dradis.rules.board.Target;
import org.dradis.rules.drawn.EveryFace;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Flyer;
import org.dradis.rules.question.Pool;
import org.junit.jupiter.api.Test;

/** The attack table, a test for each row and each face of the die. */
class AttackTableTest {
  private static final PieceSet<GameOption> ALL_CRAFT =
      GameOption.NONE.with(GameOption.CYLON_FLEET).with(GameOption.DAYBREAK);

  private static Game shot(Area area, Craft craft, Target target, String drawing) {
    return Game.with(ALL_CRAFT, drawing)
        .play(new Command.AttackWithViper(Flyer.unmanned(area, craft), target));
  }

  private static void destroysRaider(Game game, String by, int face, String craft) {
    game.asksDie(by + " at raider in bow").roll(face).rolled(1);
    if (face >= 3) {
      game.shows("bow: raider" + craft)
          .told(new Event.RaiderDestroyed(BOW, false))
          .never(Event.AttackMissed.class);
    } else {
      game.shows("bow: 2 raiders" + craft)
          .told(new Event.AttackMissed(by, "raider", BOW))
          .never(Event.RaiderDestroyed.class);
    }
    game.andNothingElse();
  }

  @EveryFace
  @Rule("AT")
  void raiderFallsToMkTwoOnThreeOrMore(int face) {
    destroysRaider(shot(BOW, MK2, Target.RAIDER, "bow: 2 raiders, mk2"), "mk2", face, ", mk2");
  }

  @EveryFace
  @Rule("AT")
  void raiderFallsToMkSevenOnThreeOrMore(int face) {
    destroysRaider(shot(BOW, MK7, Target.RAIDER, "bow: 2 raiders, mk7"), "mk7", face, ", mk7");
  }

  @EveryFace
  @Rule("AT")
  void raiderFallsToAssaultRaptorOnThreeOrMore(int face) {
    destroysRaider(
        shot(BOW, ASSAULT_RAPTOR, Target.RAIDER, "bow: 2 raiders, assault raptor"),
        "assaultRaptor",
        face,
        ", assault raptor");
  }

  @EveryFace
  @Rule("AT")
  void raiderFallsToPilotOnThreeOrMore(int face) {
    destroysRaider(
        Game.drawn("bow: 2 raiders, Starbuck in mk2")
            .play(new Command.AttackWithViper(Flyer.piloted("Starbuck"), Target.RAIDER)),
        "Starbuck",
        face,
        ", Starbuck in mk2");
  }

  @EveryFace
  @Rule("AT")
  void raiderFallsToGalacticaOnThreeOrMore(int face) {
    destroysRaider(
        Game.drawn("bow: 2 raiders").play(new Command.AttackWithGalactica(BOW, Target.RAIDER)),
        "galactica",
        face,
        "");
  }

  @EveryFace
  @Rule("AT")
  void scarFallsToViperOnSevenOrMore(int face) {
    Game.with(GameOption.PEGASUS, "bow: raider, scar, mk2")
        .play(new Command.AttackWithViper(Flyer.unmanned(BOW, MK2), Target.SCAR))
        .asksDie("mk2 at scar in bow")
        .roll(face)
        .shows(face >= 7 ? "bow: raider, mk2" : "bow: raider, scar, mk2")
        .andNothingElse()
        .rolled(1);
  }

  @EveryFace
  @Rule("AT")
  void scarFallsToGalacticaOnSevenOrMore(int face) {
    Game.with(GameOption.PEGASUS, "bow: raider, scar")
        .play(new Command.AttackWithGalactica(BOW, Target.SCAR))
        .roll(face)
        .shows(face >= 7 ? "bow: raider" : "bow: raider, scar")
        .andNothingElse();
  }

  @EveryFace
  @Rule("AT")
  void heavyRaiderFallsToViperOnSevenOrMore(int face) {
    shot(BOW, MK2, Target.HEAVY_RAIDER, "bow: raider, 2 heavy raiders, mk2")
        .asksDie("mk2 at heavyRaider in bow")
        .roll(face)
        .shows(face >= 7 ? "bow: raider, heavy raider, mk2" : "bow: raider, 2 heavy raiders, mk2")
        .andNothingElse();
  }

  @EveryFace
  @Rule("AT")
  void heavyRaiderFallsToAssaultRaptorOnSevenOrMore(int face) {
    shot(STERN, ASSAULT_RAPTOR, Target.HEAVY_RAIDER, "stern: heavy raider, assault raptor")
        .roll(face)
        .shows(face >= 7 ? "stern: assault raptor" : "stern: heavy raider, assault raptor")
        .andNothingElse();
  }

  @EveryFace
  @Rule("AT")
  void heavyRaiderFallsToGalacticaOnSevenOrMore(int face) {
    Game game =
        Game.drawn("stern: heavy raider, raider")
            .play(new Command.AttackWithGalactica(STERN, Target.HEAVY_RAIDER))
            .roll(face)
            .shows(face >= 7 ? "stern: raider" : "stern: raider, heavy raider")
            .andNothingElse();
    if (face >= 7) {
      game.told(new Event.HeavyRaiderDestroyed(STERN)).never(Event.AttackMissed.class);
    } else {
      game.told(new Event.AttackMissed("galactica", "heavyRaider", STERN))
          .never(Event.HeavyRaiderDestroyed.class);
    }
  }

  @EveryFace
  @Rule("AT")
  void centurionFallsOnSevenOrMore(int face) {
    Game game =
        Game.drawn("centurions: 0, 2, 2")
            .play(new Command.AttackCenturion(2))
            .asksDie("armory at centurion")
            .roll(face)
            .shows("");
    if (face >= 7) {
      game.besides("centurions: 0, 2").told(new Event.CenturionDestroyed(2));
    } else {
      game.andNothingElse().told(new Event.AttackMissed("armory", "centurion", null));
    }
  }

  private static void damagesBasestar(Game game, boolean hit, String drawing) {
    if (hit) {
      game.asksDraw(
              Pool.BASESTAR,
              "critical-hit",
              "disabled-hangar",
              "disabled-weapons",
              "structural-damage")
          .draw("disabled-hangar")
          .shows(drawing)
          .besides("b1: disabled-hangar")
          .never(Event.AttackMissed.class);
    } else {
      game.shows(drawing).andNothingElse().never(Event.BasestarDamaged.class);
    }
  }

  @EveryFace
  @Rule("AT")
  void basestarIsDamagedByMkTwoOnEightOnly(int face) {
    damagesBasestar(
        shot(BOW, MK2, Target.B1, "bow: b1, mk2").roll(face), face == 8, "bow: b1, mk2");
  }

  @EveryFace
  @Rule("AT")
  void basestarIsDamagedByMkSevenOnEightOnly(int face) {
    damagesBasestar(
        shot(BOW, MK7, Target.B1, "bow: b1, mk7").roll(face), face == 8, "bow: b1, mk7");
  }

  @EveryFace
  @Rule("AT")
  void basestarIsDamagedByAssaultRaptorOnSevenOrMore(int face) {
    damagesBasestar(
        shot(BOW, ASSAULT_RAPTOR, Target.B1, "bow: b1, assault raptor").roll(face),
        face >= 7,
        "bow: b1, assault raptor");
  }

  @EveryFace
  @Rule("AT")
  void basestarIsDamagedByPilotedAssaultRaptorOnSevenOrMore(int face) {
    damagesBasestar(
        Game.with(GameOption.DAYBREAK, "bow: b1, Boomer in assault raptor")
            .play(new Command.AttackWithViper(Flyer.piloted("Boomer"), Target.B1))
            .roll(face),
        face >= 7,
        "bow: b1, Boomer in assault raptor");
  }

  @EveryFace
  @Rule("AT")
  void basestarIsDamagedByGalacticaOnFiveOrMore(int face) {
    damagesBasestar(
        Game.drawn("bow: b1").play(new Command.AttackWithGalactica(BOW, Target.B1)).roll(face),
        face >= 5,
        "bow: b1");
  }

  @EveryFace
  @Rule("AT")
  void mkTwoIsDamagedOnFiveToSevenAndDestroyedOnEight(int face) {
    Game game =
        Game.drawn("bow: raider, 2 mk2")
            .icon(ACTIVATE_RAIDERS)
            .asksDie("raider at mk2 in bow")
            .roll(face)
            .shows(face <= 4 ? "bow: raider, 2 mk2" : "bow: raider, mk2");
    if (face <= 4) {
      game.andNothingElse().told(new Event.AttackMissed("raider", "mk2", BOW));
    } else if (face <= 7) {
      game.besides("damaged: mk2").told(new Event.ViperDamaged(MK2, BOW, null));
    } else {
      game.besides("destroyed: mk2").told(new Event.ViperDestroyed(MK2, BOW, null));
    }
  }

  @EveryFace
  @Rule("AT")
  void pilotedMkTwoIsHitLikeAnUnmannedOne(int face) {
    Game game =
        Game.drawn("bow: raider, Starbuck in mk2")
            .icon(ACTIVATE_RAIDERS)
            .asksDie("raider at Starbuck in bow")
            .roll(face)
            .shows(face <= 4 ? "bow: raider, Starbuck in mk2" : "bow: raider");
    if (face <= 4) {
      game.andNothingElse().never(Event.PilotWounded.class);
    } else {
      game.besides(face <= 7 ? "damaged: mk2" : "destroyed: mk2")
          .told(new Event.PilotWounded("Starbuck"));
    }
  }

  @EveryFace
  @Rule("AT")
  void mkSevenIsDamagedOnSixAndSevenAndDestroyedOnEight(int face) {
    Game game =
        Game.with(
                GameOption.CYLON_FLEET,
                """
                bow: raider, mk7
                damaged: none
                """)
            .icon(ACTIVATE_RAIDERS)
            .asksDie("raider at mk7 in bow")
            .roll(face)
            .shows(face <= 5 ? "bow: raider, mk7" : "bow: raider");
    if (face <= 5) {
      game.andNothingElse().told(new Event.AttackMissed("raider", "mk7", BOW));
    } else {
      game.besides(face <= 7 ? "damaged: mk7" : "destroyed: mk7");
    }
  }

  @EveryFace
  @Rule("AT")
  void assaultRaptorIsDestroyedOnSevenOrMoreAndNeverDamaged(int face) {
    Game game =
        Game.with(GameOption.DAYBREAK, "bow: raider, assault raptor")
            .icon(ACTIVATE_RAIDERS)
            .asksDie("raider at assaultRaptor in bow")
            .roll(face)
            .shows(face <= 6 ? "bow: raider, assault raptor" : "bow: raider")
            .never(Event.ViperDamaged.class);
    if (face <= 6) {
      game.andNothingElse();
    } else {
      game.besides("destroyed: assault raptor");
    }
  }

  private static void damagesGalactica(Game game, boolean hit, String drawing) {
    if (hit) {
      game.draw("command").shows(drawing).besides("galactica: command");
    } else {
      game.shows(drawing).andNothingElse().never(Event.GalacticaDamaged.class);
    }
  }

  @EveryFace
  @Rule("AT")
  void galacticaIsDamagedByRaiderOnEightOnly(int face) {
    damagesGalactica(
        Game.drawn("bow: raider")
            .icon(ACTIVATE_RAIDERS)
            .asksDie("raider at galactica in bow")
            .roll(face),
        face == 8,
        "bow: raider");
  }

  @EveryFace
  @Rule("AT")
  void galacticaIsDamagedByBasestarOnFourOrMore(int face) {
    damagesGalactica(
        Game.drawn("port-bow: b1")
            .icon(ACTIVATE_BASESTARS)
            .asksDie("b1 at galactica in port-bow")
            .roll(face),
        face >= 4,
        "port-bow: b1");
  }

  @Test
  @Rule("AT")
  void civilianShipIsDestroyedWithoutRoll() {
    Game.drawn("port-bow: raider, c11")
        .icon(ACTIVATE_RAIDERS)
        .shows("port-bow: raider")
        .besides("lost: c11")
        .told(new Event.CivilianDestroyed(CivilianShip.C11, Cargo.NOTHING, PORT_BOW))
        .rolled(0);
  }
}

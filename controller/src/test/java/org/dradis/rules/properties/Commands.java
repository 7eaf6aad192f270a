package org.dradis.rules.properties;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.dradis.cards.AttackDeck;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.GalacticaToken;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.JumpIcon;
import org.dradis.rules.board.PegasusToken;
import org.dradis.rules.board.PilotedCraft;
import org.dradis.rules.board.Placement;
import org.dradis.rules.board.Player;
import org.dradis.rules.board.SpaceArea;
import org.dradis.rules.board.Target;
import org.dradis.rules.board.Title;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Flyer;
import org.dradis.rules.input.Placed;

/** Commands of every kind, more often possible ones than not. */
final class Commands {
  private static final List<Icon> ICONS = List.of(Icon.values());
  private static final List<String> NEWCOMERS =
      List.of("Helena Cain", "Felix Gaeta", "Ellen Tigh", "William Adama", "Nobody");
  private static final List<Title> TITLES = List.of(Title.values());
  private static final List<JumpIcon> JUMP_ICONS = List.of(JumpIcon.values());
  private static final List<Craft> CRAFT = List.of(Craft.values());
  private static final List<Basestar> BASESTARS = List.of(Basestar.values());
  private static final List<CivilianShip> CIVILIANS = List.of(CivilianShip.values());

  private Commands() {}

  static Command any(Luck luck, Board board) {
    Area area = luck.oneIn(3) ? luck.pick(Area.RING) : busy(luck, board);
    return switch (luck.below(75)) {
      case 0, 1, 2, 3, 4, 5 -> new Command.ResolveIcon(Icon.ACTIVATE_RAIDERS);
      case 6, 7 -> new Command.ResolveIcon(luck.pick(ICONS));
      case 8, 9, 10, 11, 12 ->
          new Command.ResolveIcons(row(luck), luck.pick(JUMP_ICONS), luck.oneIn(10));
      case 13 -> new Command.LaunchViper(craft(luck, board), launchArea(luck), pilot(luck));
      case 14, 15 -> new Command.MoveViper(flyer(luck, board), area);
      case 16, 17, 18 -> new Command.AttackWithViper(flyer(luck, board), target(luck, board, area));
      case 19 -> escort(luck, board);
      case 20 -> new Command.RecallViper(area, luck.pick(CRAFT));
      case 21 -> new Command.LeaveViper(luck.pick(pilots(board)));
      case 22 -> galactica(luck, board, area);
      case 23 -> new Command.AttackCenturion(luck.between(-1, 4));
      case 24 -> new Command.NukeBasestar(luck.pick(BASESTARS));
      case 25 -> new Command.NukeArea(area);
      case 26 -> new Command.UsePegasusCic(luck.pick(BASESTARS));
      case 27, 28 -> new Command.UseMainBatteries(area);
      case 29 -> new Command.DamageGalactica(luck.between(-1, 13));
      case 30 -> new Command.DamageBasestar(luck.pick(BASESTARS));
      case 31 -> new Command.UseHumanFleet();
      case 32 -> new Command.UseCylonFleet();
      case 33 -> new Command.LoseCivilian();
      case 34 -> new Command.MoveCivilian(civilian(luck, board), area);
      case 35 -> new Command.PlaceCivilians(luck.between(-1, 13));
      case 36 -> new Command.Place(area, placement(luck));
      case 37 -> new Command.RepairGalactica(luck.pick(GalacticaToken.NONE.all().list()));
      case 38 -> new Command.RepairPegasus(luck.pick(PegasusToken.NONE.all().list()));
      case 39 -> new Command.RepairCraft(luck.pick(CRAFT));
      case 40 -> new Command.TurnDials(turn(luck), turn(luck), turn(luck), turn(luck));
      case 41 -> new Command.TurnExtremeDial(luck.oneIn(2), luck.between(-2, 2));
      case 42, 43, 44 -> new Command.PlayAttackCard(luck.pick(AttackDeck.PRINTED.cards()));
      case 45, 46 -> new Command.AdvanceJumpTrack();
      case 47 -> new Command.ActivateFtl();
      case 48 -> new Command.Jump(luck.below(4), List.of(new Placed(area, placement(luck))));
      case 49 -> new Command.Travel(luck.between(-1, 3));
      case 50 -> new Command.UseEngineRoom();
      case 51 -> new Command.UseRaiderBay(area, luck.oneIn(2));
      case 52 -> new Command.BeginNewCaprica();
      case 53, 54 -> new Command.ActivateOccupation();
      case 55 ->
          luck.oneIn(2) ? new Command.UseOccupationAuthority() : new Command.UseBreedersCanyon();
      case 56 -> luck.oneIn(2) ? new Command.PrepareShip() : new Command.BuryLockedShip();
      case 57 -> luck.oneIn(4) ? new Command.Depart() : new Command.EvacuateShip();
      case 58 ->
          luck.oneIn(3) ? new Command.EndTurn() : new Command.AttackOccupation(luck.below(3));
      case 59, 60 -> new Command.Arrest(character(luck, board), luck.below(3));
      case 61 ->
          switch (luck.below(3)) {
            case 0 -> new Command.GainNuke();
            case 1 -> new Command.DestroyColonialOne();
            default -> new Command.DestroyHub();
          };
      case 62 -> new Command.ManViper(area, luck.pick(CRAFT), luck.pick(HumanPieces.PILOTS));
      case 63, 64 -> new Command.Brig(character(luck, board));
      case 65 -> new Command.Release(character(luck, board));
      case 66 -> new Command.LeaveSickbay(character(luck, board));
      case 67 ->
          luck.oneIn(2)
              ? new Command.Reveal(character(luck, board))
              : new Command.RevealSympathizer(character(luck, board));
      case 68, 69 -> new Command.MakeMutineer(character(luck, board));
      case 70 ->
          luck.oneIn(2)
              ? new Command.Infiltrate(character(luck, board))
              : new Command.StopInfiltrating(character(luck, board));
      case 71, 72 ->
          new Command.Execute(
              character(luck, board), luck.oneIn(2), luck.oneIn(4) ? null : luck.pick(NEWCOMERS));
      case 73 -> new Command.GiveTitle(luck.pick(TITLES), character(luck, board));
      default ->
          luck.oneIn(2) ? new Command.LoseRaptor() : new Command.GainAssaultRaptor(luck.oneIn(2));
    };
  }

  /** Where Scar or a basestar is, more often than where raiders or vipers are. */
  private static Area busy(Luck luck, Board board) {
    List<Area> areas = new ArrayList<>();
    for (Area area : Area.RING) {
      SpaceArea here = board.at(area);
      int interest = (here.scar() ? 6 : 0) + 2 * here.basestars().size();
      interest += (here.raiders() > 0 ? 1 : 0) + (here.vipers().total() > 0 ? 1 : 0);
      areas.addAll(Collections.nCopies(interest, area));
    }
    return luck.pick(areas.isEmpty() ? Area.RING : areas);
  }

  private static List<Icon> row(Luck luck) {
    List<Icon> row = new ArrayList<>();
    int icons = luck.between(0, 3);
    for (int i = 0; i < icons; i++) {
      row.add(luck.pick(ICONS));
    }
    return row;
  }

  private static Craft craft(Luck luck, Board board) {
    List<Craft> there = board.hangar().reserves().kinds();
    return there.isEmpty() || luck.oneIn(10) ? luck.pick(CRAFT) : luck.pick(there);
  }

  private static Area launchArea(Luck luck) {
    return luck.oneIn(10) ? luck.pick(Area.RING) : luck.pick(Area.LAUNCH);
  }

  private static String pilot(Luck luck) {
    return luck.oneIn(2) ? luck.pick(HumanPieces.PILOTS) : null;
  }

  private static List<String> pilots(Board board) {
    List<String> flying = new ArrayList<>();
    for (Area area : Area.RING) {
      board.at(area).piloted().forEach(piloted -> flying.add(piloted.pilot()));
    }
    return flying.isEmpty() ? HumanPieces.PILOTS : flying;
  }

  /** A craft that flies, or now and then one that may not. */
  private static Flyer flyer(Luck luck, Board board) {
    List<Flyer> flying = new ArrayList<>();
    for (Area area : Area.RING) {
      for (Craft craft : board.at(area).vipers().kinds()) {
        flying.add(Flyer.unmanned(area, craft));
      }
      for (PilotedCraft piloted : board.at(area).piloted()) {
        flying.add(Flyer.piloted(piloted.pilot()));
        flying.add(new Flyer(area, piloted.craft(), piloted.pilot()));
      }
    }
    return flying.isEmpty() || luck.oneIn(10)
        ? new Flyer(
            luck.oneIn(4) ? null : luck.pick(Area.RING),
            luck.oneIn(4) ? null : luck.pick(CRAFT),
            pilot(luck))
        : luck.pick(flying);
  }

  private static Target target(Luck luck, Board board, Area area) {
    List<Target> there = new ArrayList<>();
    for (Target target : Target.values()) {
      if (target.standsIn(board.at(area))) {
        there.add(target);
      }
    }
    return luck.pick(there.isEmpty() || luck.oneIn(10) ? List.of(Target.values()) : there);
  }

  private static Command galactica(Luck luck, Board board, Area area) {
    return new Command.AttackWithGalactica(luck.oneIn(6) ? null : area, target(luck, board, area));
  }

  private static CivilianShip civilian(Luck luck, Board board) {
    List<CivilianShip> inSpace = board.civiliansInSpace().list();
    return luck.pick(inSpace.isEmpty() ? CIVILIANS : inSpace);
  }

  private static String character(Luck luck, Board board) {
    List<Player> players = board.crew().players();
    return players.isEmpty() || luck.oneIn(20) ? "Nobody" : luck.pick(players).character();
  }

  private static Command escort(Luck luck, Board board) {
    CivilianShip ship = civilian(luck, board);
    Area area = board.areaOf(ship);
    boolean there = area != null && board.at(area).vipers().total() > 0;
    return new Command.EscortCivilian(
        there
            ? Flyer.unmanned(area, board.at(area).vipers().kinds().getFirst())
            : flyer(luck, board),
        ship);
  }

  private static Placement placement(Luck luck) {
    return new Placement(
        luck.between(-1, 3),
        luck.between(0, 20),
        luck.between(0, 5),
        luck.oneIn(2) ? luck.below(16) : 0,
        luck.oneIn(2) ? luck.below(14) : 0);
  }

  private static int turn(Luck luck) {
    return luck.oneIn(20)
        ? luck.pick(List.of(Integer.MIN_VALUE, Integer.MAX_VALUE))
        : luck.between(-3, 3);
  }
}

package org.dradis.rules;

import org.dradis.rules.attack.ArmoryAttacks;
import org.dradis.rules.attack.GainNuke;
import org.dradis.rules.attack.GalacticaAttacks;
import org.dradis.rules.attack.HumanFleet;
import org.dradis.rules.attack.MainBatteries;
import org.dradis.rules.attack.NukeArea;
import org.dradis.rules.attack.NukeBasestar;
import org.dradis.rules.attack.PegasusCic;
import org.dradis.rules.basestars.UseCylonFleet;
import org.dradis.rules.cards.PlayAttackCard;
import org.dradis.rules.damage.DamageBasestar;
import org.dradis.rules.damage.DamageGalactica;
import org.dradis.rules.damage.DestroyLocation;
import org.dradis.rules.damage.LoseCivilian;
import org.dradis.rules.dials.TurnDials;
import org.dradis.rules.dials.TurnExtremeDial;
import org.dradis.rules.execution.ExecuteCylon;
import org.dradis.rules.execution.ExecuteHuman;
import org.dradis.rules.icons.ResolveIcons;
import org.dradis.rules.input.Command;
import org.dradis.rules.jump.ActivateFtl;
import org.dradis.rules.jump.AdvanceJumpTrack;
import org.dradis.rules.jump.JumpFleet;
import org.dradis.rules.jump.Travel;
import org.dradis.rules.jump.UseEngineRoom;
import org.dradis.rules.newcaprica.ActivateOccupation;
import org.dradis.rules.newcaprica.Arrest;
import org.dradis.rules.newcaprica.AttackOccupation;
import org.dradis.rules.newcaprica.BeginNewCaprica;
import org.dradis.rules.newcaprica.BuryLockedShip;
import org.dradis.rules.newcaprica.Depart;
import org.dradis.rules.newcaprica.EvacuateShip;
import org.dradis.rules.newcaprica.PrepareShip;
import org.dradis.rules.newcaprica.UseBreedersCanyon;
import org.dradis.rules.newcaprica.UseOccupationAuthority;
import org.dradis.rules.placement.CiviliansArrive;
import org.dradis.rules.placement.PlaceShips;
import org.dradis.rules.play.Order;
import org.dradis.rules.raiders.UseRaiderBay;
import org.dradis.rules.repair.RepairCraft;
import org.dradis.rules.repair.RepairGalactica;
import org.dradis.rules.repair.RepairPegasus;
import org.dradis.rules.titles.Brig;
import org.dradis.rules.titles.GiveTitle;
import org.dradis.rules.titles.Infiltration;
import org.dradis.rules.titles.LeaveSickbay;
import org.dradis.rules.titles.MakeMutineer;
import org.dradis.rules.titles.Release;
import org.dradis.rules.titles.Reveal;
import org.dradis.rules.titles.RevealSympathizer;
import org.dradis.rules.turn.EndTurn;
import org.dradis.rules.vipers.EscortCivilian;
import org.dradis.rules.vipers.GainAssaultRaptor;
import org.dradis.rules.vipers.LaunchViper;
import org.dradis.rules.vipers.LoseRaptor;
import org.dradis.rules.vipers.ManViper;
import org.dradis.rules.vipers.MoveCivilian;
import org.dradis.rules.vipers.MoveViper;
import org.dradis.rules.vipers.ReturnViper;
import org.dradis.rules.vipers.ViperAttacks;

/** Which rule plays which command. */
final class Orders {
  private Orders() {}

  static Order of(Command command) {
    return switch (command) {
      case Command.ResolveIcon(var icon) -> ResolveIcons.one(icon);
      case Command.ResolveIcons(var icons, var jump, var fromCaprica) ->
          new ResolveIcons(icons, jump, fromCaprica);
      case Command.PlayAttackCard(var card) -> new PlayAttackCard(card);
      case Command.AdvanceJumpTrack() -> new AdvanceJumpTrack();
      case Command.ActivateFtl() -> new ActivateFtl();
      case Command.Jump(var distance, var destination) -> new JumpFleet(distance, destination);
      case Command.Travel(var distance) -> new Travel(distance);
      case Command.UseEngineRoom() -> new UseEngineRoom();
      case Command.UseRaiderBay(var area, var raiders) -> new UseRaiderBay(area, raiders);
      case Command.BeginNewCaprica() -> new BeginNewCaprica();
      case Command.ActivateOccupation() -> new ActivateOccupation();
      case Command.UseOccupationAuthority() -> new UseOccupationAuthority();
      case Command.UseBreedersCanyon() -> new UseBreedersCanyon();
      case Command.PrepareShip() -> new PrepareShip();
      case Command.EvacuateShip() -> new EvacuateShip();
      case Command.BuryLockedShip() -> new BuryLockedShip();
      case Command.Depart() -> new Depart();
      case Command.AttackOccupation(var position) -> new AttackOccupation(position);
      case Command.Arrest(var character, var position) -> new Arrest(character, position);
      case Command.GainNuke() -> new GainNuke();
      case Command.DestroyColonialOne() -> DestroyLocation.COLONIAL_ONE;
      case Command.DestroyHub() -> DestroyLocation.HUB;
      case Command.EndTurn() -> new EndTurn();
      case Command.LaunchViper(var craft, var area, var pilot) ->
          new LaunchViper(craft, area, pilot);
      case Command.MoveViper(var flyer, var to) -> new MoveViper(flyer, to);
      case Command.AttackWithViper(var flyer, var target) -> new ViperAttacks(flyer, target);
      case Command.EscortCivilian(var flyer, var civilian) -> new EscortCivilian(flyer, civilian);
      case Command.RecallViper(var area, var craft) -> ReturnViper.recall(area, craft);
      case Command.LeaveViper(var pilot) -> ReturnViper.leave(pilot);
      case Command.AttackWithGalactica(var area, var target) -> new GalacticaAttacks(area, target);
      case Command.AttackCenturion(var space) -> new ArmoryAttacks(space);
      case Command.NukeBasestar(var basestar) -> new NukeBasestar(basestar);
      case Command.NukeArea(var area) -> new NukeArea(area);
      case Command.UsePegasusCic(var basestar) -> new PegasusCic(basestar);
      case Command.UseMainBatteries(var area) -> new MainBatteries(area);
      case Command.DamageGalactica(var hits) -> new DamageGalactica(hits);
      case Command.DamageBasestar(var basestar) -> new DamageBasestar(basestar);
      case Command.UseHumanFleet() -> new HumanFleet();
      case Command.UseCylonFleet() -> new UseCylonFleet();
      case Command.LoseCivilian() -> new LoseCivilian();
      case Command.MoveCivilian(var civilian, var to) -> new MoveCivilian(civilian, to);
      case Command.PlaceCivilians(var ships) -> new CiviliansArrive(ships);
      case Command.Place(var area, var ships) -> PlaceShips.into(area, ships);
      case Command.RepairGalactica(var location) -> new RepairGalactica(location);
      case Command.RepairPegasus(var location) -> new RepairPegasus(location);
      case Command.RepairCraft(var craft) -> new RepairCraft(craft);
      case Command.TurnDials(var fuel, var food, var morale, var population) ->
          new TurnDials(fuel, food, morale, population);
      case Command.TurnExtremeDial(var highest, var by) -> new TurnExtremeDial(highest, by);
      case Command.LoseRaptor() -> new LoseRaptor();
      case Command.GainAssaultRaptor(var forRaptor) -> new GainAssaultRaptor(forRaptor);
      case Command.ManViper(var area, var craft, var pilot) -> new ManViper(area, craft, pilot);
      case Command.Brig(var character) -> new Brig(character);
      case Command.Release(var character) -> new Release(character);
      case Command.LeaveSickbay(var character) -> new LeaveSickbay(character);
      case Command.Reveal(var character) -> new Reveal(character);
      case Command.RevealSympathizer(var character) -> new RevealSympathizer(character);
      case Command.MakeMutineer(var character) -> new MakeMutineer(character);
      case Command.Infiltrate(var character) -> Infiltration.begin(character);
      case Command.StopInfiltrating(var character) -> Infiltration.end(character);
      case Command.Execute(var character, var cylon, var newCharacter) ->
          cylon ? new ExecuteCylon(character) : new ExecuteHuman(character, newCharacter);
      case Command.GiveTitle(var title, var to) -> new GiveTitle(title, to);
    };
  }
}

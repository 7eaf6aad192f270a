package org.dradis.rig.autoplay;

import java.util.List;
import org.dradis.cards.AttackDeck;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.GalacticaToken;
import org.dradis.rules.board.Numeral;
import org.dradis.rules.board.PegasusToken;
import org.dradis.rules.board.Target;
import org.dradis.rules.input.Answer;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Flyer;
import org.dradis.rules.input.Input;
import org.dradis.rules.input.Interrupt;
import org.jspecify.annotations.Nullable;

/** A table that does not look: mostly refused, which must change nothing. */
final class Careless {
  private static final List<GalacticaToken> LOCATIONS = List.of(GalacticaToken.values());
  private static final List<PegasusToken> PEGASUS = List.of(PegasusToken.values());
  private static final List<Craft> CRAFT = List.of(Craft.values());
  private static final List<Target> TARGETS = List.of(Target.values());
  private static final List<CivilianShip> CIVILIANS = List.of(CivilianShip.values());

  private static final List<Move> MOVES =
      List.of(
          (board, chance) ->
              new Command.LaunchViper(craft(chance), area(chance), flying(board, chance)),
          (board, chance) -> new Command.MoveViper(flyer(board, chance), area(chance)),
          (board, chance) -> new Command.AttackWithViper(flyer(board, chance), target(chance)),
          (board, chance) -> new Command.EscortCivilian(flyer(board, chance), civilian(chance)),
          (board, chance) -> new Command.RecallViper(area(chance), craft(chance)),
          (board, chance) -> new Command.AttackWithGalactica(area(chance), target(chance)),
          (board, chance) -> new Command.AttackCenturion(chance.below(5)),
          (board, chance) -> new Command.NukeBasestar(chance.oneIn(2) ? Basestar.B1 : Basestar.B2),
          (board, chance) -> new Command.NukeArea(area(chance)),
          (board, chance) -> new Command.UsePegasusCic(Basestar.B2),
          (board, chance) -> new Command.UseMainBatteries(area(chance)),
          (board, chance) -> new Command.UseEngineRoom(),
          (board, chance) -> new Command.MoveCivilian(civilian(board, chance), area(chance)),
          (board, chance) -> new Command.PlayAttackCard(chance.pick(AttackDeck.PRINTED.cards())),
          (board, chance) -> new Command.RepairGalactica(chance.pick(LOCATIONS)),
          (board, chance) -> new Command.RepairPegasus(chance.pick(PEGASUS)),
          (board, chance) -> new Command.RepairCraft(craft(chance)),
          (board, chance) -> new Command.ActivateFtl(),
          (board, chance) -> new Command.Travel(-1),
          (board, chance) -> new Command.AttackOccupation(chance.below(4)),
          (board, chance) -> new Command.PrepareShip(),
          (board, chance) -> new Command.Brig(someone(board, chance)),
          (board, chance) -> new Command.Release(someone(board, chance)),
          (board, chance) ->
              new Command.Execute(someone(board, chance), false, someone(board, chance)),
          (board, chance) -> new Command.Execute(someone(board, chance), false, "Nobody"),
          (board, chance) -> new Command.Brig("Nobody"));

  private Careless() {}

  static Command command(Board board, Chance chance) {
    Command command = chance.pick(MOVES).propose(board, chance);
    return command == null ? new Command.ActivateFtl() : command;
  }

  /** Something that no open question can take. */
  static Input answer(Chance chance) {
    return switch (chance.below(5)) {
      case 0 -> new Command.EndTurn();
      case 1 -> new Answer.Chose(new Numeral(99));
      case 2 -> new Answer.Drew(new Numeral(99));
      case 3 -> new Answer.Rolled(9);
      default -> new Interrupt.Reroll(Interrupt.Cause.MAXIMUM_FIREPOWER, "no occupation force");
    };
  }

  private static Area area(Chance chance) {
    return chance.pick(Area.RING);
  }

  private static Craft craft(Chance chance) {
    return chance.pick(CRAFT);
  }

  private static Target target(Chance chance) {
    return chance.pick(TARGETS);
  }

  private static CivilianShip civilian(Chance chance) {
    return chance.pick(CIVILIANS);
  }

  private static CivilianShip civilian(Board board, Chance chance) {
    CivilianShip there = Occasions.any(board.civiliansInSpace(), chance);
    return there == null ? civilian(chance) : there;
  }

  private static String someone(Board board, Chance chance) {
    return chance.pick(board.crew().players()).character();
  }

  /** Somebody who is in a craft already, or nobody. */
  private static @Nullable String flying(Board board, Chance chance) {
    Area area = Occasions.area(chance, each -> !board.at(each).piloted().isEmpty());
    return area == null ? null : chance.pick(board.at(area).piloted()).pilot();
  }

  private static Flyer flyer(Board board, Chance chance) {
    Flyer there = chance.oneIn(3) ? null : Occasions.any(Occasions.flyers(board), chance);
    return there == null ? Flyer.unmanned(area(chance), craft(chance)) : there;
  }
}

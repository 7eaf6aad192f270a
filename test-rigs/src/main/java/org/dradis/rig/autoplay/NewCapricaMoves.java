package org.dradis.rig.autoplay;

import java.util.List;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.NewCaprica;
import org.dradis.rules.board.PlayerState;
import org.dradis.rules.input.Command;
import org.jspecify.annotations.Nullable;

/** What humans and Cylons do on New Caprica, (NC). */
final class NewCapricaMoves {
  static final List<Move> ALL =
      List.of(
          NewCapricaMoves::attack,
          NewCapricaMoves::prepare,
          NewCapricaMoves::prepare,
          NewCapricaMoves::evacuate,
          NewCapricaMoves::breedersCanyon,
          NewCapricaMoves::authority,
          NewCapricaMoves::bury,
          NewCapricaMoves::arrest,
          NewCapricaMoves::activate);

  private NewCapricaMoves() {}

  private static @Nullable Command attack(Board board, Chance chance) {
    NewCaprica newCaprica = board.newCaprica();
    Integer position = newCaprica == null ? null : Occasions.any(newCaprica.occupation(), chance);
    return position == null ? null : new Command.AttackOccupation(position);
  }

  private static @Nullable Command arrest(Board board, Chance chance) {
    NewCaprica newCaprica = board.newCaprica();
    Integer position = newCaprica == null ? null : Occasions.any(newCaprica.occupation(), chance);
    String who = Occasions.any(CrewMoves.in(board, PlayerState.HUMAN), chance);
    return position == null || who == null ? null : new Command.Arrest(who, position);
  }

  private static Command activate(Board board, Chance chance) {
    return new Command.ActivateOccupation();
  }

  private static Command prepare(Board board, Chance chance) {
    return new Command.PrepareShip();
  }

  private static Command evacuate(Board board, Chance chance) {
    return new Command.EvacuateShip();
  }

  private static Command breedersCanyon(Board board, Chance chance) {
    return new Command.UseBreedersCanyon();
  }

  private static Command authority(Board board, Chance chance) {
    return new Command.UseOccupationAuthority();
  }

  private static Command bury(Board board, Chance chance) {
    return new Command.BuryLockedShip();
  }

  /** The Admiral leaves when most ships are off the planet, or out of patience. */
  static @Nullable Command depart(Board board, Chance chance) {
    NewCaprica newCaprica = board.newCaprica();
    if (newCaprica == null || !newCaprica.returned()) {
      return null;
    }
    int behind = newCaprica.locked().size() + newCaprica.prepared().size();
    return chance.oneIn(2 + behind) ? new Command.Depart() : null;
  }
}

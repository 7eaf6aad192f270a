package org.dradis.session.action;

import java.util.List;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.NewCaprica;
import org.dradis.rules.board.Player;
import org.dradis.rules.input.Command;

/** Everything on the planet (NC). */
final class NewCapricaActions {
  private NewCapricaActions() {}

  static void add(List<Action> all, Board board) {
    all.add(planet("new-caprica.begin", "new-caprica", new Command.BeginNewCaprica()));
    if (board.newCaprica() == null) {
      return;
    }
    all.add(planet("occupation.icon", "occupation", new Command.ActivateOccupation()));
    all.add(planet("occupation.authority", "occupation", new Command.UseOccupationAuthority()));
    all.add(planet("breeders-canyon", "occupation", new Command.UseBreedersCanyon()));
    all.add(planet("ship.prepare", "shipyard", new Command.PrepareShip()));
    all.add(planet("ship.evacuate", "shipyard", new Command.EvacuateShip()));
    all.add(planet("ship.bury", "shipyard", new Command.BuryLockedShip()));
    all.add(planet("depart", "new-caprica", new Command.Depart()));
    for (int position = 0; position <= NewCaprica.LAST_POSITION; position++) {
      all.add(
          planet("occupation.attack", "resistance", new Command.AttackOccupation(position))
              .with("space", position));
      for (Player player : board.crew().players()) {
        all.add(
            planet("arrest", "occupation", new Command.Arrest(player.character(), position))
                .with("who", player.character())
                .with("space", position));
      }
    }
  }

  private static Action planet(String id, String subject, Command command) {
    return Action.of(id, Group.NEW_CAPRICA, subject, command);
  }
}

package org.dradis.rules.damage;

import java.util.ArrayList;
import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Cargo;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Civilians;
import org.dradis.rules.board.NewCaprica;
import org.dradis.rules.board.Resource;
import org.dradis.rules.board.SpaceArea;
import org.dradis.rules.board.Until;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Act;
import org.dradis.rules.play.Draw;
import org.dradis.rules.play.Play;
import org.dradis.rules.question.Pool;
import org.jspecify.annotations.Nullable;

/** A civilian ship, wherever it is, is turned up and leaves the game (DM-8). */
public record DestroyCivilian(CivilianShip ship) implements Act {
  @Override
  public void play(Play play) {
    Area area = play.board().areaOf(ship);
    takeAway(play, area);
    Cargo cargo = play.board().civilians().manifest().of(ship);
    if (cargo == null) {
      play.next(new TurnUp(ship, area));
    } else {
      lose(play, ship, cargo, area);
    }
  }

  private void takeAway(Play play, @Nullable Area area) {
    Board board = play.board();
    if (area != null) {
      SpaceArea here = board.at(area);
      board = board.with(area, here.withCivilians(here.civilians().without(ship)));
    }
    NewCaprica newCaprica = board.newCaprica();
    if (newCaprica != null) {
      board =
          board.with(
              newCaprica
                  .withLocked(without(newCaprica.locked()))
                  .withPrepared(without(newCaprica.prepared())));
    }
    play.set(board.with(board.civilians().lose(ship)));
  }

  private List<CivilianShip> without(List<CivilianShip> stack) {
    List<CivilianShip> rest = new ArrayList<>(stack);
    rest.remove(ship);
    return rest;
  }

  private static void lose(Play play, CivilianShip ship, Cargo cargo, @Nullable Area area) {
    play.tell(new Event.CivilianDestroyed(ship, cargo, area));
    for (Resource resource : Resource.values()) {
      if (cargo.of(resource) > 0) {
        play.turn(resource, -cargo.of(resource));
      }
    }
    CardsInPlay.end(play, Until.CIVILIAN_OR_BASESTAR_DESTROYED);
  }

  /** Nobody knew what it holds: the table tells what its underside shows. */
  record TurnUp(CivilianShip ship, @Nullable Area area) implements Draw<Cargo> {
    @Override
    public Pool pool() {
      return Pool.CARGO;
    }

    @Override
    public List<Cargo> options(Board board) {
      return board.civilians().manifest().left(board.civilians().lost());
    }

    @Override
    public void drawn(Play play, Cargo cargo) {
      Civilians civilians = play.board().civilians();
      play.set(
          play.board()
              .with(new Civilians(civilians.lost(), civilians.manifest().reveal(ship, cargo))));
      lose(play, ship, cargo, area);
    }
  }
}

package org.dradis.rules.jump;

import java.util.ArrayList;
import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CardInPlay;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.PilotedCraft;
import org.dradis.rules.board.Special;
import org.dradis.rules.input.Placed;
import org.dradis.rules.placement.PlaceShips;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.dradis.rules.play.Task;
import org.dradis.rules.turn.Endings;
import org.jspecify.annotations.Nullable;

/**
 * The fleet jumps: ships are cleared, what the destination places is placed, its distance added; a
 * null distance is asked for. Beyond the objective it is the winning jump (JP-2, JP-4).
 */
public record JumpFleet(@Nullable Integer distance, List<Placed> destination) implements Order {
  /** A jump whose destination is told when the Admiral has chosen it. */
  public static JumpFleet asking() {
    return new JumpFleet(null, List.of());
  }

  @Override
  public boolean travels() {
    return true;
  }

  @Override
  public @Nullable Rejection refusal(Board board) {
    for (Placed placed : destination) {
      Rejection refusal = PlaceShips.into(placed.area(), placed.ships()).refusal(board);
      if (refusal != null) {
        return refusal;
      }
    }
    return distance == null ? null : new Travel(distance).refusal(board);
  }

  @Override
  public void play(Play play) {
    if (play.board().voyage().nextJumpWins()) {
      Endings.winUnlessADialIsEmpty(play);
      return;
    }
    List<Task> tasks = new ArrayList<>(assaultRaptors(play.board()));
    tasks.add(new ClearSpace());
    for (Placed placed : destination) {
      tasks.add(PlaceShips.into(placed.area(), placed.ships()));
    }
    tasks.add(distance == null ? new AskDistance() : new Arrive(distance));
    for (CardInPlay card : play.board().cards()) {
      if (card.special() == Special.LURED_INTO_A_TRAP) {
        tasks.add(new SpringTrap(card.name()));
      }
    }
    play.next(tasks);
  }

  /** Assault raptors may stay: per area the unmanned ones, then pilots by name. */
  private static List<Task> assaultRaptors(Board board) {
    List<Task> questions = new ArrayList<>();
    for (Area area : Area.RING) {
      for (int i = 0; i < board.at(area).vipers().assaultRaptors(); i++) {
        questions.add(new AssaultRaptorBerth(area, null));
      }
      for (PilotedCraft piloted : board.at(area).piloted()) {
        if (piloted.craft() == Craft.ASSAULT_RAPTOR) {
          questions.add(new AssaultRaptorBerth(area, piloted));
        }
      }
    }
    return questions;
  }
}

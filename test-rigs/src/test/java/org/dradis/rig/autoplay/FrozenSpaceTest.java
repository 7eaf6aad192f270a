package org.dradis.rig.autoplay;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.dradis.rules.State;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Manifest;
import org.dradis.rules.board.NewCaprica;
import org.dradis.rules.board.SpaceArea;
import org.dradis.rules.board.StartPosition;
import org.dradis.rules.input.Command;
import org.junit.jupiter.api.Test;

class FrozenSpaceTest {
  private final Board landed =
      StartPosition.emptySpace(GameOption.NONE, Manifest.SCENARIO)
          .with(new NewCaprica(false, List.of(), List.of(), List.of()));

  @Test
  void aShipThatMovesInFrozenSpaceIsFound() {
    Board moved = landed.with(Area.BOW, SpaceArea.EMPTY.plusRaiders(1));
    assertThrows(Broken.class, () -> StepInvariants.check(step(landed, moved)));
  }

  @Test
  void theReturnMayMoveThem() {
    Board back =
        landed
            .with(new NewCaprica(true, List.of(), List.of(), List.of()))
            .with(Area.BOW, SpaceArea.EMPTY.plusRaiders(1));
    assertDoesNotThrow(() -> StepInvariants.check(step(landed, back)));
  }

  @Test
  void aPhaseThatIsUndoneIsFound() {
    Board undone = landed.with((NewCaprica) null);
    assertThrows(Broken.class, () -> StepInvariants.check(step(landed, undone)));
  }

  private static Beat step(Board before, Board after) {
    return new Beat(
        State.of(before), null, new Command.AdvanceJumpTrack(), State.of(after), List.of(), null);
  }
}

package org.dradis.rules.execution;

import org.dradis.rules.board.Board;
import org.dradis.rules.board.Outcome;
import org.dradis.rules.board.PlayerState;
import org.dradis.rules.board.Resource;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.dradis.rules.titles.AtTheTable;
import org.dradis.rules.titles.CrewOrder;
import org.dradis.rules.titles.MakeMutineer;
import org.dradis.rules.titles.PassTitles;
import org.jspecify.annotations.Nullable;

/**
 * An executed human leaves the game and a new character comes, who counts when titles pass (EX-1,
 * SU-3). With nobody left to come the Cylons win (VC-1).
 */
public record ExecuteHuman(String character, @Nullable String newCharacter) implements CrewOrder {
  @Override
  public @Nullable Rejection refusal(Board board) {
    Rejection refusal = AtTheTable.refusalUnlessHuman(board, character);
    return refusal != null || newCharacter == null
        ? refusal
        : NewCharacter.refusal(board, newCharacter);
  }

  @Override
  public void play(Play play) {
    boolean mutineer = AtTheTable.find(play.board(), character).mutineer();
    Belongings.discard(play, character);
    AtTheTable.leaveCraft(play, character);
    play.turn(Resource.MORALE, -1);
    AtTheTable.change(play, character, PlayerState.EXECUTED);
    if (newCharacter == null) {
      play.end(Outcome.CYLONS_CHARACTERS);
      return;
    }
    NewCharacter.joins(play, newCharacter);
    if (mutineer) {
      MakeMutineer.name(play, newCharacter);
    }
    // The new Mutineer gets no title in this pass (SU-6).
    PassTitles.of(play, character, mutineer ? newCharacter : null);
  }
}

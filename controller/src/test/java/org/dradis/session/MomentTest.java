package org.dradis.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.Target;
import org.dradis.rules.input.Command;
import org.dradis.session.board.Place;
import org.junit.jupiter.api.Test;

/** Who answers what a display showed a moment ago must not answer what is asked now. */
class MomentTest {
  private final TestTable table = TestTable.start();

  private int moment() {
    return table.state().moment();
  }

  private Reply say(int seen, SessionInput input) {
    return SessionCore.step(table.state(), new Said(Source.TOUCH, input, seen)).reply();
  }

  private void refusesAsLate(int seen, SessionInput input) {
    var refused = assertInstanceOf(Reply.Refused.class, say(seen, input));
    assertEquals(Objection.MOVED_ON, refused.reason().code());
  }

  @Test
  void anAnswerToTheQuestionBeforeIsRefused() {
    table.start(new Command.AttackWithGalactica(Area.BOW, Target.RAIDER));
    int seen = moment();
    table.throwDie(4);
    refusesAsLate(seen, new SessionInput.TypeDie(7));
    refusesAsLate(seen, new SessionInput.Undo(1));
    assertEquals(Step.DONE, say(moment(), new SessionInput.LetStand()));
  }

  @Test
  void theSameThingIsNotStartedTwiceByTwoWhoSawTheSame() {
    int seen = moment();
    table.icon(Icon.ACTIVATE_RAIDERS);
    refusesAsLate(seen, new SessionInput.Start(new Command.EndTurn()));
  }

  @Test
  void goingBackIsAnotherMomentToo() {
    int seen = moment();
    table.icon(Icon.ACTIVATE_RAIDERS);
    table.must(new SessionInput.Undo(1));
    assertNotEquals(seen, moment());
  }

  @Test
  void handsOnTheBoardMakeNoAnswerLate() {
    table.start(new Command.AttackWithGalactica(Area.BOW, Target.RAIDER));
    int seen = moment();
    table.hands.move("raider 1", Place.STERN);
    assertEquals(seen, moment());
    assertEquals(Step.DONE, say(seen, new SessionInput.TypeDie(4)));
  }

  @Test
  void whatMeansTheSameAtAnyTimeIsNeverLate() {
    int seen = moment();
    table.icon(Icon.ACTIVATE_RAIDERS);
    assertEquals(Step.DONE, say(seen, new SessionInput.HoldRolls(false)));
  }
}

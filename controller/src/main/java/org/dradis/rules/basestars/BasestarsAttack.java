package org.dradis.rules.basestars;

import java.util.ArrayList;
import java.util.List;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.BasestarToken;
import org.dradis.rules.play.Act;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Task;

/** Each basestar attacks Galactica once, by id; Disabled Weapons do not (BA-1). */
public record BasestarsAttack() implements Act {
  @Override
  public void play(Play play) {
    List<Task> attacks = new ArrayList<>();
    for (Basestar basestar : play.board().basestars()) {
      if (!HeldBack.by(BasestarToken.DISABLED_WEAPONS, basestar, play)) {
        attacks.add(new BasestarAttacks(basestar, play.board().areaOf(basestar)));
      }
    }
    play.next(attacks);
  }
}

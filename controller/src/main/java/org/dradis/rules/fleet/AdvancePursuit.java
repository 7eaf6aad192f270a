package org.dradis.rules.fleet;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.FleetChart;
import org.dradis.rules.event.Event;
import org.dradis.rules.placement.CiviliansArrive;
import org.dradis.rules.play.Act;
import org.dradis.rules.play.Play;

/** The pursuit marker moves one space: civilian ships, nothing, or Auto Attack (CF-2). */
public record AdvancePursuit() implements Act {
  @Override
  public void play(Play play) {
    Board board = play.board();
    FleetChart chart = board.fleet().chart();
    int pursuit = board.fleet().pursuit() + 1;
    play.tell(new Event.PursuitAdvanced(pursuit));
    if (chart.isAutoAttack(pursuit)) {
      play.set(board.with(board.fleet().withPursuit(0)));
      play.tell(new Event.AutoAttackCame());
      for (Area area : Area.RING) {
        FleetArrival.of(play, area);
      }
    } else {
      play.set(board.with(board.fleet().withPursuit(pursuit)));
      play.next(new CiviliansArrive(chart.civiliansByPursuit().get(pursuit)));
    }
  }
}

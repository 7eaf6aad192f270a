package org.dradis.rules.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Outcome;
import org.dradis.rules.board.Resource;
import org.dradis.rules.board.SpaceArea;
import org.dradis.rules.event.Event;
import org.jspecify.annotations.Nullable;

/** The working copy of a game while one input is played; it never leaves the engine. */
public final class Play {
  private final List<Event> events = new ArrayList<>();
  private Board board;
  private @Nullable Agenda agenda;
  private @Nullable Area interference;

  public Play(Board board, @Nullable Agenda agenda, @Nullable Area interference) {
    this.board = board;
    this.agenda = agenda;
    this.interference = interference;
  }

  public Board board() {
    return board;
  }

  public void set(Board now) {
    board = now;
  }

  public SpaceArea at(Area area) {
    return board.at(area);
  }

  public void set(Area area, SpaceArea now) {
    board = board.with(area, now);
  }

  public void tell(Event event) {
    events.add(event);
  }

  public List<Event> events() {
    return Collections.unmodifiableList(events);
  }

  public @Nullable Agenda agenda() {
    return agenda;
  }

  /** Does this next, before everything that is on the agenda. */
  public void next(Task task) {
    agenda = new Agenda(task, agenda);
  }

  /** Does these next, the first one first. */
  public void next(Task first, Task second) {
    next(second);
    next(first);
  }

  public void next(List<? extends Task> tasks) {
    for (Task task : tasks.reversed()) {
      next(task);
    }
  }

  public void done(Agenda finished) {
    agenda = finished.rest();
  }

  /** The area whose first four raiders miss (IN-2), or null. */
  public @Nullable Area interference() {
    return interference;
  }

  public void interfere(@Nullable Area area) {
    interference = area;
  }

  /** Turns a dial, as far as it goes (CO-8). */
  public void turn(Resource resource, int by) {
    int from = board.dials().of(resource);
    board = board.with(board.dials().turn(resource, by));
    int to = board.dials().of(resource);
    if (from != to) {
      tell(new Event.DialTurned(resource, from, to));
    }
  }

  /** Ends the game at once: nothing else on the agenda is played. */
  public void end(Outcome outcome) {
    board = board.with(outcome);
    agenda = null;
    tell(new Event.GameEnded(outcome));
  }
}

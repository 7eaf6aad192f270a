package org.dradis.rules.play;

import java.util.List;

/** Several tasks, one after the other. */
public record InTurn(List<Task> tasks) implements Act {
  public InTurn {
    tasks = List.copyOf(tasks);
  }

  @Override
  public void play(Play play) {
    play.next(tasks);
  }
}

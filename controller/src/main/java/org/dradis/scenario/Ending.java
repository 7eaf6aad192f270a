package org.dradis.scenario;

import java.util.List;
import org.dradis.file.BadField;
import org.dradis.rules.board.Board;
import org.dradis.rules.event.Event;
import org.dradis.rules.question.Question;

/** How far a scenario was played. */
public sealed interface Ending {
  /** To the end. */
  record Finished(Board board, List<Event> events) implements Ending {}

  /** Up to a question that it has no answer for. */
  record Pending(Question question, Board board, List<Event> events) implements Ending {}

  /** Not at all: the input is bad. */
  record Bad(BadField error) implements Ending {}

  /** Up to a fault of the program, not of the scenario. */
  record Failed(String sentence) implements Ending {}
}

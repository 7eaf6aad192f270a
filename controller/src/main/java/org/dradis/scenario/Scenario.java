package org.dradis.scenario;

import java.util.List;
import java.util.Map;
import org.dradis.rules.board.Board;
import org.dradis.rules.question.Pool;

/** A scenario that was read and checked, ready to be played (R5). */
public record Scenario(
    Board board,
    List<Step> steps,
    List<Die> dice,
    Map<Pool, List<String>> draws,
    List<String> choices,
    Policy policy) {}

package org.dradis.view;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * All that a display shows of a table, in words that are ready to show. It holds nothing that
 * players may not know.
 *
 * @param phase playing, returning or closed
 * @param question what the game waits for, or null between commands
 * @param tasks what hands have to do
 * @param troubles what is wrong on the table
 * @param waiting whether something is started as soon as the tasks are done
 * @param dice a remark on the last throw, or null
 * @param changes what stands elsewhere since the table was away
 * @param recent what came of the last step
 * @param back how many steps can be taken back
 * @param forward how many steps can be taken forward again
 * @param outcome how the game ended, or null
 * @param board what stands where by the rules
 * @param sensed how many pieces of each kind the zones see
 * @param lights what shines, on board and screen alike
 */
public record TableView(
    String phase,
    @Nullable QuestionView question,
    List<TaskView> tasks,
    List<String> troubles,
    boolean waiting,
    @Nullable String dice,
    List<String> changes,
    List<String> recent,
    int back,
    int forward,
    @Nullable String outcome,
    BoardView board,
    Map<String, Map<String, Integer>> sensed,
    List<LightView> lights) {}

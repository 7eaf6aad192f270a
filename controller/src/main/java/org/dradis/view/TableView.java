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
 * @param actions what can be started; none while a question is open
 * @param tasks what hands have to do
 * @param troubles what is wrong on the table
 * @param waiting whether something is started as soon as the tasks are done
 * @param holdRolls whether a die lies open to rerolls and modifiers until it is let stand
 * @param tower whether there is a tower to drop the die into
 * @param dice a remark on the last throw, or null
 * @param changes what stands elsewhere since the table was away
 * @param recent what came of the last step
 * @param moment what inputs that answer this view name as seen: after another one they mean
 *     something else
 * @param back how many steps can be taken back
 * @param last what the last step was, in words, or null if there is none
 * @param forward how many steps can be taken forward again
 * @param next the first step that would be taken forward again, in words, or null
 * @param outcome how the game ended in a word, or null
 * @param ending how the game ended in a sentence, or null
 * @param board what stands where by the rules
 * @param crew who plays
 * @param sensed how many pieces of each kind the zones see
 * @param lights what shines, on board and screen alike
 */
public record TableView(
    String phase,
    @Nullable QuestionView question,
    List<ActionView> actions,
    List<TaskView> tasks,
    List<String> troubles,
    boolean waiting,
    boolean holdRolls,
    boolean tower,
    @Nullable String dice,
    List<String> changes,
    List<EventView> recent,
    int moment,
    int back,
    @Nullable String last,
    int forward,
    @Nullable String next,
    @Nullable String outcome,
    @Nullable String ending,
    BoardView board,
    CrewView crew,
    Map<String, Map<String, Integer>> sensed,
    List<LightView> lights) {}

package org.dradis.view;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the game waits for.
 *
 * @param kind roll, draw or choose
 * @param who who decides, such as "the Admiral"; null for dice and draws
 * @param name the character who does, if the game knows
 * @param offers the words of what can be chosen or drawn
 * @param roll the window of a roll, or null
 */
public record QuestionView(
    String kind,
    String sentence,
    String rule,
    @Nullable String who,
    @Nullable String name,
    List<String> offers,
    @Nullable RollView roll) {}

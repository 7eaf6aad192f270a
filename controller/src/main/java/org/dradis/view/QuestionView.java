package org.dradis.view;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the game waits for.
 *
 * @param kind roll, draw or choose
 * @param matter what it is about, such as {@code raider-area}
 * @param rule the rule's number
 * @param why the rule in one line
 * @param who who decides, such as "the Admiral"; null for dice and draws
 * @param name the character who does, if the game knows
 * @param offers what can be chosen or drawn
 * @param roll the window of a roll, or null
 */
public record QuestionView(
    String kind,
    String matter,
    String sentence,
    String rule,
    String why,
    @Nullable String who,
    @Nullable String name,
    List<OfferView> offers,
    @Nullable RollView roll) {}

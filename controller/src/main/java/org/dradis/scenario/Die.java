package org.dradis.scenario;

import java.util.List;
import org.dradis.file.Field;
import org.dradis.file.Members;
import org.jspecify.annotations.Nullable;

/** One entry of {@code dice}: one roll, its reroll included (R9). */
public record Die(int roll, @Nullable Integer reroll, int plus) {
  private static final int FACES = 8;
  private static final List<String> KNOWN = List.of("roll", "plus", "reroll");

  static Die read(Field field) {
    if (field.isNumber()) {
      return new Die(field.integer(1, FACES), null, 0);
    }
    Members die = field.members("a number or an object").only(KNOWN);
    Field reroll = die.get("reroll");
    return new Die(
        die.need("roll").integer(1, FACES),
        reroll == null ? null : reroll.integer(1, FACES),
        die.integer("plus", Integer.MIN_VALUE, Integer.MAX_VALUE, 0));
  }
}

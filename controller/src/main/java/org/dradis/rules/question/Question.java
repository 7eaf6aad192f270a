package org.dradis.rules.question;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Option;
import org.dradis.rules.input.Modifier;
import org.jspecify.annotations.Nullable;

/** What the engine waits for. */
public sealed interface Question {
  /** The number of the rule that asks. */
  String rule();

  /**
   * A die. The engine's own modifier is known beforehand; the face is 0 until the die fell, and
   * stays open to interrupts until it is let stand.
   */
  record RollDie(RollFor what, int modifier, List<Modifier> declared, int face)
      implements Question {
    @Override
    public String rule() {
      return what.kind().rule();
    }
  }

  /** A random draw; the options are what is left in canonical order. */
  record DrawToken(Pool pool, List<? extends Option> options) implements Question {
    @Override
    public String rule() {
      return pool.rule();
    }
  }

  /**
   * A decision between at least two options.
   *
   * @param ship the word of the kind of ship that it is about, if that is not said by the matter
   */
  record Choose(
      Matter matter, @Nullable Area area, @Nullable String ship, List<? extends Option> options)
      implements Question {
    @Override
    public String rule() {
      return matter.rule();
    }
  }
}

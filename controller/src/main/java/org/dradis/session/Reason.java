package org.dradis.session;

import java.util.LinkedHashMap;
import java.util.Map;
import org.dradis.file.RecordParts;
import org.dradis.file.RecordWriter;
import org.dradis.rules.input.Answer;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Flyer;
import org.dradis.rules.input.Input;
import org.dradis.rules.input.Interrupt;
import org.dradis.rules.input.Modifier;
import org.dradis.rules.play.Rejection;
import org.jspecify.annotations.Nullable;

/**
 * Why an input is refused, or what is remarked, for those who have to say it in some language.
 *
 * @param code an {@link Objection}, or a {@link Rejection.Code} of the rules
 * @param about what kind of input it is about, such as {@code moveViper}; empty if that is no
 *     matter
 * @param parts what a sentence can name
 */
public record Reason(Enum<?> code, String about, Map<String, @Nullable Object> parts) {
  /** Without anything to name. */
  public static Reason of(Objection objection) {
    return new Reason(objection, "", Map.of());
  }

  /** With something to name. */
  public static Reason of(Objection objection, String part, Object value) {
    return new Reason(objection, "", Map.of(part, value));
  }

  /** Why the rules refuse an input; its own parts are what can be named. */
  public static Reason of(Rejection rejection, Input input) {
    Map<String, @Nullable Object> parts = new LinkedHashMap<>(RecordParts.of((Record) input));
    if (parts.get("flyer") instanceof Flyer(var area, var craft, var pilot)) {
      parts.put("area", area);
      parts.put("craft", craft);
      parts.put("pilot", pilot);
    }
    return new Reason(rejection.code(), about(input), parts);
  }

  private static String about(Input input) {
    return switch (input) {
      case Interrupt.Modify(Modifier modifier) when modifier.kind() != Modifier.Kind.OTHER ->
          RecordWriter.word(modifier.kind());
      case Interrupt.Reroll(var cause, var _) when cause != Interrupt.Cause.OTHER ->
          RecordWriter.word(cause);
      case Command _, Answer _, Interrupt _ -> RecordWriter.type(input.getClass());
    };
  }
}

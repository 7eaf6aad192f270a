package org.dradis.scenario;

import java.util.List;
import org.dradis.file.Field;
import org.dradis.file.Members;
import org.jspecify.annotations.Nullable;

/** What happens when a list of dice, draws or choices runs dry. */
public sealed interface Policy {
  /** The scenario stops and says what it needs. */
  record Ask() implements Policy {}

  /** The first option and the first token; dice are still asked for. */
  record First() implements Policy {}

  /** Everything from the generator (R47). */
  record Seeded(long seed) implements Policy {}

  /** Reads {@code policy}, which may be left out. */
  static Policy read(@Nullable Field field) {
    if (field == null) {
      return new Ask();
    }
    if (field.isText()) {
      if (!field.text().equals("first")) {
        throw field.wrong("must be \"first\" or {\"seed\": a number}");
      }
      return new First();
    }
    Members members = field.members("\"first\" or {\"seed\": a number}").only(List.of("seed"));
    return new Seeded(members.need("seed").wholeNumber(0, Long.MAX_VALUE));
  }
}

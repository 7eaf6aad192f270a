package org.dradis.file;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The members of an object, and what each means if it is left out (R2). */
public final class Members {
  private final Field self;
  private final Map<String, Json> values;

  Members(Field self, Map<String, Json> values) {
    this.self = self;
    this.values = values;
  }

  public Field self() {
    return self;
  }

  public Set<String> names() {
    return values.keySet();
  }

  /** Refuses every member that is not among these (R4). */
  public Members only(List<String> known) {
    for (var entry : values.entrySet()) {
      if (!known.contains(entry.getKey())) {
        throw self.child(entry.getKey(), entry.getValue())
            .wrong("unknown here; known are " + String.join(", ", known));
      }
    }
    return this;
  }

  public boolean has(String name) {
    return values.containsKey(name);
  }

  public @Nullable Field get(String name) {
    Json value = values.get(name);
    return value == null ? null : self.child(name, value);
  }

  /** A member for which null means the same as leaving it out. */
  public @Nullable Field getUnlessNull(String name) {
    Field field = get(name);
    return field == null || field.isNull() ? null : field;
  }

  public Field need(String name) {
    Field field = get(name);
    if (field == null) {
      throw self.child(name, new Json.Nothing()).wrong("is missing");
    }
    return field;
  }

  public int count(String name) {
    Field field = get(name);
    return field == null ? 0 : field.count();
  }

  public int integer(String name, int low, int high, int otherwise) {
    Field field = get(name);
    return field == null ? otherwise : field.integer(low, high);
  }

  public boolean flag(String name) {
    Field field = get(name);
    return field != null && field.flag();
  }

  public List<Field> items(String name) {
    Field field = get(name);
    return field == null ? List.of() : field.items();
  }
}

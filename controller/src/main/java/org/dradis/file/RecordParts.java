package org.dradis.file;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The components of a record by their names, in their order. */
public final class RecordParts {
  private RecordParts() {}

  public static Map<String, @Nullable Object> of(Record value) {
    Map<String, @Nullable Object> parts = new LinkedHashMap<>();
    for (RecordComponent component : value.getClass().getRecordComponents()) {
      parts.put(component.getName(), part(value, component));
    }
    return parts;
  }

  static @Nullable Object part(Record value, RecordComponent component) {
    try {
      return component.getAccessor().invoke(value);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException(e);
    }
  }
}

package org.dradis.scenario;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Locale;
import org.dradis.rules.board.Option;
import org.dradis.rules.event.Event;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;

/**
 * Writes an event: the type is the name of its record, the fields are its components. Events are
 * many and plain, so one writer reads them all; fields that are null are left out.
 */
final class EventWriter {
  private static final ClassValue<Layout> LAYOUTS =
      new ClassValue<>() {
        @Override
        protected Layout computeValue(Class<?> type) {
          return new Layout(type(type), List.of(type.getRecordComponents()));
        }
      };

  private final JsonGenerator json;

  EventWriter(JsonGenerator json) {
    this.json = json;
  }

  /** The name of an event's type: {@code RaiderMoved} is {@code raiderMoved}. */
  static String type(Class<?> type) {
    String name = type.getSimpleName();
    return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
  }

  void write(Event event) {
    Layout layout = LAYOUTS.get(event.getClass());
    json.writeStartObject();
    json.writeStringProperty("type", layout.type);
    for (RecordComponent component : layout.components) {
      Object value = value(event, component);
      if (value != null) {
        json.writeName(component.getName());
        write(value);
      }
    }
    json.writeEndObject();
  }

  private void write(Object value) {
    switch (value) {
      case Integer number -> json.writeNumber(number);
      case Boolean flag -> json.writeBoolean(flag);
      case String text -> json.writeString(text);
      case Option option -> json.writeString(option.word());
      case Iterable<?> items -> {
        json.writeStartArray();
        for (Object item : items) {
          write(item);
        }
        json.writeEndArray();
      }
      default -> throw new IllegalStateException("no JSON for " + value.getClass().getName());
    }
  }

  private static @Nullable Object value(Event event, RecordComponent component) {
    try {
      return component.getAccessor().invoke(event);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException(e);
    }
  }

  private record Layout(String type, List<RecordComponent> components) {}
}

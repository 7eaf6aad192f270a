package org.dradis.file;

import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.dradis.rules.board.AttackCard;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Option;
import tools.jackson.core.JsonGenerator;

/**
 * Writes records: the members are the components in their order, without those that are null. A
 * record of a sealed family carries its name as {@code type}. Records are many and plain, so one
 * writer reads them all; {@link RecordReader} reads what it writes.
 */
public final class RecordWriter {
  private static final ClassValue<Layout> LAYOUTS =
      new ClassValue<>() {
        @Override
        protected Layout computeValue(Class<?> type) {
          return new Layout(type(type), isOneOfMany(type), List.of(type.getRecordComponents()));
        }
      };

  private final JsonGenerator json;
  private final Words<CivilianShip> ships;

  /** A writer that names civilian ships by these words. */
  public RecordWriter(JsonGenerator json, Words<CivilianShip> ships) {
    this.json = json;
    this.ships = ships;
  }

  /** The name of a record's type: {@code RaiderMoved} is {@code raiderMoved}. */
  public static String type(Class<?> type) {
    String name = type.getSimpleName();
    return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
  }

  private static boolean isOneOfMany(Class<?> type) {
    for (Class<?> family : type.getInterfaces()) {
      if (family.isSealed()) {
        return true;
      }
    }
    return false;
  }

  /** Writes a record that names its type. */
  public void writeTyped(Record value) {
    write(value, true);
  }

  /** Writes a record; it names its type if its family has others. */
  public void write(Record value) {
    write(value, LAYOUTS.get(value.getClass()).typed);
  }

  private void write(Record value, boolean typed) {
    Layout layout = LAYOUTS.get(value.getClass());
    json.writeStartObject();
    if (typed) {
      json.writeStringProperty("type", layout.type);
    }
    for (RecordComponent component : layout.components) {
      Object part = RecordParts.part(value, component);
      if (part != null) {
        json.writeName(component.getName());
        value(part);
      }
    }
    json.writeEndObject();
  }

  private void value(Object value) {
    switch (value) {
      case Integer number -> json.writeNumber(number);
      case Long number -> json.writeNumber(number);
      case Boolean flag -> json.writeBoolean(flag);
      case String text -> json.writeString(text);
      case CivilianShip ship -> json.writeString(ships.of(ship));
      case Option option -> json.writeString(option.word());
      case Enum<?> word -> json.writeString(word(word));
      case AttackCard card -> json.writeString(card.name());
      case Record part -> write(part);
      case Iterable<?> items -> {
        json.writeStartArray();
        for (Object item : items) {
          value(item);
        }
        json.writeEndArray();
      }
      case Map<?, ?> entries -> {
        json.writeStartObject();
        for (var entry : entries.entrySet()) {
          json.writeName(entry.getKey().toString());
          value(entry.getValue());
        }
        json.writeEndObject();
      }
      default -> throw new IllegalStateException("no JSON for " + value.getClass().getName());
    }
  }

  /** The word of a constant: {@code CYLON_FLEET} is {@code cylon-fleet}. */
  public static String word(Enum<?> constant) {
    return constant instanceof Option option
        ? option.word()
        : constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private record Layout(String type, boolean typed, List<RecordComponent> components) {}
}

package org.dradis.rules.board;

import java.util.Arrays;
import java.util.function.Function;

/** One value for each of the six areas; immutable. */
@SuppressWarnings("EnumOrdinal") // an array over the ordinals, as EnumMap is
public final class Ring<T> {
  private final Object[] values;

  private Ring(Object[] values) {
    this.values = values;
  }

  /** Makes a ring by asking for the value of each area, clockwise from the bow. */
  public static <T> Ring<T> of(Function<Area, ? extends T> value) {
    Object[] values = new Object[6];
    for (Area area : Area.RING) {
      values[area.ordinal()] = value.apply(area);
    }
    return new Ring<>(values);
  }

  @SuppressWarnings("unchecked") // only values of type T are ever stored
  public T get(Area area) {
    return (T) values[area.ordinal()];
  }

  public Ring<T> with(Area area, T value) {
    Object[] copy = values.clone();
    copy[area.ordinal()] = value;
    return new Ring<>(copy);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Ring<?> ring && Arrays.equals(values, ring.values);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(values);
  }

  @Override
  public String toString() {
    return Arrays.toString(values);
  }
}

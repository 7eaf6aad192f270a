package org.dradis.session.board;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** How many pieces of each kind are in each place; immutable. */
@SuppressWarnings("EnumOrdinal") // a table over the ordinals, as EnumMap is
public final class Standing {
  private static final int KINDS = PieceKind.values().length;

  public static final Standing EMPTY = new Standing(new int[Place.values().length * KINDS]);

  private final int[] counts;

  private Standing(int[] counts) {
    this.counts = counts;
  }

  public int at(Place place, PieceKind kind) {
    return counts[index(place, kind)];
  }

  public Standing plus(Place place, PieceKind kind, int more) {
    if (more == 0) {
      return this;
    }
    return with(place, kind, at(place, kind) + more);
  }

  public Standing with(Place place, PieceKind kind, int now) {
    int[] copy = counts.clone();
    copy[index(place, kind)] = now;
    return new Standing(copy);
  }

  private static int index(Place place, PieceKind kind) {
    return place.ordinal() * KINDS + kind.ordinal();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Standing that && Arrays.equals(counts, that.counts);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(counts);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (Place place : Place.values()) {
      for (PieceKind kind : PieceKind.values()) {
        if (at(place, kind) != 0) {
          text.append(text.isEmpty() ? "" : ", ");
          text.append(place.word()).append(' ').append(kind.word()).append(' ');
          text.append(at(place, kind));
        }
      }
    }
    return text.toString();
  }
}

package org.dradis.rules.board;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Predicate;

/** An immutable set of pieces of one kind, always in canonical (declaration) order. */
public final class PieceSet<E extends Enum<E>> implements Iterable<E> {
  private final E[] universe;
  private final int bits;

  private PieceSet(E[] universe, int bits) {
    this.universe = universe;
    this.bits = bits;
  }

  /** The empty set of a kind, given all pieces of that kind. */
  public static <E extends Enum<E>> PieceSet<E> noneOf(E[] universe) {
    return new PieceSet<>(universe, 0);
  }

  public boolean has(E piece) {
    return (bits & bit(piece)) != 0;
  }

  public boolean isEmpty() {
    return bits == 0;
  }

  public int size() {
    return Integer.bitCount(bits);
  }

  /** The first piece in canonical order; the set must not be empty. */
  public E first() {
    return universe[Integer.numberOfTrailingZeros(bits)];
  }

  public PieceSet<E> with(E piece) {
    return new PieceSet<>(universe, bits | bit(piece));
  }

  public PieceSet<E> without(E piece) {
    return new PieceSet<>(universe, bits & ~bit(piece));
  }

  public PieceSet<E> and(PieceSet<E> other) {
    return new PieceSet<>(universe, bits | other.bits);
  }

  public PieceSet<E> minus(PieceSet<E> other) {
    return new PieceSet<>(universe, bits & ~other.bits);
  }

  public PieceSet<E> only(Predicate<E> keep) {
    int kept = 0;
    for (E piece : this) {
      if (keep.test(piece)) {
        kept |= bit(piece);
      }
    }
    return new PieceSet<>(universe, kept);
  }

  /** Every piece of this kind. */
  public PieceSet<E> all() {
    return new PieceSet<>(universe, (1 << universe.length) - 1);
  }

  public List<E> list() {
    List<E> list = new ArrayList<>(size());
    for (E piece : this) {
      list.add(piece);
    }
    return list;
  }

  @Override
  public Iterator<E> iterator() {
    return new Iterator<>() {
      private int left = bits;

      @Override
      public boolean hasNext() {
        return left != 0;
      }

      @Override
      public E next() {
        E piece = universe[Integer.numberOfTrailingZeros(left)];
        left &= left - 1;
        return piece;
      }
    };
  }

  @SuppressWarnings("EnumOrdinal") // a bit set over the ordinals, as EnumSet is
  private static int bit(Enum<?> piece) {
    return 1 << piece.ordinal();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PieceSet<?> set
        && bits == set.bits
        && universe.getClass() == set.universe.getClass();
  }

  @Override
  public int hashCode() {
    return bits;
  }

  @Override
  public String toString() {
    return list().toString();
  }
}

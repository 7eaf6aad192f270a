package org.dradis.rules.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is known of the contents of the civilian ships. It keeps them out of every log. */
public final class Manifest {
  /** Nothing is known: contents are asked for when a ship is turned up. */
  public static final Manifest UNKNOWN = new Manifest(Collections.nCopies(12, null));

  /** The fixed contents of scenario files: c01-c06 one population, and so on. */
  public static final Manifest SCENARIO = scenario();

  private final List<@Nullable Cargo> cargo;

  private Manifest(List<@Nullable Cargo> cargo) {
    this.cargo = cargo;
  }

  private static Manifest scenario() {
    List<@Nullable Cargo> cargo = new ArrayList<>();
    for (Cargo kind : Cargo.values()) {
      cargo.addAll(Collections.nCopies(kind.ships(), kind));
    }
    return new Manifest(cargo);
  }

  /** The ship's contents, or null while nobody has told them. */
  public @Nullable Cargo of(CivilianShip ship) {
    return cargo.get(ship.ordinal());
  }

  public Manifest reveal(CivilianShip ship, Cargo shown) {
    List<@Nullable Cargo> copy = new ArrayList<>(cargo);
    copy.set(ship.ordinal(), shown);
    return new Manifest(copy);
  }

  /** The contents that a ship not yet known can still have, in canonical order. */
  public List<Cargo> left() {
    List<Cargo> left = new ArrayList<>();
    for (Cargo kind : Cargo.values()) {
      if (Collections.frequency(cargo, kind) < kind.ships()) {
        left.add(kind);
      }
    }
    return left;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Manifest manifest && cargo.equals(manifest.cargo);
  }

  @Override
  public int hashCode() {
    return cargo.hashCode();
  }

  @Override
  public String toString() {
    return "(face down)";
  }
}

package org.dradis.rules.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is known of the contents of the civilian ships. It keeps them out of every log. */
public final class Manifest {
  /** Nothing is known: contents are asked for when a ship is turned up. */
  public static final Manifest UNKNOWN = new Manifest(new EnumMap<>(CivilianShip.class));

  /** The fixed contents of scenario files: c01-c06 one population, and so on. */
  public static final Manifest SCENARIO = scenario();

  private final EnumMap<CivilianShip, Cargo> cargo;

  private Manifest(EnumMap<CivilianShip, Cargo> cargo) {
    this.cargo = cargo;
  }

  private static Manifest scenario() {
    EnumMap<CivilianShip, Cargo> cargo = new EnumMap<>(CivilianShip.class);
    Iterator<CivilianShip> ships = CivilianShip.NONE.all().iterator();
    for (Cargo kind : Cargo.values()) {
      for (int i = 0; i < kind.ships(); i++) {
        cargo.put(ships.next(), kind);
      }
    }
    return new Manifest(cargo);
  }

  /** The ship's contents, or null while nobody has told them. */
  public @Nullable Cargo of(CivilianShip ship) {
    return cargo.get(ship);
  }

  public Manifest reveal(CivilianShip ship, Cargo shown) {
    EnumMap<CivilianShip, Cargo> copy = new EnumMap<>(cargo);
    copy.put(ship, shown);
    return new Manifest(copy);
  }

  /**
   * The contents that a ship may show when it is turned up, in canonical order. Only ships turned
   * up before count: what face-down ones hold would show by its absence.
   */
  public List<Cargo> left(PieceSet<CivilianShip> turnedUp) {
    List<Cargo> seen = new ArrayList<>();
    for (CivilianShip ship : turnedUp) {
      Cargo shown = cargo.get(ship);
      if (shown != null) {
        seen.add(shown);
      }
    }
    List<Cargo> left = new ArrayList<>();
    for (Cargo kind : Cargo.values()) {
      if (Collections.frequency(seen, kind) < kind.ships()) {
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

package org.dradis.rules.board;

/** What the underside of a civilian ship shows, and how many ships show it (CO-4). */
public enum Cargo implements Hyphenated {
  ONE_POPULATION(6, 1, 0, 0),
  TWO_POPULATION(2, 2, 0, 0),
  POPULATION_AND_FUEL(1, 1, 1, 0),
  POPULATION_AND_MORALE(1, 1, 0, 1),
  NOTHING(2, 0, 0, 0);

  private final int ships;
  private final int population;
  private final int fuel;
  private final int morale;

  Cargo(int ships, int population, int fuel, int morale) {
    this.ships = ships;
    this.population = population;
    this.fuel = fuel;
    this.morale = morale;
  }

  public int ships() {
    return ships;
  }

  /** What is lost of a resource when the ship is destroyed. */
  public int of(Resource resource) {
    return switch (resource) {
      case FUEL -> fuel;
      case FOOD -> 0;
      case MORALE -> morale;
      case POPULATION -> population;
    };
  }
}

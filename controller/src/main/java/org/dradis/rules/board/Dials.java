package org.dradis.rules.board;

/** The four dials, each held to 0-15 (CO-8). */
public record Dials(int fuel, int food, int morale, int population) {
  public static final int MOST = 15;

  public static final Dials START =
      new Dials(
          Resource.FUEL.start(),
          Resource.FOOD.start(),
          Resource.MORALE.start(),
          Resource.POPULATION.start());

  public int of(Resource resource) {
    return switch (resource) {
      case FUEL -> fuel;
      case FOOD -> food;
      case MORALE -> morale;
      case POPULATION -> population;
    };
  }

  /** Turns one dial, stopping at either end. */
  public Dials turn(Resource resource, int by) {
    int value = Math.clamp((long) of(resource) + by, 0, MOST);
    return switch (resource) {
      case FUEL -> new Dials(value, food, morale, population);
      case FOOD -> new Dials(fuel, value, morale, population);
      case MORALE -> new Dials(fuel, food, value, population);
      case POPULATION -> new Dials(fuel, food, morale, value);
    };
  }

  /** Whether any dial is in its red zone. */
  public boolean anyRed() {
    for (Resource resource : Resource.values()) {
      if (resource.isRedAt(of(resource))) {
        return true;
      }
    }
    return false;
  }
}

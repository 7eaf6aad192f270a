package org.dradis.rules.dials;

import org.dradis.rules.board.Resource;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;

/** Turns dials by hand, each as far as it goes (CO-8). */
public record TurnDials(int fuel, int food, int morale, int population) implements Order {
  @Override
  public boolean touchesSpace() {
    return false;
  }

  @Override
  public void play(Play play) {
    play.turn(Resource.FUEL, fuel);
    play.turn(Resource.FOOD, food);
    play.turn(Resource.MORALE, morale);
    play.turn(Resource.POPULATION, population);
  }
}

package org.dradis.rig.hands;

import java.util.List;
import java.util.random.RandomGenerator;
import org.dradis.port.Zone;
import org.dradis.rig.sim.SimulatedTable;
import org.dradis.rig.world.BoardPlan;
import org.dradis.rig.world.Hand;
import org.dradis.rig.world.Miniature;
import org.dradis.rig.world.Movement;
import org.dradis.rig.world.Spot;

/** What comes to a player's mind: mostly sensible movements, now and then a clumsy one. */
final class Impulse {
  private final SimulatedTable table;
  private final RandomGenerator random;
  private final List<Miniature> pieces;
  private final List<Zone> zones;

  /** A zone that draws ships, so that some areas are crowded. */
  private Zone scene;

  Impulse(SimulatedTable table, RandomGenerator random, List<Miniature> pieces) {
    this.table = table;
    this.random = random;
    this.pieces = pieces;
    this.zones = table.world().plan().zones();
    this.scene = anyOf(zones);
  }

  void changeScene() {
    scene = anyOf(zones);
  }

  /** Lets a hand do something. */
  Movement move(Hand hand) {
    var piece = anyOf(pieces);
    if (piece.isFallen() && random.nextBoolean()) {
      return hand.standUp(piece);
    }
    int whim = random.nextInt(100);
    if (whim < 38) {
      return hand.move(piece, table.within(goal()));
    }
    if (whim < 48) {
      return hand.move(piece, within(BoardPlan.TRAY.middle(), 40));
    }
    if (whim < 58) {
      return hand.pickUpAndPutBack(piece);
    }
    if (whim < 73) {
      return hand.slide(piece, anywhereNear(piece));
    }
    if (whim < 80) {
      return hand.move(piece, border());
    }
    if (whim < 87) {
      return stack(hand, piece);
    }
    if (whim < 92) {
      return hand.knockOver(piece);
    }
    if (whim < 95) {
      return hand.tap(piece);
    }
    return hand.move(piece, anywhere());
  }

  private Zone goal() {
    return random.nextInt(4) == 0 ? scene : anyOf(zones);
  }

  private Movement stack(Hand hand, Miniature piece) {
    var other = anyOf(pieces);
    return piece == other ? hand.pickUpAndPutBack(piece) : hand.stack(piece, other);
  }

  /** Along the board to somewhere else, perhaps through a third area. */
  private Spot anywhereNear(Miniature piece) {
    return random.nextInt(3) == 0 ? within(piece.spot(), 60) : table.within(anyOf(zones));
  }

  private Spot border() {
    var zone = anyOf(zones);
    var neighbours = List.copyOf(table.world().plan().neighbours().get(zone));
    var spot =
        neighbours.isEmpty()
            ? table.world().plan().reach(zone).loop().corners().getFirst()
            : table.world().plan().border(zone, anyOf(neighbours));
    return within(spot, 12);
  }

  private Spot anywhere() {
    var all = BoardPlan.TABLE;
    return new Spot(
        random.nextDouble(all.left(), all.right()), random.nextDouble(all.top(), all.bottom()));
  }

  private Spot within(Spot spot, double distance) {
    return spot.plus(
        random.nextDouble(-distance, distance), random.nextDouble(-distance, distance));
  }

  private <T> T anyOf(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }
}

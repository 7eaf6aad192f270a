package org.dradis.hud.simtable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.dradis.nfc.iso15693.Uid;
import org.dradis.rig.chip.PadTag;
import org.dradis.rig.chip.TowerFault;
import org.dradis.rig.sim.SimulatedTable;
import org.dradis.rig.world.BoardPlan;
import org.dradis.rig.world.Coupling;
import org.dradis.rig.world.Hand;
import org.dradis.rig.world.Miniature;
import org.dradis.rig.world.Movement;
import org.dradis.rig.world.Spot;

/**
 * All the hands of those who sit at a simulated table. They live in its time: only questions to the
 * table may use them.
 */
final class Players {
  static final String BANK_CARD = "bank card";
  static final String SKI_PASS = "ski pass";

  /** Between the table and the lid of the box. */
  private static final Spot POCKET = new Spot(920, 520);

  private static final Spot OTHER_POCKET = new Spot(920, 590);
  private static final Uid SKI_PASS_NUMBER = Uid.parse("E0162466BADC0DE0");
  private static final double NOWHERE = 0.5;

  private final SimulatedTable table;
  private final Map<String, Hand> hands = new HashMap<>();
  private final Map<String, Movement> movements = new HashMap<>();
  private final Map<String, Spot> lifted = new HashMap<>();
  private final Hand thrower;
  private Movement roll;
  private long deeds;

  Players(SimulatedTable table) {
    this.table = table;
    this.thrower = table.hand();
    this.roll = thrower.rest(0);
  }

  /** Says that one more deed was told. */
  void told() {
    deeds++;
  }

  /** The table as it is now. */
  Tabletop look() {
    var truth = table.world().truth();
    List<Figure> figures = new ArrayList<>();
    for (Miniature each : table.world().miniatures()) {
      figures.add(Figure.of(each, isBusy(each.name()), List.copyOf(truth.readable(each).zones())));
    }
    return new Tabletop(
        deeds, List.copyOf(figures), List.copyOf(table.shines()), die(), !roll.isOver());
  }

  private boolean isBusy(String name) {
    Movement movement = movements.get(name);
    return lifted.containsKey(name) || (movement != null && !movement.isOver());
  }

  /** What eyes see in the tray; not all of it the tower can read. */
  private Tabletop.Die die() {
    return table
        .lastThrow()
        .filter(it -> it.fault() != TowerFault.TAKEN_OUT)
        .map(it -> new Tabletop.Die(it.face(), isCocked(it.fault())))
        .orElse(Tabletop.Die.NONE);
  }

  private static boolean isCocked(TowerFault fault) {
    return fault == TowerFault.COCKED_STILL || fault == TowerFault.COCKED_TREMBLING;
  }

  /** Lays out what is heaped up in the tray, and brings strangers' cards to try. */
  void layOut() {
    if (table.world().find(BANK_CARD).isEmpty()) {
      bring(Miniature.bankCard(BANK_CARD, PadTag.fleeting(new SplittableRandom(1))), POCKET);
    }
    if (table.world().find(SKI_PASS).isEmpty()) {
      bring(Miniature.skiPass(SKI_PASS, SKI_PASS_NUMBER), OTHER_POCKET);
    }
    List<Figure> tray =
        table.world().miniatures().stream()
            .filter(it -> BoardPlan.TRAY.holds(it.spot()) && !it.isHeld() && !it.isFallen())
            .map(it -> Figure.of(it, false, List.of()))
            .toList();
    if (tray.stream().filter(Players::isHeaped).count() > 1) {
      Rows.of(TablePart.TRAY, tray).forEach((name, spot) -> place(table.miniature(name), spot));
    }
  }

  private static boolean isHeaped(Figure figure) {
    return figure.spot().distanceTo(BoardPlan.TRAY.middle()) < NOWHERE;
  }

  private void bring(Miniature stranger, Spot spot) {
    table.world().bring(stranger);
    place(stranger, spot);
  }

  private void place(Miniature miniature, Spot spot) {
    table.world().place(miniature, spot, 0);
    table.world().standUp(miniature);
  }

  /** Places everything as a board says, before anybody looks. */
  void setUp(Map<String, Map<String, Integer>> places) {
    for (Errand errand : Errands.setUp(places, look().figures())) {
      place(table.miniature(errand.name()), errand.spot());
    }
  }

  private Hand hand(String name) {
    return hands.computeIfAbsent(name, _ -> table.hand());
  }

  void lift(String name) {
    lifted.put(name, table.miniature(name).spot());
    movements.put(name, hand(name).lift(table.miniature(name)));
  }

  void put(String name, Spot spot) {
    lifted.remove(name);
    movements.put(name, hand(name).put(table.miniature(name), spot));
  }

  void stack(String name, String support) {
    lifted.remove(name);
    movements.put(name, hand(name).stack(table.miniature(name), table.miniature(support)));
  }

  /** Holds it on the tap pad for a moment, and puts it back. */
  void tap(String name) {
    lifted.remove(name);
    movements.put(name, hand(name).tap(table.miniature(name)));
  }

  void move(String name, Spot spot) {
    movements.put(name, hand(name).move(table.miniature(name), spot));
  }

  void slide(String name, Spot spot) {
    movements.put(name, hand(name).slide(table.miniature(name), spot));
  }

  void pickUpAndPutBack(String name) {
    movements.put(name, hand(name).pickUpAndPutBack(table.miniature(name)));
  }

  /** Knocks it over if it stands, else stands it up. */
  void tip(String name) {
    Miniature miniature = table.miniature(name);
    movements.put(
        name,
        miniature.isFallen() ? hand(name).standUp(miniature) : hand(name).knockOver(miniature));
  }

  void health(String name, Coupling health) {
    table.world().health(table.miniature(name), health);
  }

  /** Puts back all that is held, as somebody does who leaves the table. */
  void letGo() {
    Map.copyOf(lifted).forEach(this::put);
  }

  /** Throws a die, unless one is on its way. */
  void roll(int face, TowerFault fault) {
    if (roll.isOver()) {
      roll = thrower.roll(table.tower(), face, fault);
    }
  }
}

package org.dradis.hud.simtable;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ChangeListener;
import org.dradis.hud.HudModel;
import org.dradis.rig.chip.TowerFault;
import org.dradis.rig.sim.SimulatedTable;
import org.dradis.rig.world.BoardPlan;
import org.dradis.rig.world.Coupling;
import org.dradis.rig.world.Spot;
import org.dradis.view.TableView;
import org.jspecify.annotations.Nullable;

/** A table on the screen: what stands where, and what fingers do with it. */
final class SimTableModel implements AutoCloseable {
  /** As near as that to the middle of another piece, one is put on top of it. */
  private static final double ON_TOP = 6;

  private static final double REACHED = 1;

  /** Higher than that, a piece is on its way through the air. */
  private static final double IN_THE_AIR = 60;

  private static final int FACES = 8;

  private final HudModel hud;
  private final TableDoor door;
  private final Switches switches;
  private final RandomGenerator chance;
  private final HelpingHand helper;
  private final FaultList faults = new FaultList();
  private final ChangeListener<@Nullable TableView> listener = (_, _, _) -> hearGame();
  private final SimpleObjectProperty<Tabletop> tabletop =
      new SimpleObjectProperty<>(Tabletop.EMPTY);
  private final Map<String, Goal> goals = new HashMap<>();
  private @Nullable Grip grip;

  /** Where a piece is put; atOnce if a finger has carried it there already. */
  private record Goal(Spot spot, long deed, boolean atOnce) {}

  SimTableModel(HudModel hud, TableDoor door, Switches switches, RandomGenerator chance) {
    this.hud = hud;
    this.door = door;
    this.switches = switches;
    this.chance = chance;
    this.helper = new HelpingHand(hud, switches.helping(), this::carry);
    hud.table().addListener(listener);
    door.tell(Players::layOut);
  }

  private void hearGame() {
    helper.hear();
  }

  ReadOnlyObjectProperty<Tabletop> tabletop() {
    return tabletop;
  }

  HelpingHand helper() {
    return helper;
  }

  FaultList faults() {
    return faults;
  }

  /** Whether pieces are slid along the board instead of lifted. */
  BooleanProperty sliding() {
    return switches.sliding();
  }

  /** Whether all alike pieces of a place are taken at once. */
  BooleanProperty bunch() {
    return switches.bunch();
  }

  /** Shows the table as it is now. */
  void show(Tabletop now) {
    Map<String, Figure> figures = now.byName();
    goals.entrySet().removeIf(it -> isReached(it.getValue(), figures.get(it.getKey()), now));
    tabletop.set(now);
    helper.look(now);
  }

  private static boolean isReached(Goal goal, @Nullable Figure figure, Tabletop now) {
    return figure == null
        || (now.deeds() >= goal.deed
            && (!figure.busy() || figure.spot().distanceTo(goal.spot) < REACHED));
  }

  /** Where to draw a piece. */
  Spot spot(Figure figure) {
    Spot held = grip == null ? null : grip.spot(figure.name());
    if (held != null) {
      return held;
    }
    Goal goal = goals.get(figure.name());
    return goal != null && (goal.atOnce || figure.height() > IN_THE_AIR)
        ? goal.spot
        : figure.spot();
  }

  boolean isHeld(String name) {
    return grip != null && grip.spot(name) != null;
  }

  /** Whether to draw it in the air. */
  boolean isLifted(Figure figure) {
    return isHeld(figure.name()) || figure.height() > IN_THE_AIR;
  }

  /** The piece that is nearest to a spot and within reach, the uppermost of a stack. */
  Optional<Figure> near(Spot spot, double reach) {
    return tabletop.get().figures().stream()
        .filter(it -> spot(it).distanceTo(spot) <= Math.max(reach, it.radius()))
        .min(
            Comparator.<Figure>comparingDouble(it -> Math.round(spot(it).distanceTo(spot)))
                .thenComparingDouble(it -> -it.height()));
  }

  /** Takes a piece, or with others of its kind that stand in the same place. */
  Grip take(Figure figure, Spot finger, boolean withOthers) {
    List<String> names =
        withOthers
            ? tabletop.get().figures().stream()
                .filter(it -> isAlike(it, figure))
                .map(Figure::name)
                .sorted(Comparator.comparing(it -> !it.equals(figure.name())))
                .toList()
            : List.of(figure.name());
    Grip taken = new Grip(names, finger);
    grip = taken;
    for (String name : names) {
      goals.remove(name);
      door.tell(players -> players.lift(name));
    }
    return taken;
  }

  private static boolean isAlike(Figure one, Figure other) {
    return one.equals(other)
        || (!one.busy()
            && one.kind() == other.kind()
            && one.place().isPresent()
            && one.place().equals(other.place()));
  }

  /** Lets go of what is held: on the board, on another piece, or on the tap pad. */
  void drop() {
    Grip held = grip;
    if (held == null) {
      return;
    }
    grip = null;
    Spot spot = onTheTable(held.finger());
    List<String> names = held.names();
    String first = names.getFirst();
    Optional<String> below = names.size() > 1 ? Optional.empty() : below(spot, first);
    if (BoardPlan.TAP_PAD.holds(spot)) {
      names.forEach(name -> aim(name, spot, door.tell(it -> it.tap(name))));
    } else if (below.isPresent()) {
      aim(first, spot, door.tell(it -> it.stack(first, below.get())));
    } else if (names.size() == 1) {
      aim(first, spot, door.tell(it -> it.put(first, spot)));
    } else {
      spread(names, spot);
    }
  }

  private void aim(String name, Spot spot, long deed) {
    goals.put(name, new Goal(spot, deed, true));
  }

  private Optional<String> below(Spot spot, String name) {
    return tabletop.get().figures().stream()
        .filter(it -> !it.name().equals(name) && !it.busy() && !it.fallen())
        .filter(it -> it.spot().distanceTo(spot) <= ON_TOP)
        .max(Comparator.comparingDouble(Figure::height))
        .map(Figure::name);
  }

  private void spread(List<String> names, Spot spot) {
    Map<String, Figure> figures = tabletop.get().byName();
    Optional<TablePart> part = TablePart.at(spot);
    FreeSpots free = part.map(it -> free(it, names)).orElse(null);
    Grip around = new Grip(names, spot);
    for (String name : names) {
      Figure figure = figures.get(name);
      Spot beside = around.spot(name);
      if (figure != null && beside != null) {
        Spot goal = free == null ? onTheTable(beside) : free.take(figure.radius(), spot);
        aim(name, goal, door.tell(it -> it.put(name, goal)));
      }
    }
  }

  private FreeSpots free(TablePart part, List<String> but) {
    return new FreeSpots(
        part,
        tabletop.get().figures().stream()
            .filter(it -> !but.contains(it.name()) && part.outline().holds(spot(it)))
            .map(it -> new FreeSpots.Taken(spot(it), it.radius()))
            .toList());
  }

  /** Nobody can put anything beside the table, but for the lid of the box. */
  private static Spot onTheTable(Spot spot) {
    if (BoardPlan.LID.holds(spot)) {
      return spot;
    }
    double right = spot.y() > BoardPlan.LID.top() ? BoardPlan.LID.left() : BoardPlan.TABLE.right();
    return new Spot(
        Math.clamp(spot.x(), BoardPlan.TABLE.left(), right),
        Math.clamp(spot.y(), BoardPlan.TABLE.top(), BoardPlan.TABLE.bottom()));
  }

  private long carry(Errand errand) {
    long deed = door.tell(it -> it.move(errand.name(), errand.spot()));
    goals.put(errand.name(), new Goal(errand.spot(), deed, false));
    return deed;
  }

  /** Carries a piece to free room in the nearest part to the right, left, up or down. */
  void carry(Figure figure, int right, int down) {
    if (figure.busy()) {
      return;
    }
    TablePart.towards(figure.spot(), right, down)
        .ifPresent(
            to -> {
              Spot spot = free(to, List.of(figure.name())).take(figure.radius());
              carry(new Errand(figure.name(), to, spot));
            });
  }

  /** Slides a piece along the board. */
  void slide(Figure figure, Spot to) {
    Spot end = onTheTable(to);
    door.tell(it -> it.slide(figure.name(), end));
  }

  void tip(Figure figure) {
    door.tell(it -> it.tip(figure.name()));
  }

  void tap(Figure figure) {
    door.tell(it -> it.tap(figure.name()));
  }

  void pickUpAndPutBack(Figure figure) {
    door.tell(it -> it.pickUpAndPutBack(figure.name()));
  }

  void health(Figure figure, Coupling health) {
    door.tell(it -> it.health(figure.name(), health));
  }

  /** Throws a die as it may fall. */
  void roll() {
    roll(1 + chance.nextInt(FACES));
  }

  void roll(int face) {
    door.tell(it -> it.roll(face, TowerFault.NONE));
  }

  /** Throws a die with which something goes wrong. */
  void roll(TowerFault fault) {
    int face = 1 + chance.nextInt(FACES);
    door.tell(it -> it.roll(face, fault));
  }

  /** Puts everything where the game has it. */
  void setUp() {
    TableView view = hud.table().get();
    if (view != null) {
      door.tell(it -> it.setUp(view.board().places()));
    }
  }

  /** Asks the table what can go wrong; tells when it is known. */
  void learnFaults(Runnable then) {
    atTheTable(_ -> {}, then);
  }

  void press(FaultList.Fault fault) {
    atTheTable(table -> FaultList.press(fault, table), () -> {});
  }

  void calm() {
    atTheTable(SimulatedTable::calm, () -> {});
  }

  private void atTheTable(Consumer<SimulatedTable> deed, Runnable then) {
    door.ask(
        table -> {
          deed.accept(table);
          return FaultList.State.of(table);
        },
        state -> {
          faults.show(state);
          then.run();
        });
  }

  /** Looks at the table while somebody looks at the screen. */
  void watch(boolean watched) {
    if (watched) {
      door.watch(this::show);
    } else {
      door.rest();
    }
  }

  @Override
  public void close() {
    hud.table().removeListener(listener);
    helper.close();
    if (grip != null) {
      grip = null;
      door.tell(Players::letGo);
    }
    door.close();
  }
}

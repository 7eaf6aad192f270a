package org.dradis.hud.hardware;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.ListChangeListener;
import org.dradis.box.Box;
import org.dradis.file.TextFile;
import org.dradis.hud.Hud;
import org.dradis.port.DiceThrow;
import org.dradis.port.LedMap;
import org.dradis.port.LedPlace;
import org.dradis.port.TagZones;
import org.dradis.port.Zone;
import org.dradis.rig.sim.SimRig;
import org.dradis.rig.sim.SimulatedTable;
import org.dradis.table.Table;
import org.dradis.view.QuestionView;
import org.dradis.view.TableView;
import org.jspecify.annotations.Nullable;

/**
 * Examines the table while a game may be running on it: it asks the parts and looks at pad and
 * zones, but listens to nothing that has one listener.
 */
public final class HardwareModel {
  /** The kind of the simulated table. */
  private static final String SIMULATED = "sim";

  /** So many looks, and the parts are asked again without being told to. */
  private static final int LOOKS_PER_EXAMINATION = 12;

  private final Hud hud;
  private final ObjectProperty<HardwareState> state = new SimpleObjectProperty<>(HardwareState.NEW);
  private final ListChangeListener<DiceThrow> rolling = this::hear;
  private final Background background;
  private boolean looking;
  private boolean asking;
  private int looks;

  public HardwareModel(Hud hud) {
    this.hud = hud;
    this.background = new Background(hud, sentence -> change(it -> it.trouble(sentence)));
  }

  public ReadOnlyObjectProperty<HardwareState> state() {
    return state;
  }

  private HardwareState now() {
    return state.get();
  }

  private void change(UnaryOperator<HardwareState> how) {
    state.set(how.apply(now()));
  }

  /** Begins to follow the table. */
  public void open() {
    hud.model().rolls().addListener(rolling);
    change(it -> it.rolls(hud.model().rolls(), HardwareState.NO_TRIAL));
    background.run(() -> spots(hud.table()), () -> {}, spots -> change(it -> it.spots(spots)));
    refresh();
    look();
  }

  /** Leaves the table as it was found. */
  public void close() {
    hud.model().rolls().removeListener(rolling);
    shine(null);
  }

  /** Asks all parts how they are. */
  public void refresh() {
    if (hud.table() != null) {
      change(it -> it.trouble(null).examining(true));
      background.run(this::box, () -> {}, box -> change(it -> it.box(box)));
      examine();
    }
  }

  private void examine() {
    Table table = hud.table();
    if (table != null && !asking) {
      asking = true;
      background.run(table::diagnose, () -> asking = false, parts -> change(it -> it.parts(parts)));
    }
  }

  /** Looks at pad and zones, once at a time; to be called often. */
  public void look() {
    Table table = hud.table();
    if (table == null || looking) {
      return;
    }
    looking = true;
    background.run(
        () -> Glance.at(table), () -> looking = false, glance -> change(it -> it.seen(glance)));
    looks++;
    if (looks % LOOKS_PER_EXAMINATION == 0) {
      examine();
    }
  }

  private void hear(ListChangeListener.Change<? extends DiceThrow> change) {
    int fallen = 0;
    while (change.next()) {
      fallen += change.getAddedSize();
    }
    int tried = now().isTrying() ? now().trial() + fallen : HardwareState.NO_TRIAL;
    if (fallen > 0) {
      change(it -> it.rolls(hud.model().rolls(), tried));
    }
  }

  /** Begins a trial of the tower, or ends it. */
  public void tryTower(boolean wanted) {
    change(it -> it.rolls(it.rolls(), wanted ? 0 : HardwareState.NO_TRIAL));
  }

  /** Lights a place, or lets the lights say again what the game says. */
  public void shine(@Nullable LedPlace place) {
    if (place != null || now().lit() != null) {
      hud.model().spotlight().shine(place == null ? null : place.word());
      change(it -> it.lit(place));
    }
  }

  /** Lights the place after the one that is lit; after the last one it is dark again. */
  public void shineNext() {
    List<LedPlace> spots = now().spots();
    LedPlace lit = now().lit();
    int next = lit == null ? 0 : spots.indexOf(lit) + 1;
    shine(next < spots.size() ? spots.get(next) : null);
  }

  /** Drops a die into the tower of a simulated table, as a hand would. */
  public void throwSimulatedDie() {
    SimRig sim = hud.sim();
    if (sim != null) {
      background.run(
          () ->
              sim.ask(
                  table -> {
                    var _ = table.hand().roll(table.tower());
                    return true;
                  }),
          () -> {},
          _ -> {});
    }
  }

  /** The zones of the table, in its order. */
  public List<Zone> zones() {
    Table table = hud.table();
    return table == null ? List.of() : table.tagZones().map(TagZones::zones).orElse(List.of());
  }

  public boolean isConnected() {
    return hud.table() != null;
  }

  public boolean isSimulated() {
    Table table = hud.table();
    return hud.sim() != null || (table != null && table.file().kinds().contains(SIMULATED));
  }

  /** The file that says what the table is made of. */
  public String source() {
    return hud.table() == null ? "" : hud.table().file().source();
  }

  /** The kinds of the parts, such as "pi, satellite". */
  public String kinds() {
    return hud.table() == null ? "" : String.join(", ", hud.table().file().kinds());
  }

  public boolean hasPad() {
    return hud.table() != null && hud.table().tapPad().isPresent();
  }

  public boolean hasTower() {
    return hud.table() != null && hud.table().diceTower().isPresent();
  }

  public boolean hasLights() {
    return hud.table() != null && hud.table().ledBoard().isPresent();
  }

  /** Whether a throw counts now: the game waits for one. */
  public boolean isDieAwaited() {
    TableView view = hud.model().table().get();
    QuestionView question = view == null ? null : view.question();
    return question != null && question.roll() != null && question.roll().face() == 0;
  }

  /** What the game goes by: on a simulated table all tags are known. */
  private Box box() {
    SimRig sim = hud.sim();
    return sim == null ? hud.box().get().box() : sim.ask(SimulatedTable::box);
  }

  /** What the table has LEDs for; none if it has no lights. */
  private static List<LedPlace> spots(@Nullable Table table) {
    if (table == null || table.ledBoard().isEmpty()) {
      return List.of();
    }
    Path file = table.file().lightMap().orElse(null);
    LedMap map =
        file == null
            ? LedMap.ofReferenceTable()
            : LedMap.parse(file.toString(), TextFile.read(file.toString(), file));
    return Arrays.stream(LedPlace.values())
        .filter(place -> place != LedPlace.UNUSED && !map.at(place).isEmpty())
        .toList();
  }
}

package org.dradis.rig.sim;

import java.time.Duration;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.dradis.box.Box;
import org.dradis.port.DiceTower;
import org.dradis.port.LedBoard;
import org.dradis.port.RigPart;
import org.dradis.port.TagZones;
import org.dradis.port.TapPad;
import org.dradis.port.Zone;
import org.dradis.rig.chip.Shine;
import org.dradis.rig.chip.TowerThrow;
import org.dradis.rig.pi4j.VirtualReaderBoard;
import org.dradis.rig.time.VirtualTime;
import org.dradis.rig.world.Chute;
import org.dradis.rig.world.Hand;
import org.dradis.rig.world.Miniature;
import org.dradis.rig.world.Movement;
import org.dradis.rig.world.Outline;
import org.dradis.rig.world.Spot;
import org.dradis.rig.world.World;
import org.dradis.table.Sensing;

/**
 * A whole table in software: a board with miniatures, hands that move them, a tower that rolls,
 * lights; and the real drivers, which cannot tell the chips from real ones.
 *
 * <p>It lives in virtual time: {@link #virtual} in a time that the calling thread lets pass, {@link
 * SimRig} in one that keeps up with the clock on the wall. The same settings give the same news at
 * the same nanosecond.
 */
public final class SimulatedTable implements AutoCloseable {
  /** How far time passes before somebody looks whether a hand is ready. */
  private static final long GLANCE = 5_000_000;

  /** No movement takes longer. */
  private static final long PATIENCE = 60_000_000_000L;

  private final VirtualTime time;
  private final SimSettings settings;
  private final Chips chips;
  private final World world;
  private final SimPi pi;
  private final Sensing sensing;
  private RigPart rig;
  private final SplittableRandom random;
  private final List<NamedFault> faults;
  private final SortedSet<String> lasting = new TreeSet<>();

  SimulatedTable(
      VirtualTime time, SimSettings settings, Sensing sensing, Collection<Miniature> box) {
    this.time = time;
    this.settings = settings;
    this.random = new SplittableRandom(settings.seed());
    this.chips = new Chips(time, settings);
    this.world = new World(time, settings.plan(), chips.fields(), chips.pad());
    this.pi = new SimPi(time, settings, chips);
    this.faults = Faults.of(chips, pi, settings.leds());
    box.forEach(world::bring);
    this.sensing = sensing;
    this.rig = pi.open(sensing);
  }

  /** A table in virtual time, with a standard box that its zones know, all in the tray. */
  public static SimulatedTable virtual(SimSettings settings) {
    var table =
        new SimulatedTable(new VirtualTime(), settings, Sensing.STANDARD, standardBox(settings));
    table.rig.tagZones().ifPresent(it -> it.know(table.box().tags()));
    return table;
  }

  static List<Miniature> standardBox(SimSettings settings) {
    return StandardBox.with(settings.expansions(), new SplittableRandom(settings.seed()));
  }

  public VirtualTime time() {
    return time;
  }

  public World world() {
    return world;
  }

  /** Ends the program that listens to the chips and starts another; the world stays as it is. */
  public void restart() {
    rig.close();
    rig = pi.open(sensing);
  }

  /** The ports, as a session sees them. */
  public RigPart rig() {
    return rig;
  }

  public TagZones zones() {
    return rig.tagZones().orElseThrow();
  }

  public TapPad tapPad() {
    return rig.tapPad().orElseThrow();
  }

  public DiceTower diceTower() {
    return rig.diceTower().orElseThrow();
  }

  public LedBoard lights() {
    return rig.ledBoard().orElseThrow();
  }

  /** What somebody who enrolled all of the miniatures would have in the file. */
  public Box box() {
    return Enrolled.boxOf(world.miniatures());
  }

  public Miniature miniature(String name) {
    return world.miniature(name);
  }

  /** Another hand, with a temper of its own. */
  public Hand hand() {
    return new Hand(world, random.split());
  }

  /** Any place well within a zone. */
  public Spot within(Zone zone) {
    return within(world.plan().reach(zone).loop());
  }

  /** Any place well within a rectangle. */
  public Spot within(Outline outline) {
    double margin = 20;
    return new Spot(
        random.nextDouble(outline.left() + margin, outline.right() - margin),
        random.nextDouble(outline.top() + margin, outline.bottom() - margin));
  }

  public Spot within(String zone) {
    return within(new Zone(zone));
  }

  /** Where dice are dropped. */
  public Chute tower() {
    return chips.chute();
  }

  /** The last throw as eyes see it, which may still be on its way. */
  public Optional<TowerThrow> lastThrow() {
    return chips.chute().last();
  }

  /** What each LED shines. */
  public List<Shine> shines() {
    return chips.strip().shines();
  }

  /** All that can be made to go wrong. */
  public List<NamedFault> faults() {
    return faults;
  }

  /** All that can be made to go wrong with a table like this. */
  static List<NamedFault> faultsOf(SimSettings settings) {
    var time = new VirtualTime();
    var chips = new Chips(time, settings);
    return Faults.of(chips, new SimPi(time, settings, chips), settings.leds());
  }

  /** Makes something go wrong, by its name. */
  public void inject(String fault) {
    var named =
        faults.stream()
            .filter(it -> it.name().equals(fault))
            .findFirst()
            .orElseThrow(
                () -> new IllegalArgumentException("There is no fault called " + fault + "."));
    named.injection().run();
    if (named.lasts()) {
      lasting.add(fault);
    }
  }

  /** The names of the faults that last and were not ended. */
  public SortedSet<String> lasting() {
    return Collections.unmodifiableSortedSet(new TreeSet<>(lasting));
  }

  /** Ends a fault that lasts. */
  public void end(String fault) {
    var others = lasting();
    // Only all of them can be ended; the others begin again.
    calm();
    others.stream().filter(it -> !it.equals(fault)).forEach(this::inject);
  }

  /** Ends all faults that last. */
  public void calm() {
    lasting.clear();
    chips.readers().values().forEach(it -> it.calm());
    chips.pad().heal();
    pi.boards().forEach(VirtualReaderBoard::heal);
  }

  /** Lets time pass. */
  public void advance(Duration duration) {
    time.advance(duration.toNanos());
  }

  /** Lets time pass until these movements are over. */
  public void await(Movement... movements) {
    await(Arrays.asList(movements));
  }

  public void await(Collection<Movement> movements) {
    long end = time.now() + PATIENCE;
    while (!movements.stream().allMatch(Movement::isOver)) {
      if (time.now() > end) {
        throw new IllegalStateException("A hand does not get ready: " + movements);
      }
      time.advance(GLANCE);
    }
  }

  /** A picture in letters. */
  public String drawn() {
    return Drawing.of(world);
  }

  SimSettings settings() {
    return settings;
  }

  /** Ends everything; the thread that lets time pass calls it. */
  @Override
  public void close() {
    rig.close();
    time.close();
  }
}

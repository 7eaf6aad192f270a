package org.dradis.rig.sim;

import java.time.Duration;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.SplittableRandom;
import org.dradis.box.Box;
import org.dradis.dice.Levels;
import org.dradis.nfc.sweep.SweepSettings;
import org.dradis.port.DiceTower;
import org.dradis.port.LedBoard;
import org.dradis.port.RigPart;
import org.dradis.port.TagZones;
import org.dradis.port.TapPad;
import org.dradis.port.Zone;
import org.dradis.rig.chip.Shine;
import org.dradis.rig.time.VirtualTime;
import org.dradis.rig.world.Chute;
import org.dradis.rig.world.Hand;
import org.dradis.rig.world.Miniature;
import org.dradis.rig.world.Movement;
import org.dradis.rig.world.Spot;
import org.dradis.rig.world.World;

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
  private final RigPart rig;
  private final SplittableRandom random;
  private final List<NamedFault> faults;

  SimulatedTable(
      VirtualTime time, SimSettings settings, SweepSettings sweep, Collection<Miniature> box) {
    this.time = time;
    this.settings = settings;
    this.random = new SplittableRandom(settings.seed());
    this.chips = new Chips(time, settings);
    this.world = new World(time, settings.plan(), chips.fields(), chips.pad());
    this.faults = Faults.of(chips, settings.leds());
    box.forEach(world::bring);
    this.rig = new DirectRig(time, settings, sweep, chips);
  }

  /** A table in virtual time, with a standard box that its zones know, all in the tray. */
  public static SimulatedTable virtual(SimSettings settings) {
    var table =
        new SimulatedTable(
            new VirtualTime(), settings, SweepSettings.STANDARD, standardBox(settings));
    table.zones().know(table.box().tags());
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
    var loop = world.plan().reach(zone).loop();
    double margin = 20;
    return new Spot(
        random.nextDouble(loop.left() + margin, loop.right() - margin),
        random.nextDouble(loop.top() + margin, loop.bottom() - margin));
  }

  public Spot within(String zone) {
    return within(new Zone(zone));
  }

  /** Where dice are dropped. */
  public Chute tower() {
    return chips.chute();
  }

  /** The levels of the tower's lines. */
  public Levels towerLines() {
    return chips.tower().read().levels();
  }

  /** What each LED shines. */
  public List<Shine> shines() {
    return chips.strip().shines();
  }

  /** All that can be made to go wrong. */
  public List<NamedFault> faults() {
    return faults;
  }

  /** Makes something go wrong, by its name. */
  public void inject(String fault) {
    faults.stream()
        .filter(it -> it.name().equals(fault))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("There is no fault called " + fault + "."))
        .injection()
        .run();
  }

  /** Ends all faults that last. */
  public void calm() {
    chips.readers().values().forEach(it -> it.calm());
    chips.pad().heal();
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

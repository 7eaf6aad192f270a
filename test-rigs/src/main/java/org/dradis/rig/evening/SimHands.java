package org.dradis.rig.evening;

import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.dradis.nfc.iso15693.Uid;
import org.dradis.port.DiceThrow;
import org.dradis.port.TagId;
import org.dradis.port.TagZones;
import org.dradis.port.Whereabouts;
import org.dradis.port.Zone;
import org.dradis.rig.chip.TowerFault;
import org.dradis.rig.sim.SimulatedTable;
import org.dradis.rig.world.BoardPlan;
import org.dradis.rig.world.Hand;
import org.dradis.rig.world.Miniature;
import org.dradis.rig.world.Movement;
import org.dradis.rig.world.Outline;
import org.dradis.rig.world.Spot;
import org.dradis.rig.world.Truth;
import org.dradis.session.board.Place;
import org.dradis.session.script.Hands;

/**
 * A player at the simulated table. After each deed time passes until the zones have told all that
 * can be read.
 */
public final class SimHands implements Hands {
  /** A lost zone is tried again after 1, 2 and 4 s. */
  private static final Duration SETTLED = Duration.ofSeconds(12);

  /** On a border the zones may go on changing their minds. */
  private static final Duration ON_A_BORDER = Duration.ofSeconds(1);

  private static final Duration A_THROW = Duration.ofSeconds(20);

  private final SimulatedTable table;
  private final Pulse pulse;
  private final Hand hand;
  private final Map<String, Place> places = new TreeMap<>();
  private final Set<Place> lost = new TreeSet<>();

  SimHands(SimulatedTable table, Pulse pulse) {
    this.table = table;
    this.pulse = pulse;
    this.hand = table.hand();
  }

  /** Puts something where it belongs before anybody looks. */
  void setUp(Miniature miniature, Place place) {
    table.world().place(miniature, spot(place), 0);
    places.put(miniature.name(), place);
  }

  @Override
  public void lift(String piece) {
    perform(hand.lift(piece(piece)));
    places.put(piece, Place.HAND);
  }

  @Override
  public void put(String piece, Place place) {
    perform(hand.put(piece(piece), spot(place)));
    places.put(piece, place);
  }

  @Override
  public void move(String piece, Place to) {
    perform(hand.move(piece(piece), spot(to)));
    places.put(piece, to);
  }

  @Override
  public void slide(String piece, Place place) {
    perform(hand.slide(piece(piece), spot(place)));
    places.put(piece, place);
  }

  @Override
  public void straddle(String piece, Place one, Place other) {
    var plan = table.world().plan();
    var zone = new Zone(one.word());
    var next = new Zone(other.word());
    if (!plan.neighbours().getOrDefault(zone, new TreeSet<>()).contains(next)) {
      throw new IllegalArgumentException(
          "no antennas of %s and %s meet on this table".formatted(one.word(), other.word()));
    }
    perform(hand.move(piece(piece), plan.border(zone, next)));
    pulse.pass(ON_A_BORDER);
    places.put(piece, Place.BORDER);
  }

  /** Lifts a piece and puts it back at once, so that zones lose it for a moment or not at all. */
  public void pickUpAndPutBack(String piece) {
    perform(hand.pickUpAndPutBack(piece(piece)));
  }

  @Override
  public void putStranger(String tag, Place place) {
    Miniature stranger = table.world().find(tag).orElseGet(() -> bring(tag));
    perform(hand.move(stranger, spot(place)));
  }

  private Miniature bring(String tag) {
    if (!tag.matches("E0[0-9A-F]{14}")) {
      throw new IllegalArgumentException(
          "zones do not read a tag \"%s\", only E0 and 14 hexadecimal digits".formatted(tag));
    }
    var stranger = Miniature.skiPass(tag, Uid.parse(tag));
    table.world().bring(stranger);
    return stranger;
  }

  @Override
  public void takeStranger(String tag) {
    var stranger =
        table
            .world()
            .find(tag)
            .orElseThrow(() -> new IllegalArgumentException("there is no stranger " + tag));
    perform(hand.move(stranger, table.within(BoardPlan.LID)));
  }

  @Override
  public void loseZone(Place zone) {
    table.inject(reader(zone) + ".unplugged");
    lost.add(zone);
    settle();
  }

  @Override
  public void findZone(Place zone) {
    reader(zone);
    lost.remove(zone);
    table.calm();
    lost.forEach(it -> table.inject(it.word() + ".unplugged"));
    settle();
  }

  private String reader(Place zone) {
    if (table.world().plan().zones().stream().noneMatch(it -> it.name().equals(zone.word()))) {
      throw new IllegalArgumentException("there is no reader in " + zone.word());
    }
    return zone.word();
  }

  @Override
  public void throwDie(DiceThrow outcome) {
    int before = pulse.throwsHeard();
    int face = outcome instanceof DiceThrow.Rolled(int rolled) ? rolled : 1;
    perform(hand.roll(table.tower(), face, fault(outcome)));
    pulse.until(() -> pulse.throwsHeard() > before, A_THROW, "the tower has told of no die");
  }

  /** What must happen to a die for such a throw. One that was dropped again counts after all. */
  private static TowerFault fault(DiceThrow outcome) {
    return switch (outcome) {
      case DiceThrow.Rolled _ -> TowerFault.NONE;
      case DiceThrow.Voided(var reason) ->
          switch (reason) {
            case DROPPED_AGAIN -> TowerFault.DROPPED_AGAIN;
            case MOVED -> TowerFault.TAKEN_OUT;
          };
      case DiceThrow.Doubtful(var doubt) ->
          switch (doubt) {
            case UNREADABLE -> TowerFault.COCKED_STILL;
            case FACE_CHANGED -> TowerFault.LOOSE_WIRE;
            case NEVER_SETTLED -> TowerFault.COCKED_TREMBLING;
          };
    };
  }

  @Override
  public Place whereIs(String piece) {
    TagId tag = piece(piece).id();
    Place place = places.getOrDefault(piece, Place.SUPPLY);
    if (place != Place.BORDER || tag == null) {
      return place;
    }
    var zones = sensed(tag).zones();
    Place single = zones.size() == 1 ? Place.named(zones.iterator().next().name()) : null;
    return single == null ? Place.BORDER : single;
  }

  private Miniature piece(String name) {
    return table
        .world()
        .find(name)
        .filter(it -> it.kind().isPresent())
        .orElseThrow(
            () -> new IllegalArgumentException("there is no piece \"" + name + "\" in the box"));
  }

  private Spot spot(Place place) {
    return table.within(outline(place));
  }

  private static Outline outline(Place place) {
    return switch (place) {
      case SUPPLY -> BoardPlan.TRAY;
      case OUT_OF_GAME -> BoardPlan.LID;
      default -> BoardPlan.outline(place.word()).orElseThrow();
    };
  }

  private void perform(Movement movement) {
    pulse.until(movement::isOver, Duration.ofMinutes(1), "a hand still " + movement);
    settle();
  }

  /** Waits until the zones have told what can be read, and those that are unplugged are missed. */
  void settle() {
    pulse.until(this::isSettled, SETTLED, "the zones still do not see the board as it stands");
    pulse.takeHeard();
  }

  private boolean isSettled() {
    var readable = table.world().truth().readable();
    var tags = new TreeSet<>(readable.keySet());
    table.rig().tagZones().map(TagZones::sensed).ifPresent(it -> tags.addAll(it.keySet()));
    return pulse.lost().equals(lost)
        && tags.stream()
            .allMatch(tag -> agrees(sensed(tag), readable.getOrDefault(tag, Whereabouts.NOWHERE)));
  }

  /** A zone that is lost keeps what it had. */
  private boolean agrees(Whereabouts sensed, Whereabouts readable) {
    return Truth.agrees(withoutLost(sensed), withoutLost(readable));
  }

  private Whereabouts withoutLost(Whereabouts where) {
    return Whereabouts.in(
        where.zones().stream()
            .filter(zone -> lost.stream().noneMatch(it -> it.word().equals(zone.name())))
            .toList());
  }

  private Whereabouts sensed(TagId tag) {
    return table.rig().tagZones().map(it -> it.sensed().get(tag)).orElse(Whereabouts.NOWHERE);
  }
}

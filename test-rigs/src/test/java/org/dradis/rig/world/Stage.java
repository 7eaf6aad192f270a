package org.dradis.rig.world;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.dradis.box.Kind;
import org.dradis.nfc.iso15693.Uid;
import org.dradis.port.Zone;
import org.dradis.rig.chip.PadTag;
import org.dradis.rig.chip.VirtualField;
import org.dradis.rig.chip.VirtualPn532;
import org.dradis.rig.time.VirtualTime;

/** A world with some miniatures, and nobody who reads them. */
final class Stage {
  static final Zone BOW = new Zone("bow");
  static final Zone PORT_BOW = new Zone("port-bow");
  static final Zone STERN = new Zone("stern");

  final VirtualTime time = new VirtualTime();
  final BoardPlan plan = BoardPlan.reference();
  final VirtualPn532 padChip = new VirtualPn532(time, 1);
  final World world;
  final Miniature raider = add("raider 1", Kind.RAIDER, 1);
  final Miniature viper = add("viper mk2 1", Kind.VIPER_MK2, 2);
  final Miniature civilian = add("civilian ship 1", Kind.CIVILIAN_SHIP, 3);

  Stage() {
    Map<Zone, VirtualField> fields = new LinkedHashMap<>();
    plan.zones().forEach(zone -> fields.put(zone, new VirtualField(time)));
    world = new World(time, plan, fields, padChip);
    world.bring(raider);
    world.bring(viper);
    world.bring(civilian);
  }

  private static Miniature add(String name, Kind kind, int number) {
    return Miniature.of(
        name, kind, new Uid(0xE004_0100_0000_0000L + number), PadTag.of("0400000000000" + number));
  }

  Hand hand(long seed) {
    return new Hand(world, new SplittableRandom(seed));
  }

  void advanceMillis(long millis) {
    time.advance(millis * 1_000_000);
  }

  /** Lets time pass until the movement is over and returns how many milliseconds it took. */
  long millisOf(Movement movement) {
    long from = time.now();
    while (!movement.isOver()) {
      time.advance(1_000_000);
    }
    return (time.now() - from) / 1_000_000;
  }
}

package org.dradis.rig.sim;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.dradis.port.Zone;
import org.dradis.rig.chip.Fault;
import org.dradis.rig.chip.LedFault;
import org.dradis.rig.chip.Pn532Fault;
import org.dradis.rig.chip.TowerFault;
import org.dradis.rig.chip.VirtualStrip;
import org.dradis.rig.pi4j.BusFault;
import org.dradis.rig.pi4j.VirtualReaderBoard;

/** Everything that can be made to go wrong, by name. */
final class Faults {
  private static final boolean LASTS = true;
  private static final boolean PASSES = false;

  private final List<NamedFault> all = new ArrayList<>();

  private Faults(Chips chips, SimPi pi, int leds) {
    chips
        .readers()
        .forEach(
            (zone, chip) -> {
              for (var fault : Fault.values()) {
                add(
                    zone.name(),
                    fault,
                    sentence(fault, zone),
                    lasts(fault),
                    () -> chip.inject(fault));
              }
            });
    for (var fault : Pn532Fault.values()) {
      add("tap-pad", fault, sentence(fault), PASSES, () -> chips.pad().inject(fault, 1));
    }
    for (var fault : TowerFault.values()) {
      if (fault != TowerFault.NONE) {
        add("tower", fault, sentence(fault), PASSES, () -> chips.chute().strikeNext(fault));
      }
    }
    addLights(chips.strip(), leds / 2);
    for (int i = 0; i < pi.groups().size(); i++) {
      addBus(i + 1, pi.groups().get(i).zones(), pi.boards().get(i));
    }
  }

  private void addBus(int number, List<Zone> zones, VirtualReaderBoard board) {
    add(
        "readers-" + number,
        "noise",
        "Now and then a bit flips on the bus of the readers %s to %s, until calmed."
            .formatted(zones.getFirst(), zones.getLast()),
        LASTS,
        () -> board.inject(new BusFault.Noise()));
    add(
        "readers-" + number,
        "stuck-address",
        "The lowest address line of the readers %s to %s stays low, until calmed."
            .formatted(zones.getFirst(), zones.getLast()),
        LASTS,
        () -> board.inject(new BusFault.StuckAddress(0, false)));
    for (int i = 0; i < zones.size(); i++) {
      int place = i;
      String zone = zones.get(i).name();
      add(
          zone,
          "floating-miso",
          "What the reader of " + zone + " says is not heard, until calmed.",
          LASTS,
          () -> board.inject(new BusFault.FloatingMiso(place)));
      add(
          zone,
          "broken-select",
          "The reader of " + zone + " is never selected, until calmed.",
          LASTS,
          () -> board.inject(new BusFault.BrokenSelect(place)));
    }
  }

  static List<NamedFault> of(Chips chips, SimPi pi, int leds) {
    return List.copyOf(new Faults(chips, pi, leds).all);
  }

  private void addLights(VirtualStrip strip, int led) {
    addLight(strip, "flipped-bit", "A bit of the next frame flips.", new LedFault.FlippedBit(77));
    addLight(
        strip,
        "byte-gap",
        "The next frame pauses for 20 us after some bytes.",
        new LedFault.ByteGap(160, 20_000));
    addLight(
        strip, "short-end", "The next frame loses its last two bytes.", new LedFault.ShortEnd(2));
    addLight(
        strip,
        "dead-led",
        "LED " + led + " is dark from now on, and all behind it stay as they are.",
        new LedFault.DeadLed(led));
    addLight(
        strip,
        "brown-out",
        "The strip is dark until the next frame is sent.",
        new LedFault.BrownOut());
  }

  private void addLight(VirtualStrip strip, String word, String sentence, LedFault fault) {
    add("lights", word, sentence, PASSES, () -> strip.inject(fault));
  }

  private void add(String part, Enum<?> fault, String sentence, boolean lasts, Runnable injection) {
    add(part, fault.name().toLowerCase(Locale.ROOT).replace('_', '-'), sentence, lasts, injection);
  }

  private void add(String part, String word, String sentence, boolean lasts, Runnable injection) {
    all.add(new NamedFault(part + "." + word, sentence, lasts, injection));
  }

  private static boolean lasts(Fault fault) {
    return switch (fault) {
      case NOISE, CORRUPTED_ANSWERS, UNPLUGGED -> LASTS;
      case STUCK_BUSY, RESET, BROWN_OUT, SPOILT_SETUP -> PASSES;
    };
  }

  private static String sentence(Fault fault, Zone zone) {
    String sentence =
        switch (fault) {
          case NOISE -> "Now and then a bit flips on the wires of the reader of %s, until calmed.";
          case STUCK_BUSY -> "The reader of %s keeps BUSY high until it is reset.";
          case RESET -> "The reader of %s resets by itself.";
          case BROWN_OUT -> "The reader of %s has no supply for 30 ms.";
          case CORRUPTED_ANSWERS -> "Bits of tags' answers flip in the field of %s, until calmed.";
          case SPOILT_SETUP -> "The reader of %s loses its set-up and hears nothing.";
          case UNPLUGGED -> "The reader of %s is unplugged, until calmed.";
        };
    return sentence.formatted(zone);
  }

  private static String sentence(Pn532Fault fault) {
    return switch (fault) {
      case NOISE_TO_CHIP -> "A bit flips on the way to the tap pad's chip.";
      case NOISE_FROM_CHIP -> "A bit flips on the way from the tap pad's chip.";
      case DAMAGED_ANSWER -> "A bit flips in the next answer of the tap pad's chip.";
      case ABSENT -> "The tap pad's chip does not answer on its bus once.";
      case STUCK_BUSY -> "The tap pad's chip never gets ready with its next command.";
      case RESET -> "The tap pad's chip loses power during its next command.";
      case TRUNCATED_ANSWER -> "Half of the next answer of the tap pad's chip is lost.";
      case DUPLICATE_ACK -> "The tap pad's chip acknowledges its next command twice.";
      case LATE_ANSWER -> "The tap pad's chip takes two seconds longer for its next answer.";
    };
  }

  private static String sentence(TowerFault fault) {
    return switch (fault) {
      case NONE -> "Nothing happens to the next throw.";
      case BOUNCING_BEAM -> "The next die rattles through the chute.";
      case COCKED_TREMBLING -> "The next die leans on the wall and trembles.";
      case COCKED_STILL -> "The next die leans on the wall.";
      case FOREIGN_DIE -> "The next die has no magnets.";
      case DEAD_ENCODER_LOW -> "At the next throw all lines of the encoder are low.";
      case DEAD_ENCODER_HIGH -> "At the next throw all lines of the encoder are high.";
      case STUCK_LINE -> "At the next throw a line of the encoder is stuck.";
      case SLOW_ENCODER -> "At the next throw the encoder is slow.";
      case LOOSE_WIRE -> "At the next throw a line of the encoder does not stop changing.";
      case DROPPED_AGAIN -> "The next die is caught while it tumbles, and dropped again.";
      case SECOND_DIE -> "A second die is dropped on the next one before it was read.";
      case TAKEN_OUT -> "The next die is taken out before it was read.";
      case CHATTERING -> "The next die rocks before it lies.";
      case GLITCHES -> "At the next throw there are short pulses on the tower's lines.";
    };
  }
}

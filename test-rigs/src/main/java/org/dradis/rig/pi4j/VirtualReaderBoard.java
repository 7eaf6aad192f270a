package org.dradis.rig.pi4j;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.dradis.pi.ReaderWiring;
import org.dradis.rig.chip.SpiPeer;
import org.dradis.rig.chip.VirtualPn5180;
import org.dradis.rig.chip.VirtualSpiBus;

/**
 * Readers behind a decoder for their NSS lines and a multiplexer for their BUSY lines, or a single
 * one without, as {@link ReaderWiring} has them.
 */
public final class VirtualReaderBoard {
  private static final int PLACES = 8;

  private final VirtualHeader header;
  private final ReaderWiring wiring;
  private final VirtualSpiBus bus;
  private final List<VirtualPn5180> chips;
  private final Set<BusFault> faults = new HashSet<>();

  public VirtualReaderBoard(VirtualHeader header, ReaderWiring wiring, List<VirtualPn5180> chips) {
    this.header = header;
    this.wiring = wiring;
    this.bus = header.spi(wiring.spiBus());
    this.chips = List.copyOf(chips);
    for (int place = 0; place < chips.size(); place++) {
      bus.attach(new Place(place));
    }
    var enable = header.pin(wiring.enablePin());
    var address = wiring.addressPins().stream().map(header::pin).toList();
    var lines = address.stream().<BooleanSupplier>map(net -> net::isHigh).toList();
    var busy = header.pin(wiring.busyPin());
    if (lines.isEmpty()) {
      enable.onChange(high -> select(0, !high));
      busy.follow(() -> busy(0));
    } else {
      var decoder =
          new Virtual74hc138(
              VirtualReaderBoard::ground, VirtualReaderBoard::ground, enable::isHigh, lines);
      enable.onChange(_ -> select(decoder));
      address.forEach(net -> net.onChange(_ -> select(decoder)));
      busy.follow(new Virtual74hc151(VirtualReaderBoard::ground, lines, busyLines())::y);
    }
    header.pin(wiring.resetPin()).onChange(high -> chips.forEach(chip -> chip.reset(!high)));
  }

  private static boolean ground() {
    return false;
  }

  /** An input of the multiplexer without a reader is tied to ground. */
  private List<BooleanSupplier> busyLines() {
    var inputs = new ArrayList<BooleanSupplier>();
    for (int i = 0; i < PLACES; i++) {
      int place = i;
      inputs.add(() -> busy(place));
    }
    return inputs;
  }

  private boolean busy(int place) {
    return place < chips.size()
        && !faults.contains(new BusFault.Unplugged(place))
        && chips.get(place).busy();
  }

  private void select(Virtual74hc138 decoder) {
    for (int place = 0; place < chips.size(); place++) {
      select(place, !decoder.y(place));
    }
  }

  private void select(int place, boolean low) {
    var chip = chips.get(place);
    boolean reaches = low && !faults.contains(new BusFault.BrokenSelect(place));
    if (reaches != chip.isSelected()) {
      if (reaches) {
        chip.select();
      } else {
        chip.deselect();
      }
    }
  }

  public void inject(BusFault fault) {
    faults.add(fault);
    switch (fault) {
      case BusFault.Noise() -> bus.noise(true);
      case BusFault.StuckAddress(int line, boolean high) ->
          header.pin(wiring.addressPins().get(line)).stick(high);
      case BusFault.FloatingMiso _, BusFault.Unplugged _, BusFault.BrokenSelect _ -> {}
    }
  }

  /** Ends all faults. */
  public void heal() {
    faults.clear();
    bus.noise(false);
    wiring.addressPins().forEach(pin -> header.pin(pin).free());
  }

  /** Where a reader is plugged in. */
  private final class Place implements SpiPeer {
    private final int place;

    Place(int place) {
      this.place = place;
    }

    @Override
    public void select() {}

    @Override
    public void deselect() {}

    @Override
    public boolean isSelected() {
      return chips.get(place).isSelected() && !faults.contains(new BusFault.Unplugged(place));
    }

    @Override
    public byte[] transfer(byte[] out, int hertz) {
      var in = chips.get(place).transfer(out, hertz);
      if (faults.contains(new BusFault.FloatingMiso(place))) {
        Arrays.fill(in, (byte) 0xFF);
      }
      return in;
    }
  }
}

package org.dradis.rig.sim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.dradis.dice.SixLineTower;
import org.dradis.dice.TowerSettings;
import org.dradis.led.Apa102Strip;
import org.dradis.led.CurrentLimit;
import org.dradis.led.LedDraw;
import org.dradis.led.LedWires;
import org.dradis.led.Ws2812Strip;
import org.dradis.nfc.iso15693.VicinityReader;
import org.dradis.nfc.pn5180.Pn5180;
import org.dradis.nfc.pn532.I2cFraming;
import org.dradis.nfc.pn532.Patience;
import org.dradis.nfc.pn532.Pn532;
import org.dradis.nfc.sweep.Antenna;
import org.dradis.nfc.sweep.SweepSettings;
import org.dradis.nfc.sweep.SweptZones;
import org.dradis.port.Diagnosis;
import org.dradis.port.DiceTower;
import org.dradis.port.Finding;
import org.dradis.port.LedBoard;
import org.dradis.port.LedFrame;
import org.dradis.port.RigPart;
import org.dradis.port.TagZones;
import org.dradis.port.TapPad;
import org.dradis.port.Zone;
import org.dradis.rig.chip.DirectWires;
import org.dradis.rig.chip.StripPins;
import org.dradis.rig.chip.VirtualBus;
import org.dradis.rig.chip.VirtualStrip;
import org.dradis.rig.time.VirtualTime;

/** The real drivers on virtual chips, with wires of their own for each chip. */
final class DirectRig implements RigPart {
  private static final long POLL = 10_000_000;
  private static final int MILLIAMPS = 2_000;

  private final VirtualTime time;
  private final SweptZones zones;
  private final Pn532 pad;
  private final SixLineTower tower;
  private final LedBoard lights;
  private boolean closed;

  DirectRig(VirtualTime time, SimSettings settings, SweepSettings sweep, Chips chips) {
    this.time = time;
    this.zones =
        new SweptZones(antennas(time, settings, chips), sweep.alone(settings.alone()), time);
    this.pad = new Pn532(new I2cFraming(chips.pad().i2c()), time, Patience.USUAL);
    this.tower = new SixLineTower(chips.tower(), TowerSettings.STANDARD);
    this.lights = lights(settings, wires(time, settings, chips.strip()));
    zones.start();
    pollTower();
  }

  private static List<Antenna> antennas(VirtualTime time, SimSettings settings, Chips chips) {
    var antennas = new ArrayList<Antenna>();
    var bus = new VirtualBus(time, VirtualBus.SPI_HERTZ, settings.callNanos());
    for (Zone zone : settings.plan().zones()) {
      if (!antennas.isEmpty() && antennas.size() % SimSettings.READERS_OF_A_BUS == 0) {
        bus = new VirtualBus(time, VirtualBus.SPI_HERTZ, settings.callNanos());
      }
      var wires = new DirectWires(bus, chips.reader(zone));
      antennas.add(new Antenna(zone, () -> new VicinityReader(new Pn5180(wires))));
    }
    return antennas;
  }

  private static LedBoard lights(SimSettings settings, LedWires wires) {
    var limit = new CurrentLimit(MILLIAMPS, LedDraw.CAUTIOUS);
    return settings.strip() == SimSettings.Strip.WS2812B
        ? new Ws2812Strip(wires, settings.leds(), limit)
        : new Apa102Strip(wires, settings.leds(), limit);
  }

  private static LedWires wires(VirtualTime time, SimSettings settings, VirtualStrip strip) {
    var pins = new StripPins(time, strip);
    return (bytes, clockHz) -> {
      time.advance(settings.callNanos() + bytes.length * 8L * 1_000_000_000L / clockHz);
      pins.transfer(bytes, clockHz);
    };
  }

  private void pollTower() {
    if (!closed) {
      tower.poll();
      time.after(POLL, this::pollTower);
    }
  }

  @Override
  public Optional<TagZones> tagZones() {
    return Optional.of(zones);
  }

  @Override
  public Optional<TapPad> tapPad() {
    return Optional.of(pad);
  }

  @Override
  public Optional<DiceTower> diceTower() {
    return Optional.of(tower);
  }

  @Override
  public Optional<LedBoard> ledBoard() {
    return Optional.of(lights);
  }

  @Override
  public List<Diagnosis> diagnose() {
    var all = new ArrayList<>(zones.diagnose());
    all.add(
        new Diagnosis(
            "tap pad", List.of(Finding.good("PN532 with firmware " + pad.firmware() + "."))));
    all.add(
        new Diagnosis("lights", List.of(Finding.good("A strip of " + lights.size() + " LEDs."))));
    return all;
  }

  @Override
  public void close() {
    if (!closed) {
      closed = true;
      zones.close();
      lights.show(LedFrame.dark(lights.size()));
    }
  }
}

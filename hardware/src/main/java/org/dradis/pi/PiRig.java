package org.dradis.pi;

import com.pi4j.context.Context;
import com.pi4j.io.spi.Spi;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.dradis.nfc.pn532.I2cFraming;
import org.dradis.nfc.pn532.Pn532Io;
import org.dradis.nfc.pn532.SpiFraming;
import org.dradis.nfc.sweep.SweptZones;
import org.dradis.pace.Timeline;
import org.dradis.pace.Turnstile;
import org.dradis.port.Diagnosis;
import org.dradis.port.DiceTower;
import org.dradis.port.LedBoard;
import org.dradis.port.RigPart;
import org.dradis.port.TagZones;
import org.dradis.port.TapPad;
import org.dradis.table.Sensing;

/** What hangs on the header of a Pi, real or virtual, which is its own from now on. */
public final class PiRig implements RigPart {
  private static final long TICK = 10_000_000;
  private static final int TICKS_PER_REFRESH = 100;

  private final Context context;
  private final Timeline time;
  private final Devices devices;
  private final Lines lines;
  private final Map<Integer, Turnstile> turns = new HashMap<>();
  private final Map<List<Integer>, Spi> spis = new HashMap<>();
  private final Optional<Attempt<PiTapPad>> tapPad;
  private final Optional<Attempt<PiTower>> tower;
  private final Optional<Attempt<PiLights>> lights;
  private final Optional<SweptZones> zones;
  private final Timeline.Worker worker;
  private volatile boolean closed;

  /** Opens what there is; the context may be any whose providers know these pins and buses. */
  public PiRig(PiSettings settings, Sensing sensing, Context context, Timeline time) {
    this(settings, sensing, context, time, Devices.ASSUMED);
  }

  PiRig(PiSettings settings, Sensing sensing, Context context, Timeline time, Devices devices) {
    this.context = context;
    this.time = time;
    this.devices = devices;
    this.lines = new Lines(context);
    this.tapPad = settings.tapPad().map(it -> Attempt.at("tap pad", () -> open(it)));
    this.tower = settings.tower().map(it -> Attempt.at("dice tower", () -> open(it)));
    this.lights = settings.lights().map(it -> Attempt.at("lights", () -> open(it)));
    this.zones =
        settings.readers().isEmpty() ? Optional.empty() : Optional.of(sweep(settings, sensing));
    this.worker = time.start("pi", this::tick);
  }

  private SweptZones sweep(PiSettings settings, Sensing sensing) {
    var all = new PiZones();
    for (var group : settings.readers()) {
      all.add(
          group.zones(),
          () -> {
            devices.needGpio();
            var wiring = group.wiring();
            var spi = shared(wiring.spiBus(), wiring.spiChannel(), wiring.spiHertz());
            return new ReaderBus(lines, spi, wiring, group.zones().size(), time);
          });
    }
    return all.start(sensing, settings, time);
  }

  private PiTapPad open(TapPadWiring wiring) {
    Pn532Io io =
        switch (wiring.kind()) {
          case I2C -> {
            devices.needI2c(wiring.bus());
            yield new I2cFraming(new Pi4jI2c(lines.i2c(wiring.bus(), I2cFraming.ADDRESS)));
          }
          case SPI ->
              new SpiFraming(
                  new Pi4jSpi(shared(wiring.bus(), wiring.channel(), TapPadWiring.SPI_HERTZ)));
        };
    return new PiTapPad(io, time);
  }

  private PiTower open(TowerPart part) {
    devices.needGpio();
    return new PiTower(lines, part, time);
  }

  private PiLights open(Lights strip) {
    devices.needSpi(strip.spiBus(), strip.spiChannel());
    return new PiLights(lines, strip, devices.spiBytesAtOnce(), time);
  }

  private SharedSpi shared(int bus, int channel, int hertz) {
    devices.needSpi(bus, channel);
    var spi = spis.computeIfAbsent(List.of(bus, channel), _ -> lines.spi(bus, channel, hertz));
    return new SharedSpi(spi, turns.computeIfAbsent(bus, _ -> time.turnstile()));
  }

  /** Polls the tower, whose throws are told that much later, and refreshes the lights. */
  private void tick() {
    for (int ticks = 1; !closed; ticks++) {
      opened(tower).ifPresent(PiTower::poll);
      if (ticks % TICKS_PER_REFRESH == 0) {
        opened(lights).ifPresent(PiLights::refresh);
      }
      time.pause(TICK);
    }
  }

  private static <T> Optional<T> opened(Optional<Attempt<T>> attempt) {
    return attempt.flatMap(Attempt::opened);
  }

  @Override
  public Optional<TagZones> tagZones() {
    return zones.map(it -> it);
  }

  @Override
  public Optional<TapPad> tapPad() {
    return opened(tapPad).map(it -> it);
  }

  @Override
  public Optional<DiceTower> diceTower() {
    return opened(tower).map(PiTower::port);
  }

  @Override
  public Optional<LedBoard> ledBoard() {
    return opened(lights).map(it -> it);
  }

  @Override
  public List<Diagnosis> diagnose() {
    List<Diagnosis> all = new ArrayList<>();
    zones.ifPresent(it -> all.addAll(it.diagnose()));
    tapPad.ifPresent(it -> all.add(it.diagnose(PiTapPad::health)));
    tower.ifPresent(it -> all.add(it.diagnose(PiTower::health)));
    lights.ifPresent(it -> all.add(it.diagnose(PiLights::health)));
    return all;
  }

  @Override
  public void close() {
    closed = true;
    zones.ifPresent(SweptZones::close);
    worker.join();
    opened(lights).ifPresent(PiLights::darken);
    context.shutdown();
  }
}

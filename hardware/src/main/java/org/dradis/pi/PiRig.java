package org.dradis.pi;

import com.pi4j.context.Context;
import com.pi4j.io.spi.Spi;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.dradis.nfc.pn532.Pn532Io;
import org.dradis.nfc.pn532.SpiFraming;
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
  private final List<Attempt<PiTapPad>> tapPad = new ArrayList<>();
  private final List<Attempt<PiTower>> tower = new ArrayList<>();
  private final List<Attempt<PiLights>> lights = new ArrayList<>();
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
    settings.tapPad().ifPresent(it -> tapPad.add(open(it)));
    settings
        .tower()
        .ifPresent(
            it ->
                tower.add(
                    Attempt.at(
                        "dice tower",
                        () -> {
                          devices.needGpio();
                          return new PiTower(lines, it, time);
                        })));
    settings
        .lights()
        .ifPresent(
            it ->
                lights.add(Attempt.at("lights", () -> new PiLights(lines, it, devices, time))));
    this.worker = time.start("pi", this::tick);
  }

  private Attempt<PiTapPad> open(TapPadWiring wiring) {
    return Attempt.at(
        "tap pad",
        () -> {
          Pn532Io io =
              switch (wiring.kind()) {
                case I2C -> PiTapPad.i2c(lines, devices, wiring.bus());
                case SPI ->
                    new SpiFraming(
                        new Pi4jSpi(
                            shared(wiring.bus(), wiring.channel(), TapPadWiring.SPI_HERTZ)));
              };
          return new PiTapPad(io, time);
        });
  }

  private SharedSpi shared(int bus, int channel, int hertz) {
    devices.needSpi(bus, channel);
    var spi =
        spis.computeIfAbsent(List.of(bus, channel), _ -> lines.spi(bus, channel, hertz));
    return new SharedSpi(spi, turns.computeIfAbsent(bus, _ -> time.turnstile()));
  }

  /** Polls the tower, whose throws are told that much later, and refreshes the lights. */
  private void tick() {
    for (int ticks = 1; !closed; ticks++) {
      tower.forEach(it -> it.opened().ifPresent(PiTower::poll));
      if (ticks % TICKS_PER_REFRESH == 0) {
        lights.forEach(it -> it.opened().ifPresent(PiLights::refresh));
      }
      time.pause(TICK);
    }
  }

  private static <T> Optional<T> opened(List<Attempt<T>> attempts) {
    return attempts.stream().findFirst().flatMap(Attempt::opened);
  }

  @Override
  public Optional<TagZones> tagZones() {
    return Optional.empty();
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
    tapPad.forEach(it -> all.add(it.diagnose(PiTapPad::health)));
    tower.forEach(it -> all.add(it.diagnose(PiTower::health)));
    lights.forEach(it -> all.add(it.diagnose(PiLights::health)));
    return all;
  }

  @Override
  public void close() {
    closed = true;
    worker.join();
    opened(lights).ifPresent(PiLights::darken);
    context.shutdown();
  }
}

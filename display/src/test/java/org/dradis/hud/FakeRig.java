package org.dradis.hud;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.dradis.port.Diagnosis;
import org.dradis.port.DiceThrow;
import org.dradis.port.DiceTower;
import org.dradis.port.Expectation;
import org.dradis.port.Finding;
import org.dradis.port.LedBoard;
import org.dradis.port.LedFrame;
import org.dradis.port.RigPart;
import org.dradis.port.TagId;
import org.dradis.port.TagZones;
import org.dradis.port.TapPad;
import org.dradis.port.Whereabouts;
import org.dradis.port.Zone;
import org.dradis.port.ZoneNews;
import org.dradis.table.RigKind;
import org.dradis.table.Section;
import org.dradis.table.Sensing;

/** A part that has everything, which a test moves and spoils. */
public final class FakeRig implements RigKind, RigPart, TagZones, TapPad, DiceTower, LedBoard {
  public boolean hasZones = true;
  public boolean hasPad = true;
  public boolean hasTower = true;
  public boolean hasLights = true;
  public boolean closed;
  public RuntimeException openingFails;
  public RuntimeException padFails;
  public RuntimeException lightsFail;
  public RuntimeException zonesFail;
  public RuntimeException diagnosisFails;
  public final List<Finding> findings = new ArrayList<>(List.of(Finding.good("The chip answers.")));
  public final List<TagId> onPad = new ArrayList<>();
  public final List<LedFrame> frames = new ArrayList<>();
  public Collection<TagId> known = List.of();

  /** How often somebody took the place of a listener. */
  public int listenersSet;

  private final SortedMap<TagId, Whereabouts> sensed =
      new TreeMap<>(Comparator.comparing(TagId::toString));
  private Consumer<ZoneNews> news = _ -> {};
  private Consumer<DiceThrow> throwing = _ -> {};

  public void put(TagId tag, String... zones) {
    var now = Whereabouts.in(Arrays.stream(zones).map(Zone::new).toList());
    var before = sensed.getOrDefault(tag, Whereabouts.NOWHERE);
    if (now.isNowhere()) {
      sensed.remove(tag);
    } else {
      sensed.put(tag, now);
    }
    news.accept(new ZoneNews.Placed(tag, before, now));
  }

  public void tell(ZoneNews each) {
    news.accept(each);
  }

  public void tap(TagId... tags) {
    onPad.clear();
    onPad.addAll(List.of(tags));
  }

  public void roll(DiceThrow each) {
    throwing.accept(each);
  }

  @Override
  public String name() {
    return "fake";
  }

  @Override
  public RigPart open(Section settings, Sensing sensing) {
    if (openingFails != null) {
      throw openingFails;
    }
    closed = false;
    return this;
  }

  @Override
  public Optional<TagZones> tagZones() {
    return hasZones ? Optional.of(this) : Optional.empty();
  }

  @Override
  public Optional<TapPad> tapPad() {
    return hasPad ? Optional.of(this) : Optional.empty();
  }

  @Override
  public Optional<DiceTower> diceTower() {
    return hasTower ? Optional.of(this) : Optional.empty();
  }

  @Override
  public Optional<LedBoard> ledBoard() {
    return hasLights ? Optional.of(this) : Optional.empty();
  }

  @Override
  public List<Diagnosis> diagnose() {
    if (diagnosisFails != null) {
      throw diagnosisFails;
    }
    return List.of(new Diagnosis("zone bow", findings));
  }

  @Override
  public void close() {
    closed = true;
  }

  @Override
  public List<Zone> zones() {
    return List.of(new Zone("bow"), new Zone("stern"));
  }

  @Override
  public void know(Collection<TagId> box) {
    known = List.copyOf(box);
  }

  @Override
  public void expect(Collection<Expectation> changes) {}

  @Override
  public void onNews(Consumer<ZoneNews> listener) {
    listenersSet++;
    news = listener;
  }

  @Override
  public SortedMap<TagId, Whereabouts> sensed() {
    if (zonesFail != null) {
      throw zonesFail;
    }
    return new TreeMap<>(sensed);
  }

  @Override
  public List<TagId> look() {
    if (padFails != null) {
      throw padFails;
    }
    return List.copyOf(onPad);
  }

  @Override
  public void onThrow(Consumer<DiceThrow> listener) {
    listenersSet++;
    throwing = listener;
  }

  @Override
  public int size() {
    return 4;
  }

  @Override
  public boolean show(LedFrame frame) {
    if (lightsFail != null) {
      throw lightsFail;
    }
    return frames.add(frame);
  }

  @Override
  public void refresh() {}
}

package org.dradis.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.dradis.port.Diagnosis;
import org.dradis.port.DiceTower;
import org.dradis.port.Finding;
import org.dradis.port.LedBoard;
import org.dradis.port.LedFrame;
import org.dradis.port.RigPart;
import org.dradis.port.TagZones;
import org.dradis.port.TapPad;

/** Parts that offer what a test gives them and remember what was done with them. */
record FakeKind(String name, Function<Section, Part> parts) implements RigKind {

  @Override
  public RigPart open(Section settings, Sensing sensing) {
    Part part = parts.apply(settings);
    part.sensing = sensing;
    return part;
  }

  static final class Part implements RigPart {
    Optional<TagZones> tagZones = Optional.empty();
    Optional<TapPad> tapPad = Optional.empty();
    Optional<DiceTower> diceTower = Optional.empty();
    Optional<LedBoard> ledBoard = Optional.empty();
    List<Diagnosis> diagnoses =
        new ArrayList<>(List.of(new Diagnosis("chip", List.of(Finding.good("It answers.")))));
    Sensing sensing = Sensing.STANDARD;
    RuntimeException closingFails;
    boolean closed;

    Part withAll() {
      tapPad = Optional.of(List::of);
      diceTower = Optional.of(_ -> {});
      ledBoard = Optional.of(new NoLights());
      return this;
    }

    @Override
    public Optional<TagZones> tagZones() {
      return tagZones;
    }

    @Override
    public Optional<TapPad> tapPad() {
      return tapPad;
    }

    @Override
    public Optional<DiceTower> diceTower() {
      return diceTower;
    }

    @Override
    public Optional<LedBoard> ledBoard() {
      return ledBoard;
    }

    @Override
    public List<Diagnosis> diagnose() {
      if (diagnoses == null) {
        throw new IllegalStateException("The bus is gone.");
      }
      return diagnoses;
    }

    @Override
    public void close() {
      closed = true;
      if (closingFails != null) {
        throw closingFails;
      }
    }
  }

  private record NoLights() implements LedBoard {
    @Override
    public int size() {
      return 0;
    }

    @Override
    public boolean show(LedFrame frame) {
      return false;
    }

    @Override
    public void refresh() {}
  }
}

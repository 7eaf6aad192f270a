package org.dradis.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Function;
import org.dradis.file.BadField;
import org.dradis.file.Nearest;
import org.dradis.port.Diagnosis;
import org.dradis.port.DiceTower;
import org.dradis.port.LedBoard;
import org.dradis.port.RigPart;
import org.dradis.port.TagZones;
import org.dradis.port.TapPad;

/** The table in use: what all of its parts offer together. A table may lack any port. */
public final class Table implements RigPart {
  private final TableFile file;
  private final List<OpenPart> parts;
  private final List<Diagnosis> failures;
  private final Optional<TagZones> tagZones;
  private final Optional<TapPad> tapPad;
  private final Optional<DiceTower> diceTower;
  private final Optional<LedBoard> ledBoard;

  private Table(TableFile file, List<OpenPart> parts, List<Diagnosis> failures) {
    String source = file.source();
    this.file = file;
    this.parts = List.copyOf(parts);
    this.failures = List.copyOf(failures);
    this.tapPad = one(source, Port.TAP_PAD, OpenPart::tapPad);
    this.diceTower = one(source, Port.TOWER, OpenPart::diceTower);
    this.ledBoard = one(source, Port.LIGHTS, OpenPart::ledBoard);
    this.tagZones = JoinedZones.of(source, this.parts);
  }

  /** All kinds of parts that this program has. */
  public static List<RigKind> kinds() {
    return ServiceLoader.load(RigKind.class).stream().map(ServiceLoader.Provider::get).toList();
  }

  /**
   * Opens all parts that the file names. A file that is wrong is a {@link BadField} and leaves
   * nothing open; a part that cannot be opened is missing and has its diagnosis.
   */
  public static Table open(TableFile file, Collection<RigKind> kinds) {
    List<OpenPart> parts = new ArrayList<>();
    List<Diagnosis> failures = new ArrayList<>();
    for (PartPlan plan : file.parts()) {
      kind(plan, kinds); // a word that nobody knows is told before anything is switched on
    }
    try {
      for (PartPlan plan : file.parts()) {
        open(plan, kind(plan, kinds), file.sensing(), parts, failures);
      }
      return new Table(file, parts, failures);
    } catch (RuntimeException | Error e) {
      closeAll(parts).ifPresent(e::addSuppressed);
      throw e;
    }
  }

  private static void open(
      PartPlan plan,
      RigKind kind,
      Sensing sensing,
      List<OpenPart> parts,
      List<Diagnosis> failures) {
    try {
      parts.add(new OpenPart(plan.name(), plan.without(), kind.open(plan.settings(), sensing)));
      plan.settings().done();
    } catch (BadField e) {
      throw e;
    } catch (RuntimeException | LinkageError e) {
      // Libraries of chips that are not made for this machine fail with the latter.
      failures.add(OpenPart.failure(plan.name(), e));
    }
  }

  private static RigKind kind(PartPlan plan, Collection<RigKind> kinds) {
    for (RigKind kind : kinds) {
      if (kind.name().equals(plan.kind())) {
        return kind;
      }
    }
    List<String> known = kinds.stream().map(RigKind::name).sorted().toList();
    String hint = known.isEmpty() ? "; this program has none" : Nearest.hint(plan.kind(), known);
    throw plan.settings().wrong("kind", "no part is of the kind \"" + plan.kind() + "\"" + hint);
  }

  private <T> Optional<T> one(String source, Port port, Function<OpenPart, Optional<T>> offer) {
    List<OpenPart> offering = parts.stream().filter(part -> offer.apply(part).isPresent()).toList();
    if (offering.size() > 1) {
      throw new BadField(
          source,
          "the parts %s and %s both have %s, and a table uses one; write without = [\"%s\"] under one of them"
              .formatted(
                  offering.getFirst().name(), offering.get(1).name(), port.noun(), port.word()));
    }
    return offering.stream().findFirst().flatMap(offer);
  }

  /** What says of which parts it is made. */
  public TableFile file() {
    return file;
  }

  /** The zones of all parts. */
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

  /** What is known now of everything the table should have, also of parts that did not open. */
  @Override
  public List<Diagnosis> diagnose() {
    List<Diagnosis> all = new ArrayList<>(failures);
    boolean several = parts.size() + failures.size() > 1;
    for (OpenPart part : parts) {
      for (Diagnosis each : part.diagnose()) {
        all.add(
            several && !each.part().equals(part.name())
                ? new Diagnosis(part.name() + ", " + each.part(), each.findings())
                : each);
      }
    }
    return all;
  }

  /** Whether parts are named, but none of them could be opened. */
  public boolean hasFailed() {
    return parts.isEmpty() && !failures.isEmpty();
  }

  /** Closes all parts, also if one fails; then the first failure is thrown. */
  @Override
  public void close() {
    closeAll(parts)
        .ifPresent(
            e -> {
              throw e;
            });
  }

  private static Optional<RuntimeException> closeAll(List<OpenPart> parts) {
    RuntimeException first = null;
    // The last one opened is closed first.
    for (OpenPart part : parts.reversed()) {
      try {
        part.rig().close();
      } catch (RuntimeException e) {
        if (first == null) {
          first = e;
        } else {
          first.addSuppressed(e);
        }
      }
    }
    return Optional.ofNullable(first);
  }
}

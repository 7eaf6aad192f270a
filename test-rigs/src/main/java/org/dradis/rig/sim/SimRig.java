package org.dradis.rig.sim;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Function;
import org.dradis.port.Diagnosis;
import org.dradis.port.DiceTower;
import org.dradis.port.Finding;
import org.dradis.port.LedBoard;
import org.dradis.port.RigPart;
import org.dradis.port.TagZones;
import org.dradis.port.TapPad;
import org.dradis.rig.time.VirtualTime;
import org.jspecify.annotations.Nullable;

/**
 * A simulated table that runs by itself, for people and for programs that do not know that time is
 * virtual. A thread of its own lets time pass; whatever others ask of the table is done there.
 */
public final class SimRig implements RigPart {
  private static final long BREATH = 20_000_000;
  private static final String CLOSED = "The simulated table is closed.";

  /** How a table is made in the time that it is to live in. */
  interface Opening {
    SimulatedTable open(VirtualTime time);
  }

  private final CompletableFuture<SimulatedTable> opened = new CompletableFuture<>();
  private final Thread driver;
  private final CompletableFuture<Boolean> ended = new CompletableFuture<>();
  private volatile boolean closing;
  private volatile @Nullable Throwable failure;

  private SimRig(double speed, Opening opening) {
    this.driver =
        Thread.ofPlatform().name("simulated table").daemon().start(() -> live(speed, opening));
  }

  /** Opens a table whose time passes so many times as fast as on the wall. */
  static SimRig open(double speed, Opening opening) {
    var rig = new SimRig(speed, opening);
    rig.table();
    return rig;
  }

  private void live(double speed, Opening opening) {
    try (var time = VirtualTime.atWallSpeed(speed)) {
      var table = opening.open(time);
      opened.complete(table);
      while (!closing) {
        time.advance(BREATH);
      }
      table.close();
    } catch (RuntimeException | Error e) {
      failure = e;
      opened.completeExceptionally(e);
    }
    ended.complete(true);
  }

  private IllegalStateException over() {
    return new IllegalStateException(
        failure == null ? CLOSED : "The simulated table broke down: " + failure);
  }

  private SimulatedTable table() {
    return get(opened);
  }

  /**
   * Asks the table something on its own thread and waits for the answer; the question may take
   * virtual time. That is how hands are told what to do.
   */
  public <T> T ask(Function<SimulatedTable, T> question) {
    var table = table();
    if (table.time().isLivedIn()) {
      return question.apply(table);
    }
    if (closing) {
      throw over();
    }
    var answer = new CompletableFuture<T>();
    table.time().inject(() -> table.time().start("question", () -> answer(answer, question)));
    // Whoever asks while the table comes to its end must not wait for ever.
    CompletableFuture.anyOf(answer, ended).exceptionally(_ -> null).join();
    if (!answer.isDone()) {
      throw over();
    }
    return get(answer);
  }

  private <T> void answer(CompletableFuture<T> answer, Function<SimulatedTable, T> question) {
    try {
      answer.complete(question.apply(table()));
    } catch (RuntimeException e) {
      answer.completeExceptionally(e);
    }
  }

  private static <T> T get(CompletableFuture<T> answer) {
    try {
      return answer.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("The question was interrupted.", e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException("The simulated table broke down: " + e.getCause(), e);
    }
  }

  @Override
  public Optional<TagZones> tagZones() {
    return table().rig().tagZones().map(it -> new SimZones(this, it));
  }

  @Override
  public Optional<TapPad> tapPad() {
    return table().rig().tapPad().map(it -> () -> ask(_ -> it.look()));
  }

  @Override
  public Optional<DiceTower> diceTower() {
    return table().rig().diceTower();
  }

  @Override
  public Optional<LedBoard> ledBoard() {
    return table().rig().ledBoard().map(it -> new SimLights(this, it));
  }

  @Override
  public List<Diagnosis> diagnose() {
    var broken = failure;
    return broken == null
        ? ask(table -> table.rig().diagnose())
        : List.of(
            new Diagnosis(
                "simulated table",
                List.of(Finding.fault("The simulated table broke down: " + broken))));
  }

  @Override
  public void close() {
    closing = true;
    try {
      driver.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

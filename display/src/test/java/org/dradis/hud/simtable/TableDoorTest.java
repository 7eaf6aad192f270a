package org.dradis.hud.simtable;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.dradis.rig.sim.SimKind;
import org.dradis.rig.sim.SimRig;
import org.dradis.table.Section;
import org.dradis.table.Sensing;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class TableDoorTest {
  private final SimRig rig =
      (SimRig) new SimKind().open(Section.parse("test", "speed = 20"), Sensing.STANDARD);

  @AfterEach
  void close() {
    rig.close();
  }

  @Test
  void nobodyWaitsForABusyTableToOpenTheDoor() throws InterruptedException {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch end = new CountDownLatch(1);
    CompletableFuture<Boolean> busy =
        CompletableFuture.supplyAsync(
            () ->
                rig.ask(
                    _ -> {
                      begun.countDown();
                      await(end);
                      return true;
                    }));
    begun.await();
    try (TableDoor door = new TableDoor(rig, Runnable::run)) {
      door.tell(Players::layOut);
      assertFalse(busy.isDone());
    } finally {
      end.countDown();
    }
    busy.join();
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void theDoorToATableThatIsOverOpensAllTheSame() {
    rig.close();
    assertDoesNotThrow(
        () -> {
          try (TableDoor door = new TableDoor(rig, Runnable::run)) {
            door.tell(Players::layOut);
          }
        });
  }
}

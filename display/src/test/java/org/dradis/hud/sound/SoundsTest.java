package org.dradis.hud.sound;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.dradis.hud.HudModel;
import org.dradis.hud.Settings;
import org.dradis.hud.picture.ScenarioTable;
import org.dradis.rules.input.Command;
import org.dradis.session.SessionInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class SoundsTest {
  private static final List<Cue> TICK = List.of(new Cue(Sound.TICK, 0));

  /** A loudspeaker that tells when it was heard to the end. */
  private static final class Heard implements Loudspeaker {
    private final CountDownLatch toTheEnd = new CountDownLatch(1);
    private final AtomicInteger bytes = new AtomicInteger();

    @Override
    public void write(byte[] more) {
      bytes.addAndGet(more.length);
    }

    @Override
    public void drain() {
      toTheEnd.countDown();
    }

    boolean isHeard() throws InterruptedException {
      return toTheEnd.await(10, TimeUnit.SECONDS);
    }
  }

  @Test
  void aSoundReachesTheLoudspeaker() throws InterruptedException {
    Heard heard = new Heard();
    new Sounds(() -> heard).play(TICK, 50);
    assertTrue(heard.isHeard());
    assertTrue(heard.bytes.get() >= 2 * Wave.of(Sound.TICK).length);
  }

  @Test
  void withoutALoudspeakerNothingWaits() {
    Sounds sounds = new Sounds(() -> null);
    for (int i = 0; i < 1000; i++) {
      sounds.play(TICK, 100);
    }
  }

  @Test
  void aLoudspeakerThatIsBusyHoldsNobodyUp() throws InterruptedException {
    CountDownLatch free = new CountDownLatch(1);
    CountDownLatch toTheEnd = new CountDownLatch(1);
    Sounds sounds =
        new Sounds(
            () ->
                new Loudspeaker() {
                  @Override
                  public void write(byte[] bytes) {
                    try {
                      free.await();
                    } catch (InterruptedException e) {
                      Thread.currentThread().interrupt();
                    }
                  }

                  @Override
                  public void drain() {
                    toTheEnd.countDown();
                  }
                });
    for (int i = 0; i < 1000; i++) {
      sounds.play(TICK, 100);
    }
    assertEquals(1, toTheEnd.getCount(), "nothing is heard yet");
    free.countDown();
    assertTrue(toTheEnd.await(10, TimeUnit.SECONDS));
  }

  @Test
  void aSilentTableOpensNoLoudspeaker() {
    AtomicInteger opened = new AtomicInteger();
    Sounds sounds =
        new Sounds(
            () -> {
              opened.incrementAndGet();
              return null;
            });
    sounds.play(TICK, 0);
    sounds.play(List.of(), 100);
    assertEquals(0, opened.get());
  }

  @Test
  void whatHappensInAGameIsHeard() throws InterruptedException {
    Heard heard = new Heard();
    HudModel model = new HudModel(Runnable::run, Settings.STANDARD);
    new Sounds(() -> heard).listen(model);
    model.open(ScenarioTable.start("en"));
    assertFalse(heard.bytes.get() > 0, "a game that is opened is silent");
    model.say(new SessionInput.Start(new Command.TurnDials(-1, 0, 0, 0)));
    assertEquals("", model.message().get());
    assertTrue(heard.isHeard());
  }
}

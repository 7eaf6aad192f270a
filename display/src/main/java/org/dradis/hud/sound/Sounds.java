package org.dradis.hud.sound;

import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.function.Supplier;
import org.dradis.hud.HudModel;
import org.jspecify.annotations.Nullable;

/**
 * Plays sounds on a thread of its own. Nobody waits for it: what does not fit into its queue is not
 * heard, and without a loudspeaker nothing is.
 */
public final class Sounds {
  private static final int WAITING = 4;

  /** A thirtieth of a second: so soon joins what is new. */
  private static final int CHUNK_BYTES = 2 * Wave.RATE / 30;

  private final BlockingQueue<Request> queue = new ArrayBlockingQueue<>(WAITING);
  private final Supplier<@Nullable Loudspeaker> opening;
  private boolean running;

  private record Request(List<Cue> cues, int percent) {}

  /** Those of this machine, which has one loudspeaker. */
  private static final class Own {
    static final Sounds SOUNDS = new Sounds(SoundCard::open);
  }

  /** Takes what opens a loudspeaker, or returns null if there is none. */
  Sounds(Supplier<@Nullable Loudspeaker> opening) {
    this.opening = opening;
  }

  /** Plays what happens in the games of a HUD from now on, as loud as it is set. */
  public static void follow(HudModel model) {
    Own.SOUNDS.listen(model);
  }

  /** Plays one sound at once, so loud. */
  public static void play(Sound sound, int percent) {
    Own.SOUNDS.play(List.of(new Cue(sound, 0)), percent);
  }

  void listen(HudModel model) {
    new Ear(model, this).listen();
  }

  /** Queues sounds; returns at once. */
  synchronized void play(List<Cue> cues, int percent) {
    if (cues.isEmpty() || percent <= 0) {
      return;
    }
    if (!running) {
      running = true;
      Thread.ofPlatform().name("sounds").daemon().start(this::run);
    }
    var _ = queue.offer(new Request(cues, percent));
  }

  private void run() {
    try {
      Loudspeaker speaker = opening.get();
      while (true) {
        Request request = queue.take();
        if (speaker != null) {
          play(speaker, request);
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void play(Loudspeaker speaker, Request first) {
    Mixer mixer = new Mixer();
    byte[] chunk = new byte[CHUNK_BYTES];
    for (Request next = first; next != null || !mixer.isSilent(); next = queue.poll()) {
      if (next != null) {
        mixer.add(next.cues(), next.percent());
      }
      mixer.next(chunk);
      speaker.write(chunk);
    }
    speaker.drain();
  }
}

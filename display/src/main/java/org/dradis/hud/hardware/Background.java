package org.dradis.hud.hardware;

import java.util.function.Consumer;
import java.util.function.Supplier;
import org.dradis.hud.Hud;

/** Does what takes a while off the thread of the screen. */
public final class Background {
  private final Hud hud;
  private final Consumer<String> trouble;

  /** What goes wrong is told as a sentence. */
  public Background(Hud hud, Consumer<String> trouble) {
    this.hud = hud;
    this.trouble = trouble;
  }

  /**
   * Begins an errand; the rest happens on the thread of the screen.
   *
   * @param over comes in any case, before the answer
   */
  public <T> void run(Supplier<T> errand, Runnable over, Consumer<T> answer) {
    hud.work()
        .execute(
            () -> {
              Runnable then;
              try {
                T result = errand.get();
                then = () -> answer.accept(result);
              } catch (RuntimeException e) {
                String sentence = String.valueOf(e.getMessage());
                then = () -> trouble.accept(sentence);
              }
              Runnable told = then;
              hud.screen()
                  .execute(
                      () -> {
                        over.run();
                        told.run();
                      });
            });
  }
}

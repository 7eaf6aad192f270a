package org.dradis.hud;

import java.util.Objects;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/**
 * Keeps views up to date as long as they are shown. The model outlives its views: one that listened
 * for ever would never be gone.
 */
public final class Shown {
  private Shown() {}

  /** Tells of the value now, and of each other one while the node is in a scene. */
  public static <T extends @Nullable Object> void follow(
      Node node, ObservableValue<T> value, Consumer<? super T> update) {
    node.sceneProperty().subscribe(new Watch<>(value, update)::shownIn);
  }

  private static final class Watch<T extends @Nullable Object> {
    private final ObservableValue<T> value;
    private final Consumer<? super T> update;
    private Subscription subscription = Subscription.EMPTY;
    private T told;

    Watch(ObservableValue<T> value, Consumer<? super T> update) {
      this.value = value;
      this.update = update;
      told = value.getValue();
      update.accept(told);
    }

    private void tell(T now) {
      told = now;
      update.accept(now);
    }

    /** What changed while it was not shown is told, and nothing twice: it may build a panel. */
    void shownIn(@Nullable Scene scene) {
      subscription.unsubscribe();
      subscription = Subscription.EMPTY;
      if (scene != null) {
        subscription = value.subscribe((_, now) -> tell(now));
        if (!Objects.equals(told, value.getValue())) {
          tell(value.getValue());
        }
      }
    }
  }
}

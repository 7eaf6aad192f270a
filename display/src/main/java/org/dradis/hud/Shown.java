package org.dradis.hud;

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
    update.accept(value.getValue());
    node.sceneProperty().subscribe(new Watch<>(value, update)::shownIn);
  }

  private static final class Watch<T extends @Nullable Object> {
    private final ObservableValue<T> value;
    private final Consumer<? super T> update;
    private Subscription subscription = Subscription.EMPTY;

    Watch(ObservableValue<T> value, Consumer<? super T> update) {
      this.value = value;
      this.update = update;
    }

    void shownIn(@Nullable Scene scene) {
      subscription.unsubscribe();
      subscription = scene == null ? Subscription.EMPTY : value.subscribe(update);
    }
  }
}

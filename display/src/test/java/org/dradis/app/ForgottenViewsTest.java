package org.dradis.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The model outlives its views, and keeps none that is not shown. */
@Timeout(120)
class ForgottenViewsTest extends RobotBattle {
  private static final List<String> WAYS =
      List.of("vipers", "galactica", "jump", "crew", "supplies", "log", "bridge");
  private static final int ROUNDS = 29;

  private final List<WeakReference<Node>> views = new ArrayList<>();

  @Test
  void viewsThatWereLeftAreForgotten() {
    hud.tap("nav-bridge");
    int nodes = nodes();
    for (int round = 0; round < ROUNDS; round++) {
      for (String way : WAYS) {
        hud.tap("nav-" + way);
        remember();
      }
    }
    for (String language : List.of("de", "ru", "ja", "de", "en")) {
      hud.tap("menu");
      remember();
      hud.tap("menu-settings");
      remember();
      hud.tap("lang-" + language);
      remember();
      hud.tap("back");
    }
    hud.untilShown("idle");
    hud.tap("nav-bridge");
    assertTrue(views.size() > 200);
    assertEquals(nodes, nodes());
    hud.until("old views to be forgotten, of which there are " + views.size(), this::areForgotten);
  }

  private void remember() {
    RobotWindow.onScreen(() -> views.add(new WeakReference<>(hud.panel())));
  }

  private int nodes() {
    return RobotWindow.onScreen(() -> hud.nodes("").size());
  }

  /** What is shown now, and perhaps what the toolkit still draws, is there. */
  private boolean areForgotten() {
    System.gc();
    return views.stream().filter(it -> it.get() != null).count() <= 2;
  }
}

package org.dradis.hud.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import java.util.TreeSet;
import javafx.scene.Node;
import javafx.scene.Parent;
import org.dradis.hud.Panel;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A screen on which nothing happens comes to rest: one that lays itself out for ever costs a core.
 */
class RestTest {
  @ParameterizedTest
  @EnumSource(Panel.class)
  void whatIsLaidOutAgainMovesNothing(Panel panel) {
    Set<String> moved = new TreeSet<>();
    Screen.small("fleet", panel)
        .picture(
            view -> {
              view.layout();
              again(view, moved);
              view.layout();
            });
    assertEquals(Set.of(), moved, panel.word());
  }

  private static void again(Node node, Set<String> moved) {
    node.layoutXProperty().addListener(_ -> moved.add(node + " to the side"));
    node.layoutYProperty().addListener(_ -> moved.add(node + " up or down"));
    if (node instanceof Parent parent) {
      parent.requestLayout();
      parent.getChildrenUnmodifiable().forEach(it -> again(it, moved));
    }
  }
}

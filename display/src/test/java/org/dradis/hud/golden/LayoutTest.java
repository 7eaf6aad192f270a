package org.dradis.hud.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.text.Text;
import org.dradis.hud.HudView;
import org.dradis.hud.Panel;
import org.dradis.hud.Words;
import org.dradis.hud.shell.TouchList;
import org.dradis.hud.shell.TouchScroll;
import org.dradis.hud.shell.WholeWords;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every panel in every language at both ends of the screens: nothing is cut off or too small. */
class LayoutTest {
  /** 9 mm on the smallest screen. */
  private static final double TARGET = 48;

  private static final double ROUNDING = 0.6;

  static Stream<Screen> everyScreen() {
    List<Screen> screens = new ArrayList<>();
    for (Panel panel : Panel.values()) {
      for (String tag : Words.tags()) {
        Screen screen = Screen.small(panel == Panel.NEW_CAPRICA ? "planet" : "fleet", panel);
        screens.add(screen.speaking(tag));
        screens.add(screen.speaking(tag).sized(1280, 800));
      }
    }
    for (String scenario : List.of("battle", "roll", "planet")) {
      for (String tag : Words.tags()) {
        screens.add(Screen.small(scenario, Panel.BRIDGE).speaking(tag));
      }
    }
    return screens.stream();
  }

  @ParameterizedTest
  @MethodSource("everyScreen")
  void nothingIsCutOffOrTooSmall(Screen screen) {
    screen.picture(view -> assertEquals(List.of(), allFaults(view), screen.name()));
  }

  /** What is cut off, too small, out of reach or split in a HUD that is laid out. */
  static List<String> allFaults(HudView hud) {
    List<String> faults = faults(hud);
    split(hud, faults);
    return faults;
  }

  /** What is cut off, too small or out of reach. */
  static List<String> faults(HudView hud) {
    List<String> faults = new ArrayList<>();
    examine(hud, hud, false, faults);
    return faults;
  }

  private static void split(Node node, List<String> faults) {
    if (!node.isVisible()) {
      return;
    }
    if (node instanceof Labeled labeled) {
      WholeWords.split(labeled).forEach(it -> faults.add(name(labeled) + " splits " + it));
    }
    if (node instanceof ScrollPane pane) {
      split(pane.getContent(), faults);
    } else if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> split(child, faults));
    }
  }

  private static void examine(HudView hud, Node node, boolean scrolled, List<String> faults) {
    if (!node.isVisible()) {
      return;
    }
    if (node instanceof Labeled labeled) {
      examineWords(labeled, faults);
    }
    double scale = Math.min(hud.getWidth() / HudView.WIDTH, hud.getHeight() / HudView.HEIGHT);
    Bounds bounds = node.localToScene(node.getLayoutBounds());
    if (node.getStyleClass().contains("target")
        && (bounds.getWidth() / scale < TARGET - ROUNDING
            || bounds.getHeight() / scale < TARGET - ROUNDING)) {
      faults.add(name(node) + " is too small: " + bounds);
    }
    if (node instanceof Labeled
        && (bounds.getMinX() < -ROUNDING
            || bounds.getMaxX() > hud.getWidth() + ROUNDING
            // What scrolls may be longer than what is seen of it.
            || (!scrolled
                && (bounds.getMinY() < -ROUNDING
                    || bounds.getMaxY() > hud.getHeight() + ROUNDING)))) {
      faults.add(name(node) + " sticks out of the screen: " + bounds);
    }
    if (node instanceof ScrollPane pane) {
      examineWay(pane, faults);
      examine(hud, pane.getContent(), true, faults);
    } else if (node instanceof ListView<?> list) {
      if (!(list instanceof TouchList)) {
        faults.add(name(node) + " does not follow a finger");
      }
      list.getChildrenUnmodifiable().forEach(child -> examine(hud, child, true, faults));
    } else if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> examine(hud, child, scrolled, faults));
    }
  }

  /** A finger gets to all that scrolls, and nothing is beyond its sides. */
  private static void examineWay(ScrollPane pane, List<String> faults) {
    Bounds content = pane.getContent().getLayoutBounds();
    Bounds seen = pane.getViewportBounds();
    if (content.getHeight() > seen.getHeight() + 1 && !(pane instanceof TouchScroll)) {
      faults.add(name(pane.getContent()) + " does not follow a finger");
    }
    if (content.getWidth() > seen.getWidth() + 1) {
      faults.add(name(pane.getContent()) + " is wider than what is seen of it: " + content);
    }
  }

  private static void examineWords(Labeled labeled, List<String> faults) {
    for (Node part : labeled.getChildrenUnmodifiable()) {
      if (part instanceof Text text
          && !labeled.getText().isEmpty()
          && !text.getText().equals(labeled.getText())
          && text.getText().contains("...")) {
        faults.add(name(labeled) + " is cut off: " + text.getText());
      }
    }
  }

  private static String name(Node node) {
    String words = node instanceof Labeled labeled ? " \"" + labeled.getText() + "\"" : "";
    return (node.getId() == null ? node.getStyleClass() : "#" + node.getId()) + words;
  }
}

package org.dradis.hud.bridge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import org.dradis.hud.HudView;
import org.dradis.hud.Panel;
import org.dradis.hud.Settings;
import org.dradis.hud.picture.Picture;
import org.dradis.hud.picture.StillHud;
import org.dradis.session.SessionInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A question has the largest letters with which all of it is seen. */
@Timeout(60)
class LettersTest {
  private static void at(String scenario, int textPercent, Consumer<Parent> look) {
    TableForTests table =
        new TableForTests(scenario, Settings.STANDARD.withTextPercent(textPercent).calmly());
    at(table, look);
  }

  private static void at(TableForTests table, Consumer<Parent> look) {
    table.hud.go(Panel.BRIDGE);
    Picture.of(800, 480, () -> new HudView(StillHud.of(table.hud)), look);
  }

  private static double size(Parent screen, String id) {
    return ((Label) screen.lookup("#" + id)).getFont().getSize();
  }

  private static double room(Parent screen) {
    ScrollPane scroll = (ScrollPane) screen.lookup(".bridge .scroll-pane");
    return scroll.getHeight() - scroll.getContent().getLayoutBounds().getHeight();
  }

  @Test
  void aShortQuestionIsReadFromAcrossTheTable() {
    at(
        TableForTests.THREE_AREAS,
        80,
        screen -> {
          assertTrue(size(screen, "what") > 0.8 * 15 * 1.07, "larger than was set");
          assertTrue(room(screen) >= 0);
        });
  }

  @Test
  void whereThereIsLittleRoomWhyIsToldOnATapOnly() {
    at(
        TableForTests.THREE_AREAS,
        125,
        screen -> {
          Node why = screen.lookup("#why");
          assertFalse(why.isVisible());
          assertTrue(room(screen) >= 0, () -> "it sticks out by " + -room(screen));
          ((ButtonBase) screen.lookup("#rule")).fire();
          screen.applyCss();
          screen.layout();
          assertTrue(why.isVisible());
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {100, 140})
  void aDieAndTheFirstWaysToBreakInAreSeenWithoutScrolling(int textPercent) {
    at(
        TableForTests.DIE,
        textPercent,
        screen -> {
          Node scroll = screen.lookup(".bridge .scroll-pane");
          double end = scroll.localToScene(scroll.getLayoutBounds()).getMaxY();
          Set<Node> needed = screen.lookupAll("." + Letters.NEEDED);
          assertEquals(3, needed.size());
          for (Node each : needed) {
            double sticksOut = each.localToScene(each.getLayoutBounds()).getMaxY() - end;
            assertTrue(sticksOut <= 0, each + " sticks out by " + sticksOut);
          }
        });
  }

  @Test
  void aQuestionDoesNotTouchTheNumberOfItsRule() {
    at(
        TableForTests.DIE,
        140,
        screen -> {
          Node what = screen.lookup("#what");
          Node rule = screen.lookup("#rule");
          double gap =
              rule.localToScene(rule.getLayoutBounds()).getMinX()
                  - what.localToScene(what.getLayoutBounds()).getMaxX();
          assertTrue(gap >= 8, "there are " + gap + " pixels between them");
        });
  }

  @Test
  void lettersFollowWhatIsShown() {
    TableForTests table = new TableForTests(TableForTests.UNTIDY, Settings.STANDARD.calmly());
    at(
        table,
        screen -> {
          table.hud.say(new SessionInput.Return(Map.of(), List.of(), Map.of()));
          screen.applyCss();
          screen.layout();
          assertTrue(screen.lookup(".bridge .largest") != null, "few words");
          ((ButtonBase) screen.lookup("#resume")).fire();
          screen.applyCss();
          screen.layout();
          assertEquals(null, screen.lookup(".bridge .largest"), "tiles have a size of their own");
        });
  }
}

package org.dradis.hud.bridge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
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

  @Test
  void whatScrollsAnywayTellsWhy() {
    at(
        TableForTests.DIE,
        140,
        screen -> {
          assertTrue(room(screen) < 0);
          assertTrue(screen.lookup("#why").isVisible());
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

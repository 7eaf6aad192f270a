package org.dradis.hud.bridge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.dradis.hud.HudView;
import org.dradis.hud.Panel;
import org.dradis.hud.picture.Picture;
import org.dradis.hud.picture.StillHud;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Hands that move ships do not move targets under a finger. */
@Timeout(60)
class ShiftsTest {
  private static final String LAUNCH = "icon-launch-raiders";

  private final TableForTests table = new TableForTests(TableForTests.UNTIDY);

  private void at(Consumer<Parent> hands) {
    table.hud.go(Panel.BRIDGE);
    Picture.of(800, 480, () -> new HudView(StillHud.of(table.hud)), hands);
  }

  private static Node find(Parent screen, String id) {
    screen.applyCss();
    screen.layout();
    return Objects.requireNonNull(screen.lookup("#" + id), id);
  }

  private static double top(Parent screen, String id) {
    return find(screen, id).localToScene(0, 0).getY();
  }

  private static void tap(Node node) {
    for (var type :
        List.of(
            MouseEvent.MOUSE_ENTERED,
            MouseEvent.MOUSE_PRESSED,
            MouseEvent.MOUSE_RELEASED,
            MouseEvent.MOUSE_CLICKED)) {
      fire(node, type);
    }
  }

  private static void fire(Node node, EventType<MouseEvent> type) {
    node.fireEvent(
        new MouseEvent(
            type,
            1,
            1,
            1,
            1,
            MouseButton.PRIMARY,
            1,
            false,
            false,
            false,
            false,
            type.equals(MouseEvent.MOUSE_PRESSED),
            false,
            false,
            false,
            false,
            true,
            null));
  }

  private String firstTick() {
    return Objects.requireNonNull(table.view().tasks().getFirst().tick());
  }

  @Test
  void aTapIsHeard() {
    at(screen -> tap(find(screen, LAUNCH)));
    assertEquals(1, table.said.size());
  }

  @Test
  void aTapOnWhatHasJustMovedIsNone() {
    at(
        screen -> {
          double before = top(screen, LAUNCH);
          table.hud.say(firstTick());
          assertEquals(true, top(screen, LAUNCH) < before, "it moves up");
          tap(find(screen, LAUNCH));
        });
    assertEquals(1, table.said.size(), table.said::toString);
  }

  @Test
  void aMessageMovesNothing() {
    at(
        screen -> {
          double before = top(screen, LAUNCH);
          table.hud.tell("Taken back: a step");
          assertEquals(before, top(screen, LAUNCH));
        });
  }
}

package org.dradis.hud.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.control.Button;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.VBox;
import org.dradis.hud.picture.Picture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class TouchScrollTest {
  private final List<String> tapped = new ArrayList<>();
  private final List<Button> targets = new ArrayList<>();

  private void with(BiConsumer<TouchScroll, Button> hands) {
    Picture.of(
        200,
        200,
        () -> {
          VBox list = new VBox();
          for (int i = 0; i < 20; i++) {
            Button target = new Button("target " + i);
            target.setOnAction(_ -> tapped.add(target.getText()));
            target.setMinHeight(48);
            targets.add(target);
            list.getChildren().add(target);
          }
          return new TouchScroll(list);
        },
        scroll -> hands.accept((TouchScroll) scroll, targets.get(2)));
  }

  private static void finger(Button on, EventType<MouseEvent> what, double way) {
    Point2D at = on.localToScene(5, 24);
    double y = at.getY() + way;
    on.fireEvent(
        new MouseEvent(
            what,
            at.getX(),
            y,
            at.getX(),
            y,
            MouseButton.PRIMARY,
            1,
            false,
            false,
            false,
            false,
            true,
            false,
            false,
            false,
            false,
            true,
            null));
  }

  @Test
  void aFingerThatIsStillTaps() {
    with(
        (scroll, target) -> {
          finger(target, MouseEvent.MOUSE_ENTERED, 0);
          finger(target, MouseEvent.MOUSE_PRESSED, 0);
          finger(target, MouseEvent.MOUSE_DRAGGED, -4);
          finger(target, MouseEvent.MOUSE_RELEASED, -4);
          assertEquals(0, scroll.getVvalue());
        });
    assertEquals(List.of("target 2"), tapped);
  }

  @Test
  void aFingerThatMovesScrollsAndTapsNothing() {
    with(
        (scroll, target) -> {
          finger(target, MouseEvent.MOUSE_ENTERED, 0);
          finger(target, MouseEvent.MOUSE_PRESSED, 0);
          finger(target, MouseEvent.MOUSE_DRAGGED, -60);
          finger(target, MouseEvent.MOUSE_RELEASED, -60);
          assertTrue(scroll.getVvalue() > 0);
        });
    assertEquals(List.of(), tapped);
  }
}

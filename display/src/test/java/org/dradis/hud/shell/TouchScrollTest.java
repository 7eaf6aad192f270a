package org.dradis.hud.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiConsumer;
import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.VBox;
import org.dradis.hud.Hud;
import org.dradis.hud.HudView;
import org.dradis.hud.Panel;
import org.dradis.hud.Settings;
import org.dradis.hud.games.FakeGames;
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

  private static void finger(Node on, EventType<MouseEvent> what, double way) {
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
  void aPageFollowsAFinger() {
    Hud hud = FakeGames.hud(new FakeGames(), Settings.STANDARD.withTextPercent(140).calmly());
    hud.model().go(Panel.SETTINGS);
    Picture.of(
        800,
        480,
        () -> new HudView(hud),
        page -> {
          Button target = (Button) page.lookup("#setting-brightness-up");
          double before = target.localToScene(0, 0).getY();
          finger(target, MouseEvent.MOUSE_ENTERED, 0);
          finger(target, MouseEvent.MOUSE_PRESSED, 0);
          finger(target, MouseEvent.MOUSE_DRAGGED, -60);
          finger(target, MouseEvent.MOUSE_RELEASED, -60);
          page.layout();
          assertEquals(before - 60, target.localToScene(0, 0).getY(), 1);
        });
    assertEquals(100, hud.model().settings().get().brightnessPercent());
  }

  @Test
  void aStoryFollowsAFinger() {
    FakeGames games = new FakeGames().with(1, "2026-11-02T20:14:00Z", true);
    for (int i = 0; i < 50; i++) {
      games.telling("  Line " + i);
    }
    Hud hud = FakeGames.hud(games, Settings.STANDARD.calmly());
    hud.model().go(Panel.GAMES);
    Picture.of(
        800,
        480,
        () -> new HudView(hud),
        page -> {
          ((Button) page.lookup("#game-1-story")).fire();
          page.applyCss();
          page.layout();
          Node list = page.lookup("#story-lines");
          assertEquals("Line 49", lowest(list));
          finger(list, MouseEvent.MOUSE_PRESSED, 0);
          finger(list, MouseEvent.MOUSE_DRAGGED, 200);
          finger(list, MouseEvent.MOUSE_RELEASED, 200);
          page.layout();
          assertNotEquals("Line 49", lowest(list));
        });
  }

  /** The lowest line that is in sight. */
  private static String lowest(Node list) {
    return list.lookupAll(".list-cell .label").stream()
        .filter(Node::isVisible)
        .map(it -> (Label) it)
        .filter(it -> list.getLayoutBounds().contains(list.sceneToLocal(it.localToScene(5, 5))))
        .max(Comparator.comparingDouble(it -> it.localToScene(0, 0).getY()))
        .orElseThrow()
        .getText();
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

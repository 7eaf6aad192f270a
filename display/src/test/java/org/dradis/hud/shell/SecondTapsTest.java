package org.dradis.hud.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SecondTapsTest {
  private final List<String> heard = new ArrayList<>();
  private final Node one = target("one");
  private final Node other = target("other");
  private final Region ground = new Region();
  private final Pane all = new Pane(one, other, ground);

  private Node target(String name) {
    Region target = new Region();
    target.getStyleClass().add("target");
    target.setOnMousePressed(_ -> heard.add(name + " pressed"));
    target.setOnMouseReleased(_ -> heard.add(name + " released"));
    return target;
  }

  @BeforeEach
  void keep() {
    SecondTaps.keepFrom(all);
  }

  private static void tap(Node node, int count) {
    event(node, MouseEvent.MOUSE_PRESSED, count);
    event(node, MouseEvent.MOUSE_RELEASED, count);
  }

  private static void event(Node node, EventType<MouseEvent> type, int count) {
    Event.fireEvent(
        node,
        new MouseEvent(
            type,
            0,
            0,
            0,
            0,
            MouseButton.PRIMARY,
            count,
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
  void aSecondTapIsNotForATargetThatCameUpMeanwhile() {
    tap(one, 1);
    tap(other, 2);
    tap(other, 3);
    assertEquals(List.of("one pressed", "one released"), heard);
  }

  @Test
  void aSecondTapOnTheSameTargetCounts() {
    tap(one, 1);
    tap(one, 2);
    assertEquals(4, heard.size());
  }

  @Test
  void aTapAfterwardsCounts() {
    tap(one, 1);
    tap(other, 2);
    tap(other, 1);
    assertEquals(List.of("other pressed", "other released"), heard.subList(2, 4));
  }

  @Test
  void theSecondTapAfterOneBesideIsKeptToo() {
    tap(ground, 1);
    tap(other, 2);
    assertEquals(List.of(), heard);
  }
}

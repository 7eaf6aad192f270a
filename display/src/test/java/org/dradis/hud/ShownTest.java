package org.dradis.hud;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.SimpleStringProperty;
import javafx.scene.Group;
import javafx.scene.Scene;
import org.junit.jupiter.api.Test;

class ShownTest {
  private final SimpleStringProperty value = new SimpleStringProperty("first");
  private final List<String> told = new ArrayList<>();
  private final Group node = new Group();
  private final Group root = new Group();
  private final Scene scene = new Scene(root);

  @Test
  void nothingIsToldTwice() {
    Shown.follow(node, value, told::add);
    assertEquals(List.of("first"), told);
    root.getChildren().add(node);
    assertEquals(List.of("first"), told);
    value.set("second");
    assertEquals(List.of("first", "second"), told);
    assertEquals(root, scene.getRoot());
  }

  @Test
  void whatChangedMeanwhileIsToldWhenTheNodeIsBack() {
    root.getChildren().add(node);
    Shown.follow(node, value, told::add);
    root.getChildren().clear();
    value.set("second");
    value.set("third");
    assertEquals(List.of("first"), told);
    root.getChildren().add(node);
    assertEquals(List.of("first", "third"), told);
  }
}

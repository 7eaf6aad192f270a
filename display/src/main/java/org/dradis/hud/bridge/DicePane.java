package org.dradis.hud.bridge;

import java.util.ArrayList;
import java.util.List;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.dradis.hud.Words;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;
import org.dradis.view.RollView;
import org.jspecify.annotations.Nullable;

/** A die: thrown into the tower, typed, or rolled by the computer; then what is added to it. */
final class DicePane extends VBox {
  private static final double SIZE = 26;
  private static final int FACES_IN_A_ROW = 4;

  private final Words words;
  private final BridgeModel model;
  private final RollView roll;
  private final boolean hasTower;
  private final Heading heading;
  private final VBox die = new VBox();
  private final EventHandler<KeyEvent> digits = this::type;
  private boolean asksForFace;

  DicePane(Words words, BridgeModel model, Matter.Rolling rolling) {
    this.words = words;
    this.model = model;
    this.roll = rolling.roll();
    this.hasTower = rolling.tower();
    this.heading = new Heading(words, rolling.question());
    setId("dice");
    getStyleClass().add("stack");
    die.getStyleClass().addAll("stack", Letters.NEEDED);
    getChildren().addAll(heading, die);
    show(roll.face() == 0);
    getChildren().add(new BreaksPane(words, model, roll.breaks()));
    if (roll.face() > 0) {
      getChildren()
          .add(Targets.of("die-misread", words.of("bridge.die.misread"), () -> show(true)));
    }
    // Wherever the focus is.
    sceneProperty().addListener((_, before, now) -> listen(before, now));
  }

  private void listen(@Nullable Scene before, @Nullable Scene now) {
    if (before != null) {
      before.removeEventHandler(KeyEvent.KEY_TYPED, digits);
    }
    if (now != null) {
      now.addEventHandler(KeyEvent.KEY_TYPED, digits);
    }
  }

  private void show(boolean asks) {
    asksForFace = asks;
    die.getChildren().clear();
    if (asks) {
      askForFace();
    } else {
      showFace();
    }
  }

  private void askForFace() {
    heading.hint(words.of(hint()));
    List<Node> faces = new ArrayList<>();
    for (int face = 1; face <= DieSum.SIDES; face++) {
      int typed = face;
      faces.add(
          Targets.of("die-" + face, String.valueOf(face), () -> model.typeDie(typed), "die-face"));
    }
    Node grid = Targets.grid(FACES_IN_A_ROW, faces);
    grid.getStyleClass().add("die-faces");
    Button other =
        roll.face() == 0
            ? Targets.tile(
                "die-computer",
                new Glyph(Symbol.DIE, SIZE),
                words.of("bridge.die.computer"),
                model::rollByComputer)
            : Targets.of("die-kept", words.of("bridge.die.kept"), () -> show(false));
    other.getStyleClass().add("die-other");
    GridPane.setVgrow(other, Priority.ALWAYS);
    // What is added before the throw stands below, and has to be seen in time.
    Node beside = Targets.grid(1, List.of(other));
    HBox.setHgrow(beside, Priority.ALWAYS);
    HBox row = new HBox(beside, grid);
    row.getStyleClass().add("line");
    die.getChildren().add(row);
    if (roll.face() == 0) {
      DieSum sum = DieSum.of(roll);
      if (sum.plus() != 0) {
        die.getChildren()
            .add(Targets.label(words.of("bridge.die.adds", signed(sum.plus())), "adds"));
      }
      addReasons();
    }
  }

  private String hint() {
    if (roll.face() > 0) {
      return "bridge.die.shows";
    }
    return hasTower ? "bridge.die.tower" : "bridge.die.tap";
  }

  private void showFace() {
    heading.hint("");
    DieSum sum = DieSum.of(roll);
    Label face = new Label(String.valueOf(sum.face()));
    face.setId("die-shown");
    face.getStyleClass().add("die-shown");
    HBox row = new HBox(face);
    row.getStyleClass().add("line");
    if (sum.plus() != 0) {
      row.getChildren().add(result(sum));
    }
    Button stand = Targets.of("stand", words.of("bridge.die.stand"), model::letStand, "primary");
    HBox.setHgrow(stand, Priority.ALWAYS);
    row.getChildren().add(stand);
    die.getChildren().add(row);
    addReasons();
  }

  private Node result(DieSum sum) {
    Label comes = Targets.label(words.of("bridge.die.result", sum.result()), "comes");
    comes.setId("die-result");
    VBox result =
        new VBox(Targets.label(sum.face() + " " + signed(sum.plus()) + " =", "small"), comes);
    result.getStyleClass().add("result");
    return result;
  }

  private void addReasons() {
    if (roll.modifier() != 0) {
      die.getChildren()
          .add(
              Targets.label(words.of("bridge.die.rules", signed(roll.modifier())), "small", "dim"));
    }
    for (RollView.Declared declared : roll.declared()) {
      die.getChildren()
          .add(
              Targets.label(
                  words.pair(declared.reason(), signed(declared.amount())), "small", "dim"));
    }
  }

  static String signed(int amount) {
    return amount < 0 ? "−" + -amount : "+" + amount;
  }

  /** Digits type the die as well. */
  private void type(KeyEvent event) {
    String typed = event.getCharacter();
    if (asksForFace && typed.length() == 1 && typed.charAt(0) >= '1' && typed.charAt(0) <= '8') {
      model.typeDie(typed.charAt(0) - '0');
      event.consume();
    }
  }
}

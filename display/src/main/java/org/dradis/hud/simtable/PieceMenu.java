package org.dradis.hud.simtable;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.TilePane;
import javafx.scene.layout.VBox;
import org.dradis.hud.Words;
import org.dradis.rig.world.Coupling;

/** What else can be done with a piece than to drag it. */
final class PieceMenu extends VBox {
  private final Words words;
  private final PieceNames names;
  private final SimTableModel model;
  private final Label name = new Label();
  private final Label remark = new Label();
  private final TilePane choices = new TilePane();
  private Runnable afterwards = () -> {};

  PieceMenu(Words words, PieceNames names, SimTableModel model) {
    this.words = words;
    this.names = names;
    this.model = model;
    setId("piece-menu");
    getStyleClass().add("piece-menu");
    name.getStyleClass().add("title");
    remark.getStyleClass().add("dim");
    choices.getStyleClass().add("choices");
    choices.setPrefColumns(2);
    getChildren().addAll(name, remark, choices);
    setVisible(false);
    addEventHandler(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.ESCAPE) {
            close();
            event.consume();
          }
        });
  }

  /** Offers what can be done with a piece; whatever is chosen, something happens afterwards. */
  void open(Figure figure, Runnable then) {
    afterwards = then;
    name.setText(names.of(figure));
    remark.setText(names.remark(figure));
    List<Button> buttons = new ArrayList<>();
    if (!figure.busy()) {
      buttons.add(button("tap", () -> model.tap(figure)));
      buttons.add(button("back", () -> model.pickUpAndPutBack(figure)));
      if (!figure.isFlat()) {
        buttons.add(button(figure.fallen() ? "stand" : "tip", () -> model.tip(figure)));
      }
    }
    for (Coupling health : Coupling.values()) {
      if (health != figure.health()) {
        String key =
            switch (health) {
              case NONE -> "dead";
              case WEAK -> "weak";
              case GOOD -> "good";
            };
        buttons.add(button(key, () -> model.health(figure, health)));
      }
    }
    buttons.add(button("close", () -> {}));
    choices.getChildren().setAll(buttons);
    setVisible(true);
    toFront();
    buttons.getFirst().requestFocus();
  }

  private Button button(String key, Runnable deed) {
    Button button = new Button(words.of("simtable.menu." + key));
    button.setId("menu-" + key);
    button.getStyleClass().add("target");
    button.setMaxWidth(Double.MAX_VALUE);
    button.setOnAction(
        _ -> {
          close();
          deed.run();
        });
    return button;
  }

  void close() {
    if (isVisible()) {
      setVisible(false);
      afterwards.run();
    }
  }
}

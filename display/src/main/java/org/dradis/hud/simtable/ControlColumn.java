package org.dradis.hud.simtable;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import org.dradis.hud.Hud;
import org.dradis.hud.Unbroken;
import org.dradis.hud.Words;
import org.dradis.hud.shell.TargetGrid;
import org.dradis.rig.chip.TowerFault;
import org.dradis.view.TableView;
import org.jspecify.annotations.Nullable;

/** What to press beside the table: a hand that helps, dice, faults. */
final class ControlColumn extends VBox {
  private static final int FACES = 8;
  private static final int FACES_IN_A_ROW = 4;

  private final Words words;
  private final BooleanProperty roomy = new SimpleBooleanProperty(true);

  ControlColumn(Hud hud, SimTableModel model, Runnable openFaults) {
    this.words = hud.words();
    getStyleClass().add("controls");
    getChildren()
        .addAll(
            caps("simtable.hands"),
            row(doTasks(hud, model), toggle("hand-always", "simtable.hand.always", model)),
            row(
                bound("slide", "simtable.slide", model.sliding()),
                bound("bunch", "simtable.bunch", model.bunch())),
            row(setUp(hud, model), faults(openFaults)),
            caps("simtable.dice"),
            faces(model),
            badThrows(model));
  }

  /** Says whether there is more room than targets need. */
  void setRoomy(boolean much) {
    roomy.set(much);
  }

  private Label caps(String key) {
    Label label = new Label(words.of(key));
    label.getStyleClass().add("caps");
    // Where there is no room for words, targets come first.
    label.visibleProperty().bind(roomy);
    label.managedProperty().bind(roomy);
    return label;
  }

  private Button doTasks(Hud hud, SimTableModel model) {
    Button button = button("hand-do", "");
    button.getStyleClass().add("primary");
    button
        .textProperty()
        .bind(
            Bindings.createStringBinding(
                () -> Unbroken.of(label(hud.model().table().get())), hud.model().table()));
    button
        .disableProperty()
        .bind(
            Bindings.createBooleanBinding(
                    () -> count(hud.model().table().get()) == 0, hud.model().table())
                .or(model.helper().current().isNotNull()));
    button.setOnAction(_ -> model.helper().help());
    return button;
  }

  private String label(@Nullable TableView view) {
    int count = count(view);
    return count == 0 ? words.of("simtable.hand.none") : words.of("simtable.hand.do", count);
  }

  private static int count(@Nullable TableView view) {
    return view == null ? 0 : view.tasks().stream().mapToInt(it -> it.count()).sum();
  }

  private Button setUp(Hud hud, SimTableModel model) {
    Button button = button("hand-setup", words.of("simtable.hand.setup"));
    button.disableProperty().bind(hud.model().table().isNull());
    button.setOnAction(_ -> model.setUp());
    return button;
  }

  private Button faults(Runnable open) {
    Button button = button("faults-open", words.of("simtable.faults"));
    button.setOnAction(_ -> open.run());
    return button;
  }

  private ToggleButton toggle(String id, String key, SimTableModel model) {
    return bound(id, key, model.helper().always());
  }

  private ToggleButton bound(String id, String key, BooleanProperty on) {
    ToggleButton button = new ToggleButton(words.of(key));
    button.setId(id);
    button.getStyleClass().add("target");
    button.selectedProperty().bindBidirectional(on);
    return button;
  }

  private static Button button(String id, String text) {
    Button button = new Button(text);
    button.setId(id);
    button.getStyleClass().add("target");
    return button;
  }

  private Node faces(SimTableModel model) {
    List<Button> buttons = new ArrayList<>();
    for (int i = 1; i <= FACES; i++) {
      int face = i;
      Button button = button("throw-" + face, Integer.toString(face));
      button.setAccessibleText(words.of("simtable.throw.face", face));
      button.setOnAction(_ -> model.roll(face));
      buttons.add(button);
    }
    GridPane grid = grid(FACES_IN_A_ROW);
    for (int i = 0; i < FACES; i++) {
      grid.add(wide(buttons.get(i)), i % FACES_IN_A_ROW, i / FACES_IN_A_ROW);
    }
    return grid;
  }

  private Node badThrows(SimTableModel model) {
    return row(
        bad("cocked", TowerFault.COCKED_STILL, model),
        bad("again", TowerFault.DROPPED_AGAIN, model),
        bad("out", TowerFault.TAKEN_OUT, model));
  }

  private Button bad(String word, TowerFault fault, SimTableModel model) {
    Button button = button("throw-" + word, words.of("simtable.throw." + word));
    button.getStyleClass().add("small");
    button.setOnAction(_ -> model.roll(fault));
    return button;
  }

  private static GridPane row(ButtonBase... buttons) {
    GridPane grid = grid(buttons.length);
    for (int i = 0; i < buttons.length; i++) {
      grid.add(wide(buttons[i]), i, 0);
    }
    return grid;
  }

  private static GridPane grid(int columns) {
    GridPane grid = new TargetGrid(columns);
    grid.getStyleClass().add("controls-row");
    return grid;
  }

  private static ButtonBase wide(ButtonBase button) {
    button.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    return button;
  }
}

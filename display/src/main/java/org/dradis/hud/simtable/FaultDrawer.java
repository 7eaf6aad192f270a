package org.dradis.hud.simtable;

import java.util.ArrayList;
import java.util.List;
import javafx.collections.SetChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.dradis.hud.Words;
import org.dradis.hud.shell.TouchScroll;
import org.dradis.hud.simtable.FaultList.Fault;
import org.jspecify.annotations.Nullable;

/** All that can be made to go wrong, part by part. */
final class FaultDrawer extends VBox {
  private final Words words;
  private final PieceNames names;
  private final SimTableModel model;
  private final Label title = new Label();
  private final VBox list = new VBox();
  private final Button calm = new Button();
  private @Nullable String part;

  FaultDrawer(Words words, PieceNames names, SimTableModel model) {
    this.words = words;
    this.names = names;
    this.model = model;
    setId("faults");
    getStyleClass().add("faults");
    setVisible(false);
    Button back = new Button("‹");
    back.setId("faults-back");
    back.getStyleClass().addAll("target", "quiet");
    back.setAccessibleText(words.of("simtable.faults.back"));
    back.setOnAction(_ -> back());
    title.getStyleClass().add("title");
    title.setWrapText(true);
    calm.setText(words.of("simtable.calm"));
    calm.setId("fault-calm");
    calm.getStyleClass().add("target");
    calm.setMinWidth(Region.USE_PREF_SIZE);
    calm.setOnAction(_ -> model.calm());
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    HBox head = new HBox(back, title, gap, calm);
    head.getStyleClass().add("faults-head");
    list.getStyleClass().add("faults-list");
    TouchScroll scroll = new TouchScroll(list);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    getChildren().addAll(head, scroll);
    model.faults().active().addListener((SetChangeListener<String>) _ -> show());
  }

  void open() {
    part = null;
    model.learnFaults(this::show);
    show();
    setVisible(true);
    toFront();
  }

  private void back() {
    if (part == null) {
      setVisible(false);
    } else {
      part = null;
      show();
    }
  }

  private void show() {
    String shown = part;
    List<Node> rows = new ArrayList<>();
    if (shown == null) {
      title.setText(words.of("simtable.faults"));
      model.faults().parts().forEach(each -> rows.add(partRow(each)));
    } else {
      title.setText(name(shown));
      model.faults().of(shown).forEach(each -> rows.add(faultRow(each)));
    }
    list.getChildren().setAll(rows);
  }

  private String name(String word) {
    return words.or("simtable.part." + word, names.place(word));
  }

  private Button partRow(String word) {
    long active = model.faults().activeIn(word);
    Button row = new Button(active == 0 ? name(word) : name(word) + " · " + active);
    row.setId("fault-part-" + word);
    row.getStyleClass().addAll("target", "fault-part");
    row.setMaxWidth(Double.MAX_VALUE);
    row.setOnAction(
        _ -> {
          part = word;
          show();
        });
    return row;
  }

  private Node faultRow(Fault fault) {
    Label name = new Label(words.or("simtable.fault." + fault.word(), fault.word()));
    Label sentence = new Label(words.of("simtable.faults." + fault.time()));
    sentence.getStyleClass().addAll("dim", "small");
    sentence.setWrapText(true);
    VBox text = new VBox(name, sentence);
    ToggleButton row = new ToggleButton();
    row.setGraphic(text);
    row.setId("fault-" + fault.part() + "-" + fault.word());
    row.getStyleClass().addAll("target", "fault");
    row.setAccessibleText(name.getText());
    row.setMaxWidth(Double.MAX_VALUE);
    row.setSelected(model.faults().active().contains(fault.name()));
    row.setOnAction(
        _ -> {
          model.press(fault);
          if (!fault.lasts()) {
            row.setSelected(false);
          }
        });
    return row;
  }
}

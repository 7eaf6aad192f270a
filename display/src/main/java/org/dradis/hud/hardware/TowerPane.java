package org.dradis.hud.hardware;

import java.util.List;
import java.util.Locale;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.dradis.hud.Words;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;
import org.dradis.port.DiceThrow;
import org.dradis.port.Finding;

/** What the tower read last, and a trial of it. */
final class TowerPane extends VBox {
  private static final double DIE = 44;
  private static final double GLYPH = 18;

  private final HardwareModel model;
  private final Words words;
  private final ToggleButton trial = new ToggleButton();
  private final Button drop = new Button();
  private final Label face = PartsPane.text("", "hardware-face");
  private final Label sentence = PartsPane.text("");
  private final VBox rolls = new VBox();
  private final Label counts = PartsPane.text("", "hardware-counts");
  private final Label now = PartsPane.text("");
  private final Label hint = PartsPane.text("", "dim", "small");

  TowerPane(HardwareModel model, Words words) {
    this.model = model;
    this.words = words;
    getStyleClass().add("hardware-rows");
    setId("hardware-tower");
    trial.setId("hardware-try");
    trial.getStyleClass().add("target");
    trial.setOnAction(_ -> model.tryTower(trial.isSelected()));
    drop.setText(words.of("hardware.tower.throw"));
    drop.setGraphic(new Glyph(Symbol.DIE, GLYPH));
    drop.setId("hardware-throw");
    drop.getStyleClass().add("target");
    drop.setOnAction(_ -> model.throwSimulatedDie());
    face.setId("hardware-face");
    face.setGraphic(new Glyph(Symbol.DIE, DIE));
    rolls.setId("hardware-rolls");
    rolls.getStyleClass().add("hardware-rows");
    counts.setText(words.of("hardware.tower.counts"));
    counts.setGraphic(PartsPane.glyph(Finding.Grade.WARNING, GLYPH));
    now.setText(words.of("hardware.tower.now"));
    hint.setText(words.of("hardware.tower.hint"));
    if (model.hasTower()) {
      FlowPane buttons = new FlowPane(trial);
      buttons.getStyleClass().add("hardware-buttons");
      if (model.isSimulated()) {
        buttons.getChildren().add(drop);
      }
      Label last = PartsPane.text(words.of("hardware.tower.last"), "caps");
      VBox result = new VBox(last, sentence);
      HBox shown = new HBox(face, result);
      shown.getStyleClass().add("hardware-die");
      getChildren().setAll(shown, buttons, counts, now, rolls, hint);
    } else {
      getChildren().setAll(PartsPane.text(words.of("hardware.tower.none"), "dim"));
    }
  }

  void show(HardwareState state) {
    List<DiceThrow> all = state.rolls();
    DiceThrow last = all.isEmpty() ? null : all.getLast();
    face.setText(last == null ? "–" : face(last));
    sentence.setText(last == null ? words.of("hardware.tower.nothing") : words(last));
    boolean trying = state.isTrying();
    trial.setSelected(trying);
    trial.setText(words.of(trying ? "hardware.tower.end" : "hardware.tower.try"));
    shown(counts, model.isDieAwaited());
    shown(now, trying);
    List<DiceThrow> tried = state.tried();
    rolls.getChildren().setAll(tried.reversed().stream().map(this::row).toList());
    shown(hint, trying && tried.isEmpty());
  }

  private static void shown(Label label, boolean now) {
    label.setVisible(now);
    label.setManaged(now);
  }

  private HBox row(DiceThrow each) {
    boolean good = each instanceof DiceThrow.Rolled;
    Label number = PartsPane.text(face(each), "hardware-name");
    Label text = PartsPane.text(words(each));
    HBox row =
        new HBox(
            PartsPane.glyph(good ? Finding.Grade.GOOD : Finding.Grade.WARNING, GLYPH),
            number,
            text);
    row.getStyleClass().add("hardware-row");
    return row;
  }

  static String face(DiceThrow each) {
    return each instanceof DiceThrow.Rolled(int face) ? String.valueOf(face) : "?";
  }

  private String words(DiceThrow each) {
    return switch (each) {
      case DiceThrow.Rolled(int face) -> words.of("hardware.throw.rolled", face);
      case DiceThrow.Voided(DiceThrow.VoidReason reason) -> words.of(key(reason));
      case DiceThrow.Doubtful(DiceThrow.Doubt doubt) -> words.of(key(doubt));
    };
  }

  private static String key(Enum<?> reason) {
    return "hardware.throw." + reason.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}

package org.dradis.hud.bridge;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.dradis.hud.Shown;
import org.dradis.hud.Words;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;

/** What is wrong, in every state of the game: a throw that did not count, a ship too many. */
final class AlarmStrip extends VBox {
  private static final int SHOWN = 2;
  private static final double SIZE = 16;

  private final Words words;
  private final BridgeModel model;
  private boolean all;

  AlarmStrip(Words words, BridgeModel model) {
    this.words = words;
    this.model = model;
    setId("alarms");
    getStyleClass().add("alarms");
    setMinHeight(USE_PREF_SIZE);
    Shown.follow(this, model.alarms(), _ -> show());
  }

  private void show() {
    List<BridgeModel.Alarm> alarms = model.alarms().get();
    int shown = all || alarms.size() <= SHOWN ? alarms.size() : SHOWN - 1;
    getChildren().setAll(alarms.subList(0, shown).stream().map(AlarmStrip::line).toList());
    if (alarms.size() > SHOWN) {
      getChildren()
          .add(
              Targets.of(
                  "alarms-all",
                  all
                      ? words.of("bridge.alarms.fewer")
                      : words.of("bridge.alarms.more", alarms.size() - shown),
                  () -> {
                    all = !all;
                    show();
                  },
                  "quiet"));
    }
    setVisible(!alarms.isEmpty());
    setManaged(!alarms.isEmpty());
  }

  private static Node line(BridgeModel.Alarm alarm) {
    Glyph sign = new Glyph(alarm.ofDice() ? Symbol.DIE : Symbol.WARNING, SIZE);
    Label sentence = Targets.label(alarm.sentence());
    HBox.setHgrow(sentence, Priority.ALWAYS);
    HBox line = new HBox(sign, sentence);
    line.getStyleClass().addAll("alarm", alarm.ofDice() ? "dice" : "trouble");
    return line;
  }
}

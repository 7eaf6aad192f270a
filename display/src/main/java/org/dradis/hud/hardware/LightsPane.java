package org.dradis.hud.hardware;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.TilePane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.dradis.hud.Words;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;
import org.dradis.port.LedPlace;

/** Lights one place after the other, for somebody who looks. */
final class LightsPane extends VBox {
  private static final Duration EACH = Duration.seconds(1.2);
  private static final double GLYPH = 18;

  private final HardwareModel model;
  private final PieceWords pieces;
  private final ToggleButton walk = new ToggleButton();
  private final TilePane places = new TilePane();
  private final Map<LedPlace, ToggleButton> buttons = new EnumMap<>(LedPlace.class);
  private final Timeline walking = new Timeline(new KeyFrame(EACH, _ -> step()));
  private List<LedPlace> shown = List.of();

  LightsPane(HardwareModel model, Words words) {
    this.model = model;
    this.pieces = new PieceWords(words);
    getStyleClass().add("hardware-rows");
    setId("hardware-lights");
    walking.setCycleCount(Animation.INDEFINITE);
    walk.setText(words.of("hardware.lights.walk"));
    walk.setGraphic(new Glyph(Symbol.PLAY, GLYPH));
    walk.setId("hardware-light-walk");
    walk.getStyleClass().add("target");
    walk.setOnAction(_ -> walk(walk.isSelected()));
    places.getStyleClass().add("hardware-places");
    sceneProperty()
        .subscribe(
            scene -> {
              if (scene == null) {
                walking.stop();
              }
            });
    if (model.hasLights()) {
      getChildren().setAll(PartsPane.text(words.of("hardware.lights.look")), walk, places);
    } else {
      getChildren().setAll(PartsPane.text(words.of("hardware.lights.none"), "dim"));
    }
  }

  void show(HardwareState state) {
    if (!state.spots().equals(shown)) {
      shown = state.spots();
      buttons.clear();
      shown.forEach(place -> buttons.put(place, button(place)));
      places.getChildren().setAll(shown.stream().map(buttons::get).toList());
    }
    buttons.forEach((place, button) -> button.setSelected(place == state.lit()));
  }

  private ToggleButton button(LedPlace place) {
    ToggleButton button = new ToggleButton(pieces.place(place.word()));
    button.setId("hardware-light-" + place.word());
    button.getStyleClass().addAll("target", "hardware-spot");
    button.setGraphic(new Glyph(Symbol.PLACE, GLYPH));
    button.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    button.setOnAction(
        _ -> {
          walk(false);
          model.shine(button.isSelected() ? place : null);
        });
    return button;
  }

  private void walk(boolean wanted) {
    walk.setSelected(wanted);
    if (wanted) {
      model.shine(null);
      step();
      walking.play();
    } else {
      walking.stop();
      model.shine(null);
    }
  }

  private void step() {
    model.shineNext();
    if (model.state().get().lit() == null) {
      walking.stop();
      walk.setSelected(false);
    }
  }
}

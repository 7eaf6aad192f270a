package org.dradis.hud.status;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import javafx.css.PseudoClass;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.dradis.hud.Words;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;

/** The four dials. One in its red zone stands in a box of its own beside its colour (CO-8). */
final class DialsBlock extends HBox {
  private static final PseudoClass RED = PseudoClass.getPseudoClass("red");
  private static final double SIZE = 18;

  private final Words words;
  private final Map<String, Face> faces = new LinkedHashMap<>();

  DialsBlock(Words words) {
    this.words = words;
    getStyleClass().add("dials");
  }

  void show(Status now, boolean calm) {
    for (Status.Dial dial : now.dials()) {
      faces.computeIfAbsent(dial.word(), this::face).show(dial, calm);
    }
  }

  private Face face(String dial) {
    Face face = new Face(dial);
    getChildren().add(face);
    return face;
  }

  private final class Face extends VBox {
    private final Figure figure;
    private final Gauge gauge = new Gauge();

    Face(String dial) {
      setId("dial-" + dial);
      getStyleClass().add("dial");
      setAccessibleText(words.of("status." + dial));
      figure = new Figure("value-" + dial);
      HBox line = new HBox(new Glyph(symbol(dial), SIZE), figure);
      line.getStyleClass().add("dial-line");
      getChildren().setAll(line, gauge);
    }

    void show(Status.Dial dial, boolean calm) {
      figure.show(dial.value(), calm);
      gauge.show(dial);
      pseudoClassStateChanged(RED, dial.isRed());
    }
  }

  private static Symbol symbol(String dial) {
    return Symbol.valueOf(dial.toUpperCase(Locale.ROOT));
  }
}

package org.dradis.hud.status;

import java.util.Locale;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import org.dradis.hud.Words;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;
import org.jspecify.annotations.Nullable;

/** Who holds the titles, and who is the Mutineer (SU). */
final class TitlesBlock extends FlowPane {
  private static final double SIZE = 16;

  private final Words words;

  TitlesBlock(Words words) {
    this.words = words;
    getStyleClass().add("titles");
  }

  void show(Status now) {
    getChildren().clear();
    for (Status.Holder holder : now.titles()) {
      add(holder.title(), holder.name());
    }
    if (now.mutineer() != null) {
      add("mutineer", now.mutineer());
    }
  }

  private void add(String title, @Nullable String name) {
    Label label = new Label(name == null ? "–" : name);
    label.setId("title-" + title);
    HBox holder = new HBox(new Glyph(Symbol.valueOf(title.toUpperCase(Locale.ROOT)), SIZE), label);
    holder.getStyleClass().addAll("title-holder", "title-" + title);
    holder.setAccessibleText(words.of("status." + title));
    getChildren().add(holder);
  }
}

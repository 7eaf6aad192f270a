package org.dradis.hud.hardware;

import java.util.Comparator;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.dradis.hud.Words;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;
import org.dradis.port.Diagnosis;
import org.dradis.port.Finding;

/** Each part of the table and what it says of itself, the worst first. */
final class PartsPane extends VBox {
  private static final double GLYPH = 22;
  private static final double SMALL = 14;

  private final Words words;
  private final PieceWords pieces;

  PartsPane(Words words) {
    this.words = words;
    this.pieces = new PieceWords(words);
    getStyleClass().add("hardware-rows");
    setId("hardware-parts");
  }

  void show(HardwareState state) {
    List<Diagnosis> sorted =
        state.parts().stream().sorted(Comparator.comparing(Diagnosis::grade).reversed()).toList();
    getChildren().setAll(sorted.stream().map(this::row).toList());
    String trouble = state.trouble();
    if (trouble != null) {
      getChildren().addFirst(text(trouble, "hardware-sentence", "danger"));
    }
    if (state.parts().isEmpty() && trouble == null) {
      String key = state.examining() ? "hardware.examining" : "hardware.empty";
      getChildren().add(text(words.of(key), "dim"));
    }
  }

  private Node row(Diagnosis part) {
    Glyph glyph = glyph(part.grade(), GLYPH);
    Label name = text(part(part.part()), "hardware-name");
    Label grade = text(grade(words, part.grade()), "small", "hardware-grade");
    grade.getStyleClass().add(word(part.grade()));
    HBox head = new HBox(name, grade);
    head.getStyleClass().add("hardware-head");
    VBox about = new VBox(head);
    HBox.setHgrow(about, Priority.ALWAYS);
    for (Finding finding : part.findings()) {
      Label sentence = text(finding.sentence(), "hardware-sentence");
      if (part.findings().size() > 1) {
        sentence.setGraphic(glyph(finding.grade(), SMALL));
      }
      if (finding.grade() == Finding.Grade.GOOD) {
        sentence.getStyleClass().addAll("dim", "small");
      }
      about.getChildren().add(sentence);
    }
    HBox row = new HBox(glyph, about);
    row.getStyleClass().addAll("hardware-row", word(part.grade()));
    row.setId("hardware-part-" + part.part().replaceAll("[^a-z0-9]+", "-"));
    return row;
  }

  /** Drivers name their parts as makers do; those that everybody has, players call otherwise. */
  private String part(String name) {
    int of = name.lastIndexOf(", ");
    String owner = of < 0 ? "" : name.substring(0, of + 2);
    String own = name.substring(owner.length());
    if (own.startsWith(HardwareState.ZONE)) {
      String zone = own.substring(HardwareState.ZONE.length());
      return owner + words.of("hardware.part.zone", pieces.place(zone));
    }
    return owner + words.or("hardware.part." + own.replace(' ', '-'), own);
  }

  static Label text(String text, String... styles) {
    Label label = new Label(text);
    label.setWrapText(true);
    label.setMinHeight(USE_PREF_SIZE);
    label.getStyleClass().addAll(styles);
    return label;
  }

  static String grade(Words words, Finding.Grade grade) {
    return words.of("hardware.grade." + word(grade));
  }

  static String word(Finding.Grade grade) {
    return switch (grade) {
      case GOOD -> "good";
      case WARNING -> "warning";
      case FAULT -> "fault";
    };
  }

  /** A grade by its shape, for those who do not tell its colour. */
  static Glyph glyph(Finding.Grade grade, double size) {
    Glyph glyph =
        new Glyph(
            switch (grade) {
              case GOOD -> Symbol.TICK;
              case WARNING -> Symbol.INFO;
              case FAULT -> Symbol.WARNING;
            },
            size);
    glyph.getStyleClass().add(word(grade));
    return glyph;
  }
}

package org.dradis.hud.enrol;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.dradis.box.Kind;
import org.dradis.box.Piece;
import org.dradis.hud.Words;
import org.dradis.hud.hardware.PieceWords;
import org.dradis.hud.shell.TouchScroll;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;
import org.dradis.port.TagId;
import org.jspecify.annotations.Nullable;

/** What there is to say of the last tag, and what can be done about it. */
final class NoticePane extends VBox {
  private static final double GLYPH = 40;
  private static final double MARK = 18;

  private final EnrolModel model;
  private final Words words;
  private final PieceWords pieces;
  private final boolean zones;
  private final BooleanSupplier playing;
  private final VBox card = new VBox();
  private final Button undo = new Button();

  /**
   * Makes the pane.
   *
   * @param zones whether the table has readers of its areas
   * @param playing whether a game is open
   * @param remark what is to be said of the box whatever happens, perhaps nothing
   */
  NoticePane(EnrolModel model, Words words, boolean zones, BooleanSupplier playing, String remark) {
    this.model = model;
    this.words = words;
    this.pieces = new PieceWords(words);
    this.zones = zones;
    this.playing = playing;
    getStyleClass().add("enrol-side");
    card.getStyleClass().add("enrol-card");
    card.setId("enrol-notice");
    undo.setText(words.of("enrol.undo"));
    undo.setGraphic(new Glyph(Symbol.UNDO, MARK));
    undo.setId("enrol-undo");
    undo.getStyleClass().add("target");
    undo.setMaxWidth(Double.MAX_VALUE);
    undo.setOnAction(_ -> model.undo());
    TouchScroll scroll = new TouchScroll(card);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    Label about = text(remark, "dim", "small");
    about.setVisible(!remark.isEmpty());
    about.setManaged(!remark.isEmpty());
    getChildren().setAll(scroll, about, undo);
  }

  void show(EnrolState state) {
    undo.setDisable(state.undos() == 0);
    card.getChildren().clear();
    card.getStyleClass().removeAll("good", "warning", "fault");
    String refusal = state.refusal();
    if (refusal != null) {
      refused(refusal);
      return;
    }
    Piece also = state.also();
    if (also != null) {
      say(Symbol.TAG, "human", words.of("enrol.second.put", label(also)), null);
      act("also-cancel", "enrol.second.no", "target", () -> model.awaitSecondTag(false));
    } else {
      notice(state);
    }
    String trouble = state.trouble();
    if (trouble != null) {
      add(trouble, "enrol-trouble").setGraphic(mark(Symbol.WARNING, "fault"));
    }
    Kind kind = state.kind();
    if (kind != null && state.surplus(kind) > 0) {
      int count = state.box().count(kind);
      int all = Contents.of(kind, state.with());
      Label label = add(words.of("enrol.notice.surplus", count, all), "enrol-surplus");
      label.setGraphic(mark(Symbol.WARNING, "warning"));
    }
    lying(state);
  }

  private void refused(String sentence) {
    card.getStyleClass().add("fault");
    add(sentence).setGraphic(mark(Symbol.WARNING, "fault"));
    act("again", "enrol.again", "primary", model::load);
  }

  private void notice(EnrolState state) {
    switch (state.notice()) {
      case Notice.Nothing _ ->
          add(words.of(state.kind() == null ? "enrol.notice.choose" : "enrol.notice.wait"), "dim");
      case Notice.Enrolled(List<Piece> all) -> {
        Kind kind = all.getFirst().kind();
        String text =
            all.size() == 1
                ? words.of("enrol.notice.enrolled", label(all.getFirst()))
                : words.of("enrol.notice.enrolled.many", all.size(), pieces.kind(kind));
        good(kind, text, null);
      }
      case Notice.SecondTag(Piece piece) ->
          good(piece.kind(), words.of("enrol.notice.second", label(piece)), null);
      case Notice.Known(Piece piece) ->
          say(
              PieceWords.symbol(piece.kind()),
              PieceWords.side(piece.kind()),
              words.of("enrol.notice.known", label(piece)),
              null);
      case Notice.Stranger _ ->
          say(
              Symbol.TAG,
              "stranger",
              words.of("enrol.notice.stranger"),
              words.of("enrol.notice.stranger.what"));
      case Notice.Fleeting _ -> {
        card.getStyleClass().add("warning");
        say(
            Symbol.WARNING,
            "stranger",
            words.of("enrol.notice.fleeting"),
            words.of("enrol.notice.fleeting.why"));
      }
      case Notice.Several(int count) -> {
        card.getStyleClass().add("warning");
        say(
            Symbol.TAG,
            "stranger",
            words.of("enrol.notice.several", count),
            words.of("enrol.notice.several.one"));
      }
      case Notice.TakenBack _ ->
          say(Symbol.UNDO, "human", words.of("enrol.notice.taken-back"), null);
      case Notice.Removed(Piece piece) ->
          say(
              PieceWords.symbol(piece.kind()),
              "gone",
              words.of("enrol.notice.removed", label(piece)),
              null);
    }
    Piece piece = state.notice().piece();
    if (piece != null) {
      about(state, piece);
    }
  }

  private String label(Piece piece) {
    return playing.getAsBoolean() ? pieces.secretly(piece) : pieces.label(piece);
  }

  private void good(Kind kind, String text, @Nullable String more) {
    card.getStyleClass().add("good");
    say(PieceWords.symbol(kind), PieceWords.side(kind), text, more);
  }

  /** A piece that is known can be removed, or get another tag. */
  private void about(EnrolState state, Piece piece) {
    if (!playing.getAsBoolean() || piece.kind() != Kind.CIVILIAN_SHIP) {
      piece.tags().forEach(tag -> add(tag.toString(), "dim", "small"));
    }
    if (state.asking()) {
      add(words.of("enrol.remove.sure", label(piece)), "enrol-sure");
      add(words.of("enrol.remove.why"), "dim", "small");
      Button yes = button("remove-yes", "enrol.remove", "danger", model::remove);
      Button no = button("keep", "enrol.keep", "target", model::keep);
      row(yes, no);
      return;
    }
    if (zones && piece.kind().isMiniature() && piece.tags().stream().noneMatch(TagId::isForZones)) {
      add(words.of("enrol.notice.pad-only"), "small").setGraphic(mark(Symbol.WARNING, "warning"));
    }
    row(
        button("also", "enrol.second", "target", () -> model.awaitSecondTag(true)),
        button("remove", "enrol.remove", "target", model::askRemove));
  }

  /** Tags that lie there and are nobody's; a whole area becomes the kind that was chosen. */
  private void lying(EnrolState state) {
    Kind kind = state.kind();
    Map<String, List<TagId>> strangers = new TreeMap<>(state.strangers());
    if (kind != null && !kind.isMiniature()) {
      strangers.keySet().retainAll(Set.of(PieceWords.TAP_PAD)); // the board has no cards
    }
    if (strangers.isEmpty()) {
      return;
    }
    boolean able = kind != null && kind.isMiniature() && state.also() == null;
    String heading =
        kind != null && able
            ? words.of("enrol.lying.as", pieces.kind(kind))
            : words.of("enrol.lying");
    add(heading, "caps").setId("enrol-lying");
    for (Map.Entry<String, List<TagId>> each : strangers.entrySet()) {
      String place = pieces.place(each.getKey());
      int count = each.getValue().size();
      if (able) {
        Button all = new Button(words.of("enrol.all", place, count));
        all.setGraphic(new Glyph(Symbol.PLUS, MARK));
        all.setId("enrol-all-" + each.getKey());
        all.getStyleClass().addAll("target", "enrol-all");
        all.setMaxWidth(Double.MAX_VALUE);
        all.setOnAction(_ -> model.enrolAll(each.getKey()));
        card.getChildren().add(all);
      } else {
        add(words.pair(place, String.valueOf(count)), "small");
      }
    }
  }

  private void say(Symbol symbol, String side, String text, @Nullable String more) {
    Glyph glyph = new Glyph(symbol, GLYPH);
    Label label = text(text, "enrol-said");
    HBox.setHgrow(label, Priority.ALWAYS);
    HBox row = new HBox(glyph, label);
    row.getStyleClass().addAll("enrol-saying", side);
    card.getChildren().add(row);
    if (more != null) {
      add(more);
    }
  }

  private Label add(String text, String... styles) {
    Label label = text(text, styles);
    card.getChildren().add(label);
    return label;
  }

  private static Label text(String text, String... styles) {
    Label label = new Label(text);
    label.setWrapText(true);
    label.setMinHeight(USE_PREF_SIZE);
    label.getStyleClass().addAll(styles);
    return label;
  }

  private static Glyph mark(Symbol symbol, String grade) {
    Glyph glyph = new Glyph(symbol, MARK);
    glyph.getStyleClass().add(grade);
    return glyph;
  }

  private void act(String id, String key, String style, Runnable action) {
    row(button(id, key, style, action));
  }

  private Button button(String id, String key, String style, Runnable action) {
    Button button = new Button(words.of(key));
    button.setId("enrol-" + id);
    button.getStyleClass().addAll("target", style);
    button.setMaxWidth(Double.MAX_VALUE);
    button.setOnAction(_ -> action.run());
    HBox.setHgrow(button, Priority.ALWAYS);
    return button;
  }

  private void row(Node... buttons) {
    HBox row = new HBox(buttons);
    row.getStyleClass().add("enrol-buttons");
    card.getChildren().add(row);
  }
}

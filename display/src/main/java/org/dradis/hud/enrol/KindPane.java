package org.dradis.hud.enrol;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.dradis.box.Box;
import org.dradis.box.Kind;
import org.dradis.box.Piece;
import org.dradis.hud.Words;
import org.dradis.hud.hardware.PieceWords;
import org.dradis.hud.shell.TouchScroll;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;
import org.jspecify.annotations.Nullable;

/** One kind: which is next, where to put it, and those that are enrolled. */
final class KindPane extends VBox {
  private static final double GLYPH = 56;
  private static final double BACK = 18;

  private final EnrolModel model;
  private final Words words;
  private final PieceWords pieces;
  private final String ships;
  private final String printed;
  private final BooleanSupplier playing;
  private final HBox head = new HBox();
  private final Label title = new Label();
  private final Label count = new Label();
  private final Label next = new Label();
  private final Label where = new Label();
  private final FlowPane chips = new FlowPane();
  private final TouchScroll scroll = new TouchScroll(chips);
  private final NamesPane names;
  private @Nullable Kind shown;
  private List<Piece> listed = List.of();
  private int places;
  private boolean hides;

  /**
   * Makes the pane.
   *
   * @param ships where ships are put: zones read other tags than the pad
   * @param printed where cards are held
   * @param playing whether a game is open: then nobody learns which civilian ship is which
   */
  KindPane(EnrolModel model, Words words, String ships, String printed, BooleanSupplier playing) {
    this.model = model;
    this.words = words;
    this.pieces = new PieceWords(words);
    this.ships = ships;
    this.printed = printed;
    this.playing = playing;
    this.names = new NamesPane(model, words);
    getStyleClass().add("enrol-kind");
    Button back = new Button(words.of("enrol.other"));
    back.setGraphic(new Glyph(Symbol.BACK, BACK));
    back.setId("enrol-other");
    back.getStyleClass().addAll("target", "enrol-back");
    back.setMinWidth(USE_PREF_SIZE);
    back.setOnAction(_ -> model.leaveKind());
    title.setId("enrol-title");
    title.getStyleClass().addAll("title");
    title.setWrapText(true);
    count.setId("enrol-count");
    count.getStyleClass().add("enrol-big");
    head.getStyleClass().add("enrol-head");
    next.setId("enrol-next");
    next.getStyleClass().add("enrol-next");
    next.setWrapText(true);
    next.setMinHeight(USE_PREF_SIZE);
    where.setWrapText(true);
    where.setMinHeight(USE_PREF_SIZE);
    where.getStyleClass().add("dim");
    chips.getStyleClass().add("enrol-chips");
    chips.setMinWidth(0);
    VBox text = new VBox(title, count);
    HBox.setHgrow(text, Priority.ALWAYS);
    head.getChildren().setAll(text, back);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    VBox.setVgrow(names, Priority.ALWAYS);
  }

  void show(EnrolState state) {
    Kind kind = state.kind();
    if (kind == null) {
      return;
    }
    Box box = state.box();
    int all = Contents.of(kind, state.with());
    title.setText(pieces.kind(kind));
    count.setText(
        kind.isMiniature()
            ? words.of("enrol.progress", box.count(kind), all)
            : String.valueOf(box.count(kind)));
    next.setText(next(state, kind));
    where.setText(kind.isMiniature() ? ships : printed);
    if (kind != shown) {
      shown = kind;
      places = -1;
      Glyph glyph = new Glyph(PieceWords.symbol(kind), GLYPH);
      HBox symbol = new HBox(glyph);
      symbol.getStyleClass().addAll("enrol-symbol", PieceWords.side(kind));
      head.getChildren().removeIf(it -> it.getStyleClass().contains("enrol-symbol"));
      head.getChildren().addFirst(symbol);
      getChildren().setAll(head, next, where, kind.isMiniature() ? scroll : names);
    }
    if (!kind.isMiniature()) {
      names.show(state, kind);
      return;
    }
    List<Piece> own = box.pieces().stream().filter(it -> it.kind() == kind).toList();
    boolean hidden = isSecret(kind);
    if (!own.equals(listed) || all != places || hidden != hides) {
      hides = hidden;
      listed = own;
      places = all;
      List<Node> row = new ArrayList<>();
      if (hidden) {
        row.add(secret());
      } else {
        own.forEach(it -> row.add(chip(it)));
        for (int i = own.size(); i < all; i++) {
          row.add(free());
        }
      }
      chips.getChildren().setAll(row);
    }
  }

  private boolean isSecret(Kind kind) {
    return kind == Kind.CIVILIAN_SHIP && playing.getAsBoolean();
  }

  private String next(EnrolState state, Kind kind) {
    if (isSecret(kind)) {
      return words.of("enrol.next", pieces.kind(kind));
    }
    if (kind.isMiniature()) {
      String name = state.box().freeName(kind);
      String number = name.substring(name.lastIndexOf(' ') + 1);
      return words.of("enrol.next", pieces.kind(kind) + " " + number);
    }
    String name = state.name();
    return name == null ? words.of("enrol.which") : words.of("enrol.next", pieces.name(kind, name));
  }

  private Node secret() {
    Label secret = new Label(words.of("enrol.secret"));
    secret.setId("enrol-secret");
    secret.setWrapText(true);
    secret.getStyleClass().add("enrol-secret");
    return secret;
  }

  /** The place of one that is not enrolled yet. */
  private static Node free() {
    Region free = new Region();
    free.getStyleClass().add("enrol-free");
    return free;
  }

  private Node chip(Piece piece) {
    String number = PieceWords.number(piece);
    Button chip = new Button(number.isEmpty() ? piece.name() : number);
    chip.setAccessibleText(pieces.label(piece));
    chip.setId("enrol-piece-" + id(piece));
    chip.getStyleClass().addAll("target", "enrol-chip");
    chip.setOnAction(_ -> model.select(piece));
    return chip;
  }

  private static String id(Piece piece) {
    return piece.name().toLowerCase(Locale.ROOT).replace(' ', '-');
  }
}

package org.dradis.hud.log;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.dradis.hud.Hud;
import org.dradis.hud.Panel;
import org.dradis.hud.ShortNames;
import org.dradis.hud.Shown;
import org.dradis.hud.Words;
import org.dradis.hud.shell.TouchScroll;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;
import org.dradis.session.board.PieceKind;
import org.dradis.session.board.Place;
import org.jspecify.annotations.Nullable;

/** Puts right what is wrong on the board: what, how much, who says so, and why. */
public final class CorrectionView extends VBox {
  private static final double BACK = 16;
  private static final int FACES = 8;
  private static final List<String> REASONS = List.of("forgotten", "misread", "pushed", "rule");

  private final Hud hud;
  private final Words words;
  private final Summary summary;
  private final CorrectionModel model;
  private final Label title = new Label();
  private final Label sum = new Label();
  private final TouchScroll scroll = new TouchScroll(new VBox());
  private final Button next = new Button();
  private CorrectionModel.@Nullable Stage asked;
  private Consumer<CorrectionModel.Draft> content = _ -> {};

  public CorrectionView(Hud hud) {
    this.hud = hud;
    this.words = hud.words();
    this.summary = new Summary(words);
    this.model = new CorrectionModel(hud.model());
    setId("correction");
    getStyleClass().addAll("panel", "correction");
    sum.setId("correction-sum");
    sum.getStyleClass().add("correction-sum");
    sum.setWrapText(true);
    sum.setMinHeight(USE_PREF_SIZE);
    setVgrow(scroll, Priority.ALWAYS);
    next.setId("correction-next");
    next.getStyleClass().addAll("target", "primary");
    next.setMaxWidth(Double.MAX_VALUE);
    next.setOnAction(_ -> model.next());
    getChildren().setAll(header(), sum, scroll, next);
    Shown.follow(this, model.draft(), this::show);
    Shown.follow(
        this,
        hud.model().table(),
        _ -> {
          if (next.isVisible()) {
            show(model.draft().get());
          } else {
            ask(model.draft().get());
          }
        });
    sceneProperty().subscribe(it -> hud.model().askPlace(it == null ? null : this::tapped));
  }

  private HBox header() {
    Button back = new Button(null, new Glyph(Symbol.BACK, BACK));
    back.setId("correction-back");
    back.getStyleClass().addAll("target", "quiet");
    back.setAccessibleText(words.of("shell.back"));
    back.setOnAction(_ -> back());
    title.getStyleClass().add("correction-title");
    title.setWrapText(true);
    HBox header = new HBox(back, title);
    header.getStyleClass().add("correction-header");
    header.setMinHeight(USE_PREF_SIZE);
    return header;
  }

  private void tapped(String spot) {
    model.choose(Place.named(spot));
  }

  private void back() {
    if (!model.back()) {
      hud.model().go(Panel.LOG);
    }
  }

  /** Shows what is answered so far; what is typed at stays as it is until the next question. */
  private void show(CorrectionModel.Draft draft) {
    if (draft.stage() != asked) {
      ask(draft);
    }
    String told = summary.of(draft, draft.topic() == null ? 0 : model.now(draft.topic()));
    sum.setText(told);
    present(sum, !told.isEmpty());
    next.setDisable(!model.isAnswered());
    content.accept(draft);
  }

  private void ask(CorrectionModel.Draft draft) {
    asked = draft.stage();
    title.setText(words.of("log.ask-" + draft.stage().name().toLowerCase(Locale.ROOT)));
    present(next, draft.stage().compareTo(CorrectionModel.Stage.NUMBER) >= 0);
    next.setText(words.of(draft.stage() == CorrectionModel.Stage.WHY ? "log.send" : "log.next"));
    content = _ -> {};
    scroll.setContent(
        switch (draft.stage()) {
          case TOPIC -> topics();
          case KIND -> kinds();
          case FROM, TO -> places();
          case NUMBER -> draft.topic() == Topic.DIE ? faces() : number();
          case WHO -> who();
          case WHY -> why();
        });
  }

  private static void present(Node node, boolean there) {
    node.setVisible(there);
    node.setManaged(there);
  }

  private Node topics() {
    Tiles tiles = new Tiles(2);
    for (Topic topic : model.topics()) {
      String id = "correct-" + topic.word();
      String name = summary.topic(topic);
      Runnable choose = () -> model.choose(topic);
      Button tile =
          topic.isNumber()
              ? tiles.add(id, name, model.now(topic), choose)
              : tiles.add(id, name, choose);
      tile.setDisable(!model.isPossible(topic));
    }
    return tiles;
  }

  private Node kinds() {
    Tiles tiles = new Tiles(2);
    for (PieceKind kind : model.kinds()) {
      tiles.add(
          "correct-" + kind.word(),
          Symbol.of(kind.word()).orElse(null),
          summary.kind(kind),
          () -> model.choose(kind));
    }
    return tiles;
  }

  private Node places() {
    Tiles tiles = new Tiles(2);
    for (Place place : model.places()) {
      tiles.add(
          "correct-" + place.word(),
          summary.place(place),
          model.now(place),
          () -> model.choose(place));
    }
    return tiles;
  }

  private Node faces() {
    Tiles tiles = new Tiles(4);
    for (int face = 1; face <= FACES; face++) {
      int shown = face;
      tiles.add("correct-face-" + face, Integer.toString(face), () -> model.set(shown));
    }
    content = draft -> tiles.select(it -> it.equals("correct-face-" + draft.number()));
    return tiles;
  }

  private Node number() {
    NumberView number = new NumberView(model);
    content = number::show;
    return number;
  }

  private Node who() {
    ShortNames names = ShortNames.of(model.crew());
    List<String> crew = new ArrayList<>(model.crew());
    List<String> labels = new ArrayList<>(crew.stream().map(names::of).toList());
    crew.add(words.of("log.all"));
    labels.add(words.of("log.all"));
    AnswerView who =
        new AnswerView("correct-who", crew, labels, words.of("log.who-else"), model::by);
    content = draft -> who.show(draft.who());
    return who;
  }

  private Node why() {
    List<String> reasons = REASONS.stream().map(it -> words.of("log.why-" + it)).toList();
    AnswerView why =
        new AnswerView("correct-why", reasons, reasons, words.of("log.why-else"), model::because);
    content = draft -> why.show(draft.why());
    return why;
  }
}

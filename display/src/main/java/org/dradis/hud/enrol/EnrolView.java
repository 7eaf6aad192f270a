package org.dradis.hud.enrol;

import java.util.function.BooleanSupplier;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.dradis.hud.Hud;
import org.dradis.hud.Shown;
import org.dradis.hud.Words;
import org.dradis.hud.hardware.Pulse;
import org.dradis.hud.shell.PageFrame;
import org.dradis.hud.shell.TouchScroll;
import org.dradis.table.Table;

/** Tells which tag is which piece: choose a kind, put the pieces down one after the other. */
public final class EnrolView extends PageFrame {
  private static final Duration LOOK = Duration.millis(250);
  private static final double BAR = 120;

  private final Words words;
  private final EnrolModel model;
  private final KindsPane kinds;
  private final KindPane kind;
  private final NoticePane notice;
  private final TouchScroll all;
  private final StackPane left = new StackPane();
  private final Label progress = new Label();
  private final Region filled = new Region();

  public EnrolView(Hud hud) {
    super(hud, hud.words().of("enrol.title"));
    setId("enrol");
    words = hud.words();
    model = new EnrolModel(hud);
    Table table = hud.table();
    boolean zones = table != null && table.tagZones().isPresent();
    boolean pad = table != null && table.tapPad().isPresent();
    BooleanSupplier playing = () -> hud.model().link() != null;
    kinds = new KindsPane(model, words);
    kind = new KindPane(model, words, put(zones, pad), put(zones && !pad, pad), playing);
    notice = new NoticePane(model, words, zones, playing, remark(hud));
    all = new TouchScroll(kinds);
    HBox.setHgrow(left, Priority.ALWAYS);
    HBox page = new HBox(left, notice);
    page.getStyleClass().add("enrol-page");
    setCenter(page);
    setAside(aside());
    Shown.follow(this, model.state(), this::show);
    // A game that is opened meanwhile has secrets.
    Shown.follow(
        this, hud.model().table().map(_ -> true).orElse(false), _ -> show(model.state().get()));
    Pulse.of(this, LOOK, this::begin, model::look, () -> {});
  }

  private String put(boolean zones, boolean pad) {
    if (zones) {
      return words.of(pad ? "enrol.put.both" : "enrol.put.zones");
    }
    return words.of(pad ? "enrol.put.pad" : "enrol.put.none");
  }

  private String remark(Hud hud) {
    if (hud.sim() != null) {
      return words.of("enrol.simulated");
    }
    return hud.table() == null || hud.model().link() == null ? "" : words.of("enrol.game");
  }

  private void begin() {
    model.load();
    model.look();
  }

  private Region aside() {
    progress.setId("enrol-progress");
    progress.getStyleClass().add("enrol-progress");
    filled.getStyleClass().add("enrol-filled");
    filled.setMinWidth(0);
    HBox bar = new HBox(filled);
    bar.getStyleClass().add("enrol-bar");
    VBox shown = new VBox(progress, bar);
    shown.getStyleClass().add("enrol-aside");
    return shown;
  }

  private void show(EnrolState state) {
    int known = state.enrolled();
    int game = state.all();
    progress.setText(words.of("enrol.progress", known, game));
    filled.setPrefWidth(BAR * known / game);
    kinds.show(state);
    kind.show(state);
    notice.show(state);
    Region wanted = state.kind() == null ? all : kind;
    if (!left.getChildren().contains(wanted)) {
      left.getChildren().setAll(wanted);
    }
  }
}

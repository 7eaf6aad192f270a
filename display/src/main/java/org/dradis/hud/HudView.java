package org.dradis.hud;

import java.util.Locale;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.transform.Scale;
import org.dradis.hud.ring.RingView;
import org.dradis.hud.shell.NavBar;
import org.dradis.hud.shell.SecondTaps;
import org.dradis.hud.shell.Shortcuts;
import org.dradis.hud.status.StatusBar;

/**
 * The whole HUD. It is laid out for a screen of 800 by 480 and scaled to the one that there is, so
 * that a target that is large enough on the smallest is so on all.
 */
public final class HudView extends Region {
  public static final double WIDTH = 800;
  public static final double HEIGHT = 480;

  private static final double PANEL_WIDTH = 336;
  private static final double LETTERS = 15;
  private static final double PERCENT = 100;

  /** How dark the veil would be at no brightness at all. */
  private static final double DARKEST = 0.75;

  private static final String STYLES = "/org/dradis/hud/hud.css";

  private final Hud hud;
  private final Scale scale = new Scale();
  private final BorderPane game = new BorderPane();
  private final StackPane side = new StackPane();
  private final BorderPane beside = new BorderPane();
  private final BorderPane page = new BorderPane();
  private final StackPane all = new StackPane();
  private final Region veil = new Region();
  private final Label message = new Label();

  public HudView(Hud hud) {
    this.hud = hud;
    getStyleClass().add("hud");
    getStylesheets().add(STYLES);
    setId("hud");
    side.setPrefWidth(PANEL_WIDTH);
    side.setMinWidth(PANEL_WIDTH);
    side.getStyleClass().add("side");
    message.setId("message");
    message.getStyleClass().add("message");
    message.setWrapText(true);
    message.textProperty().bind(hud.model().message().map(Unbroken::of));
    message.visibleProperty().bind(message.textProperty().isNotEmpty());
    message.managedProperty().bind(message.visibleProperty());
    game.setTop(new StatusBar(hud));
    game.setCenter(new RingView(hud));
    beside.setPrefWidth(PANEL_WIDTH);
    beside.setCenter(side);
    game.setRight(beside);
    game.setBottom(new NavBar(hud));
    Shortcuts.in(this, hud);
    SecondTaps.keepFrom(this);
    all.getTransforms().add(scale);
    veil.getStyleClass().add("veil");
    veil.setMouseTransparent(true);
    getChildren().addAll(all, veil);
    Shown.follow(this, hud.model().settings(), this::adjust);
    Shown.follow(this, hud.model().panel(), this::show);
  }

  /** Sets how large letters are and how bright everything is. */
  private void adjust(Settings settings) {
    setStyle(
        String.format(
            Locale.ROOT, "-fx-font-size: %.2fpx;", LETTERS * settings.textPercent() / PERCENT));
    veil.setOpacity(DARKEST * (1 - settings.brightnessPercent() / PERCENT));
    veil.setVisible(veil.getOpacity() > 0);
  }

  private void show(Panel panel) {
    Region view = PanelViews.of(panel, hud);
    if (panel.isPage()) {
      beside.setBottom(null);
      page.setCenter(view);
      all.getChildren().setAll(page);
    } else {
      page.setCenter(null);
      // Below, so that no target moves under a finger.
      beside.setBottom(message);
      side.getChildren().setAll(view);
      all.getChildren().setAll(game);
    }
  }

  @Override
  protected void layoutChildren() {
    double factor = Math.min(getWidth() / WIDTH, getHeight() / HEIGHT);
    scale.setX(factor);
    scale.setY(factor);
    all.resizeRelocate(0, 0, getWidth() / factor, getHeight() / factor);
    veil.resizeRelocate(0, 0, getWidth(), getHeight());
  }
}

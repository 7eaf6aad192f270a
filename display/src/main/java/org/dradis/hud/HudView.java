package org.dradis.hud;

import javafx.beans.value.ChangeListener;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.transform.Scale;
import org.dradis.hud.ring.RingView;
import org.dradis.hud.shell.NavBar;
import org.dradis.hud.status.StatusBar;

/**
 * The whole HUD. It is laid out for a screen of 800 by 480 and scaled to the one that there is, so
 * that a target that is large enough on the smallest is so on all.
 */
public final class HudView extends Region {
  public static final double WIDTH = 800;
  public static final double HEIGHT = 480;

  private static final double PANEL_WIDTH = 336;
  private static final String STYLES = "/org/dradis/hud/hud.css";

  private final Hud hud;
  private final Scale scale = new Scale();
  private final BorderPane game = new BorderPane();
  private final StackPane side = new StackPane();
  private final StackPane all = new StackPane();
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
    message.textProperty().bind(hud.model().message());
    message.visibleProperty().bind(message.textProperty().isNotEmpty());
    message.managedProperty().bind(message.visibleProperty());
    game.setTop(new StatusBar(hud));
    game.setCenter(new RingView(hud));
    game.setRight(new BorderPane(side, message, null, null, null));
    game.setBottom(new NavBar(hud));
    all.getTransforms().add(scale);
    getChildren().add(all);
    ChangeListener<Panel> change = (_, _, now) -> show(now);
    hud.model().panel().addListener(change);
    show(hud.model().panel().get());
  }

  private void show(Panel panel) {
    Region view = PanelViews.of(panel, hud);
    if (panel.isPage()) {
      all.getChildren().setAll(view);
    } else {
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
  }
}

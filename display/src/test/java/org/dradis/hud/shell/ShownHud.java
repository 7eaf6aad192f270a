package org.dradis.hud.shell;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.dradis.hud.HudModel;
import org.dradis.hud.HudView;
import org.dradis.hud.Panel;
import org.dradis.hud.Settings;
import org.dradis.hud.TableLink;
import org.dradis.hud.picture.Picture;
import org.dradis.hud.picture.StillHud;

/** A HUD on no display, whose targets are tapped by their ids. */
public final class ShownHud {
  private static final int WIDTH = 800;
  private static final int HEIGHT = 480;

  private final HudModel model;
  private final Parent root;

  private ShownHud(HudModel model, Parent root) {
    this.model = model;
    this.root = root;
  }

  /** Shows a table, and does something on the thread of the screen. */
  public static void of(TableLink table, Consumer<ShownHud> deed) {
    HudModel model = new HudModel(Runnable::run, Settings.STANDARD.calmly());
    model.open(table);
    model.go(Panel.BRIDGE);
    try {
      Picture.of(WIDTH, HEIGHT, () -> view(model), root -> deed.accept(new ShownHud(model, root)));
    } catch (CompletionException e) {
      if (e.getCause() instanceof AssertionError failure) {
        throw failure;
      }
      throw e;
    }
  }

  private static HudView view(HudModel model) {
    return new HudView(StillHud.of(model));
  }

  public HudModel model() {
    return model;
  }

  /** Finds a node, laid out as it is now. */
  public Node node(String id) {
    root.applyCss();
    root.layout();
    Node node = root.lookup("#" + id);
    assertNotNull(node, id);
    return node;
  }

  public boolean has(String id) {
    root.applyCss();
    root.layout();
    Node node = root.lookup("#" + id);
    return node != null && node.isVisible();
  }

  public String text(String id) {
    return ((Labeled) node(id)).getText();
  }

  /** Taps what stands there, which must be possible. */
  public void tap(String id) {
    Node node = node(id);
    assertFalse(node.isDisabled(), id);
    if (node instanceof ButtonBase button) {
      button.fire();
    } else {
      node.fireEvent(
          new MouseEvent(
              MouseEvent.MOUSE_CLICKED,
              0,
              0,
              0,
              0,
              MouseButton.PRIMARY,
              1,
              false,
              false,
              false,
              false,
              true,
              false,
              false,
              true,
              false,
              true,
              null));
    }
  }
}

package org.dradis.hud.shell;

import java.util.EnumMap;
import java.util.Map;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.dradis.hud.Hud;
import org.dradis.hud.Panel;
import org.dradis.hud.Shown;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;
import org.jspecify.annotations.Nullable;

/** The ways along the bottom: where things are started; log, undo and menu at the right. */
public final class NavBar extends HBox {
  private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");
  private static final PseudoClass CALLS = PseudoClass.getPseudoClass("calls");
  private static final double SIZE = 20;

  private final Hud hud;
  private final Steps steps;
  private final Map<Panel, Button> ways = new EnumMap<>(Panel.class);
  private final Button undo;
  private final Button redo;

  public NavBar(Hud hud) {
    this.hud = hud;
    this.steps = new Steps(hud.model(), hud.words());
    setId("nav");
    getStyleClass().add("nav");
    way(Panel.BRIDGE, Symbol.TABLE);
    way(Panel.VIPERS, Symbol.VIPER_MK2);
    way(Panel.GALACTICA, Symbol.GALACTICA);
    way(Panel.JUMP, Symbol.JUMP);
    way(Panel.CREW, Symbol.CREW);
    way(Panel.SUPPLIES, Symbol.FUEL);
    way(Panel.NEW_CAPRICA, Symbol.OCCUPATION);
    Region gap = new Region();
    setHgrow(gap, Priority.ALWAYS);
    getChildren().add(gap);
    way(Panel.LOG, Symbol.LOG);
    undo = button("undo", "undo", Symbol.UNDO);
    undo.setOnAction(_ -> steps.undo(1));
    redo = button("redo", "redo", Symbol.REDO);
    redo.setOnAction(_ -> steps.redo(1));
    getChildren().addAll(undo, redo);
    way(Panel.MENU, Symbol.MENU).setId("menu");
    Shown.follow(this, hud.model().table(), _ -> show());
    Shown.follow(this, hud.model().panel(), _ -> show());
  }

  private Button way(Panel panel, Symbol symbol) {
    Button way = button("nav-" + panel.word(), panel.word(), symbol);
    way.setOnAction(_ -> hud.model().go(panel));
    ways.put(panel, way);
    getChildren().add(way);
    return way;
  }

  private Button button(String id, String word, Symbol symbol) {
    Button button = new Button(hud.words().of("shell." + word), new Glyph(symbol, SIZE));
    button.setId(id);
    button.setContentDisplay(ContentDisplay.TOP);
    button.getStyleClass().addAll("target", "quiet", "way");
    return button;
  }

  private void show() {
    Nav nav = Nav.of(hud.model().table().get(), hud.model().panel().get());
    ways.forEach((panel, way) -> way.pseudoClassStateChanged(SELECTED, panel.equals(nav.place())));
    ways.forEach(
        (panel, way) ->
            way.pseudoClassStateChanged(
                CALLS, panel == Panel.BRIDGE && nav.asked() && nav.place() != Panel.BRIDGE));
    present(ways.get(Panel.NEW_CAPRICA), nav.planet());
    undo.setDisable(!nav.canUndo());
    redo.setDisable(!nav.canRedo());
    tell(undo, nav.last());
    tell(redo, nav.next());
  }

  private static void present(@Nullable Node node, boolean there) {
    if (node != null) {
      node.setVisible(there);
      node.setManaged(there);
    }
  }

  /** Says what a button would take back or do again, to a mouse and to a screen reader. */
  private static void tell(Button button, @Nullable String what) {
    button.setTooltip(what == null ? null : new Tooltip(what));
    button.setAccessibleHelp(what);
  }
}

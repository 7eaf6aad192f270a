package org.dradis.hud.setup;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Polygon;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;
import org.jspecify.annotations.Nullable;

/**
 * The table from above, small: the board with its areas, the bow pointing left, and below it the
 * places beside it. The place at hand shines, those that are done are filled.
 */
final class BoardMap extends Pane {
  private static final PseudoClass AT_HAND = PseudoClass.getPseudoClass("at-hand");
  private static final PseudoClass DONE = PseudoClass.getPseudoClass("done");
  private static final double WIDTH = 250;
  private static final double BOARD_HEIGHT = 176;
  private static final double BOX = 42;
  private static final double GAP = 10;
  private static final int BOXES_A_ROW = 5;
  private static final double GLYPH = 20;

  /** Corners of the board and of Galactica, clockwise from the upper left. */
  private static final double[][] OUTER = {
    {0, 40}, {125, 0}, {250, 40}, {250, 136}, {125, 176}, {0, 136}
  };

  private static final double[][] INNER = {
    {62, 66}, {125, 50}, {188, 66}, {188, 110}, {125, 126}, {62, 110}
  };

  private static final List<String> AREAS =
      List.of("starboard-bow", "starboard-quarter", "stern", "port-quarter", "port-bow", "bow");

  private final Map<String, Node> places = new LinkedHashMap<>();

  BoardMap() {
    getStyleClass().add("board-map");
    setMouseTransparent(true);
    for (int i = 0; i < AREAS.size(); i++) {
      int next = (i + 1) % AREAS.size();
      place(AREAS.get(i), polygon(OUTER[i], OUTER[next], INNER[next], INNER[i]));
    }
    place("table", polygon(INNER));
    glyph(Symbol.GALACTICA, WIDTH / 2 - 17, BOARD_HEIGHT / 2 - 17, 34);
    box(0, "dial", Symbol.FUEL);
    box(1, "start-of-track", Symbol.JUMP);
    box(2, "reserves", Symbol.VIPER_MK2);
    box(3, "damaged-box", Symbol.REPAIR);
    box(4, "civilian-pile", Symbol.CIVILIAN);
    box(5, "face-down-pool", Symbol.DAMAGE);
    box(6, "supply", Symbol.BASESTAR);
    box(7, "beside-the-board", Symbol.CARD);
    box(8, Stops.LOYALTY_DECK, Symbol.EYE);
    box(9, "player", Symbol.CREW);
    double height = BOARD_HEIGHT + 2 * (BOX + GAP);
    setMinSize(WIDTH, height);
    setPrefSize(WIDTH, height);
    setMaxSize(WIDTH, height);
  }

  private static Polygon polygon(double[]... corners) {
    Polygon polygon = new Polygon();
    for (double[] corner : corners) {
      polygon.getPoints().addAll(corner[0], corner[1]);
    }
    return polygon;
  }

  private void place(String word, Node node) {
    node.getStyleClass().add("map-place");
    places.put(word, node);
    getChildren().add(node);
  }

  private void box(int number, String word, Symbol symbol) {
    StackPane box = new StackPane(new Glyph(symbol, GLYPH));
    box.setPrefSize(BOX, BOX);
    box.getStyleClass().add("map-box");
    box.relocate(
        number % BOXES_A_ROW * (BOX + GAP),
        BOARD_HEIGHT + GAP + Math.floorDiv(number, BOXES_A_ROW) * (BOX + GAP));
    place(word, box);
  }

  private void glyph(Symbol symbol, double x, double y, double size) {
    Glyph glyph = new Glyph(symbol, size);
    glyph.relocate(x, y);
    getChildren().add(glyph);
  }

  /**
   * Shows how far it has come; a place with several stops is done when all of them are. What goes
   * back into the box has no place on the map.
   */
  void show(Placing placing) {
    Map<String, Boolean> done = new LinkedHashMap<>();
    for (int i = 0; i < placing.stops().size(); i++) {
      done.merge(placing.stops().get(i).place(), placing.isDone(i), Boolean::logicalAnd);
    }
    String here = placing.stop().place();
    places.forEach(
        (word, node) -> {
          node.pseudoClassStateChanged(AT_HAND, word.equals(here));
          node.pseudoClassStateChanged(DONE, isDone(done.get(word)));
        });
  }

  private static boolean isDone(@Nullable Boolean done) {
    return done != null && done;
  }
}

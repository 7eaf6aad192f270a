package org.dradis.hud.simtable;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.Shape;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;
import org.dradis.port.LedMap;
import org.dradis.port.LedPlace;
import org.dradis.port.Zone;
import org.dradis.rig.world.BoardPlan;
import org.dradis.rig.world.Outline;

/** The table without what stands on it, a millimetre a unit. */
final class TableDrawing extends Pane {
  private static final Outline BOARD = Outline.rectangle(20, 40, 560, 420);
  private static final Outline FLEET = Outline.rectangle(600, 50, 260, 220);
  private static final double RIM = 14;
  private static final double PLANK = 109;
  private static final double ROUND = 8;
  private static final double WIRE = 4;
  private static final double STEP = 8;
  private static final int STARS = 90;
  private static final double DIAL = 15;
  private static final double LOWER = 14;

  private static final String HULL =
      "M156 245 L164 233 L184 226 L214 222 L228 225 L238 234 L256 236 L264 223 L300 220 L390 219"
          + " L402 230 L424 226 L440 231 L448 239 L448 261 L440 269 L424 274 L402 270 L390 281"
          + " L300 280 L264 277 L256 264 L238 266 L228 275 L214 278 L184 274 L164 267 L156 255 Z";
  private static final String PODS =
      "M258 205 H400 L408 210 L400 216 H258 L246 212 L246 209 Z M258 284 H400 L408 290 L400 295"
          + " H258 L246 291 L246 288 Z";
  private static final String DECK =
      "M170 243 L186 236 L222 233 L234 242 L262 243 L270 234 L386 232 L398 241 L436 241 V259"
          + " L398 259 L386 268 L270 266 L262 257 L234 258 L222 267 L186 264 L170 257 Z";
  private static final String RIBS =
      "M200 224 V234 M200 266 V276 M216 222 V233 M216 267 V278 M282 222 V233 M282 267 V278"
          + " M306 221 V233 M306 267 V279 M330 220 V232 M330 268 V280 M354 220 V232 M354 268 V280"
          + " M376 219 V232 M376 268 V281 M414 229 V241 M414 259 V271 M284 216 V221 M374 216 V220"
          + " M284 279 V284 M374 280 V284 M268 208 H392 M268 292 H392";
  private static final String ENGINES =
      "M448 240 L455 242 V247 L448 248 Z M448 252 L455 253 V258 L448 260 Z"
          + " M440 231 L449 233 V237 L446 238 Z M440 269 L449 267 V263 L446 262 Z";
  private static final String WAVES =
      "M-14 -9 A20 20 0 0 1 -14 9 M-4 -16 A34 34 0 0 1 -4 16 M6 -23 A48 48 0 0 1 6 23";

  private final List<Zone> antennas;

  TableDrawing(LedMap leds, List<Zone> antennas) {
    this.antennas = antennas;
    getStyleClass().add("table-drawing");
    setMouseTransparent(true);
    table();
    board();
    for (TablePart part : TablePart.ALL) {
      part(part);
    }
    galactica();
    tracks(leds);
    pad();
  }

  private void table() {
    Outline top = BoardPlan.TABLE;
    add(rectangle(top, RIM, 2 * ROUND), "table-edge");
    add(rectangle(top, RIM - 5, ROUND), "table-top");
    for (double y = top.top() + PLANK / 2; y < top.bottom(); y += PLANK) {
      add(new Line(top.left() - 8, y, top.right() + 8, y), "plank");
    }
  }

  private void board() {
    add(rectangle(BOARD, 3, ROUND), "board-edge");
    add(rectangle(BOARD, 0, ROUND), "board");
    add(rectangle(FLEET, 3, ROUND), "board-edge");
    add(rectangle(FLEET, 0, ROUND), "board", "fleet");
    for (int i = 1; i <= STARS; i++) {
      // A fixed scatter: multiples of the golden ratio and of the root of two.
      double x = BOARD.left() + 560 * (i * 0.6180339887 % 1);
      double y = BOARD.top() + 420 * (i * 0.4142135624 % 1);
      add(new Circle(x, y, i % 7 == 0 ? 1.1 : 0.6), "star");
    }
  }

  private void part(TablePart part) {
    if (part.equals(TablePart.LID)) {
      add(rectangle(part.outline(), 10, ROUND), "lid-edge");
    }
    String style =
        part.isArea()
            ? "area"
            : part.equals(TablePart.TRAY) ? "tray" : part.equals(TablePart.LID) ? "lid" : "box";
    add(rectangle(part.outline(), 0, 5), style);
    if (antennas.contains(new Zone(part.word()))) {
      add(rectangle(part.outline(), -WIRE, 4), "antenna");
      double x = part.outline().right() - 13;
      double y = part.outline().bottom() - 13;
      SVGPath mark = add(path(WAVES), "antenna-mark");
      mark.setScaleX(0.22);
      mark.setScaleY(0.22);
      mark.relocate(
          x - mark.getLayoutBounds().getCenterX(), y - mark.getLayoutBounds().getCenterY());
      mark.setLayoutX(x);
      mark.setLayoutY(y);
    }
  }

  private void galactica() {
    add(path(PODS), "pods");
    add(path(ENGINES), "engines");
    add(path(HULL), "hull");
    add(path(DECK), "deck");
    add(path(RIBS), "ribs");
  }

  private void tracks(LedMap leds) {
    for (LedPlace track :
        List.of(LedPlace.JUMP_TRACK, LedPlace.BOARDING_TRACK, LedPlace.PURSUIT_TRACK)) {
      var steps = leds.at(track);
      for (int i = 1; i < steps.size(); i++) {
        var from = steps.get(i - 1);
        var to = steps.get(i);
        add(new Line(from.x() + STEP, from.y(), to.x() - STEP, to.y()), "track-way");
      }
      for (var step : steps) {
        add(new Circle(step.x(), step.y(), STEP), "track-step");
      }
    }
    dial(leds, LedPlace.FUEL, Symbol.FUEL);
    dial(leds, LedPlace.FOOD, Symbol.FOOD);
    dial(leds, LedPlace.MORALE, Symbol.MORALE);
    dial(leds, LedPlace.POPULATION, Symbol.POPULATION);
    for (LedPlace tube :
        List.of(LedPlace.LAUNCH_TUBE_PORT_BOW, LedPlace.LAUNCH_TUBE_PORT_QUARTER)) {
      for (var led : leds.at(tube)) {
        add(
            new Polygon(
                led.x() - 11.0,
                led.y() - 7.0,
                led.x() + 11.0,
                led.y() - 7.0,
                led.x() + 11.0,
                led.y() + 5.0,
                led.x(),
                led.y() + 13.0,
                led.x() - 11.0,
                led.y() + 5.0),
            "track-step");
      }
    }
  }

  private void dial(LedMap leds, LedPlace place, Symbol symbol) {
    for (var led : leds.at(place)) {
      add(new Circle(led.x(), led.y(), STEP + 2), "track-step");
      Glyph glyph = new Glyph(symbol, DIAL);
      glyph.getStyleClass().add("printed");
      glyph.relocate(led.x() - DIAL / 2, led.y() - DIAL / 2);
      getChildren().add(glyph);
    }
  }

  private void pad() {
    add(rectangle(BoardPlan.TAP_PAD, 3, 2 * ROUND), "pad-edge");
    add(rectangle(BoardPlan.TAP_PAD, 0, 2 * ROUND), "pad");
    SVGPath waves = add(path(WAVES), "pad-mark");
    waves.setLayoutX(BoardPlan.TAP_PAD.middle().x());
    waves.setLayoutY(BoardPlan.TAP_PAD.middle().y() + LOWER);
  }

  private static SVGPath path(String content) {
    SVGPath path = new SVGPath();
    path.setContent(content);
    return path;
  }

  private static Rectangle rectangle(Outline outline, double wider, double round) {
    Rectangle rectangle =
        new Rectangle(
            outline.left() - wider,
            outline.top() - wider,
            outline.right() - outline.left() + 2 * wider,
            outline.bottom() - outline.top() + 2 * wider);
    rectangle.setArcWidth(2 * round);
    rectangle.setArcHeight(2 * round);
    return rectangle;
  }

  private <T extends Shape> T add(T shape, String... styles) {
    shape.getStyleClass().setAll(styles);
    getChildren().add((Node) shape);
    return shape;
  }
}

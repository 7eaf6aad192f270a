package org.dradis.hud.ring;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import org.dradis.hud.symbol.Glyph;

/** Ships that are drawn as one. */
final class FlockNode extends Region {
  private static final double SMALLEST_NAME = 12;

  private final List<Glyph> ships = new ArrayList<>();
  private final List<TokenNode> tokens = new ArrayList<>();
  private final Label count = new Label();
  private final Label name = new Label();
  private Formation.Placed placed;

  FlockNode(Formation.Placed placed, double letters) {
    this.placed = placed;
    getStyleClass().addAll("flock", placed.flock().side().style());
    setManaged(false);
    setMouseTransparent(true);
    count.getStyleClass().add("count");
    name.getStyleClass().add("call-sign");
    show(placed, letters);
  }

  Formation.Placed placed() {
    return placed;
  }

  /** Draws other ships, or the same ones elsewhere. */
  void show(Formation.Placed now, double letters) {
    placed = now;
    Flock flock = now.flock();
    Density density = now.density();
    boolean counted = density.counts(flock);
    while (ships.size() > (counted ? 1 : flock.count())) {
      ships.removeLast();
    }
    while (ships.size() < (counted ? 1 : flock.count())) {
      ships.add(new Glyph(flock.symbol(), density.size(flock)));
    }
    ships.forEach(
        ship -> {
          ship.show(flock.symbol());
          ship.size(density.size(flock));
        });
    count.setText(counted ? "×" + flock.count() : "");
    count.setStyle("-fx-font-size: " + density.figures() * letters + "px;");
    name.setText(flock.name());
    name.setStyle("-fx-font-size: " + Math.max(SMALLEST_NAME, Density.NAME * letters) + "px;");
    tokens.clear();
    flock.tokens().forEach(token -> tokens.add(new TokenNode(token, density.token())));
    List<Node> parts = new ArrayList<>(ships);
    if (counted) {
      parts.add(count);
    }
    if (!flock.name().isEmpty()) {
      parts.add(name);
    }
    parts.addAll(tokens);
    if (!parts.equals(getChildren())) {
      getChildren().setAll(parts);
    }
    requestLayout();
  }

  /** The middle of its first ship, in the parent's coordinates. */
  Point ship() {
    Glyph first = ships.getFirst();
    return new Point(
        getLayoutX() + first.getLayoutX() + first.getWidth() / 2,
        getLayoutY() + first.getLayoutY() + first.getHeight() / 2);
  }

  @Override
  protected void layoutChildren() {
    double width = 0;
    for (Node part : getChildren()) {
      width += part instanceof TokenNode ? 0 : part.prefWidth(-1) + 1;
    }
    double token = placed.density().token();
    double x = (getWidth() - width - placed.density().tokens(tokens.size())) / 2;
    for (Node part : getChildren()) {
      if (!(part instanceof TokenNode)) {
        double tall = part.prefHeight(-1);
        part.resizeRelocate(x, (getHeight() - tall) / 2, part.prefWidth(-1), tall);
        x += part.prefWidth(-1) + 1;
      }
    }
    for (int i = 0; i < tokens.size(); i++) {
      boolean lone = i == tokens.size() - 1 && i % 2 == 0;
      double y = getHeight() / 2 + (lone ? -token / 2 : i % 2 == 0 ? -token - 0.5 : 0.5);
      int pair = i / 2;
      tokens.get(i).resizeRelocate(x + pair * (token + 1), y, token, token);
    }
  }
}

package org.dradis.hud.simtable;

import javafx.css.PseudoClass;
import javafx.scene.Group;
import javafx.scene.control.Button;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import org.dradis.rig.world.BoardPlan;
import org.dradis.rig.world.Outline;

/** The dice tower: a click throws a die, which then lies in its tray or leans on the wall. */
final class TowerNode extends Button {
  private static final PseudoClass ROLLING = PseudoClass.getPseudoClass("rolling");
  private static final double DIE = 22;
  private static final int SIDES = 8;
  private static final double TILTED = 27;
  private static final double MARGIN = 16;

  private final Text face = new Text();
  private final Group die;
  private final double wall;

  TowerNode(String name) {
    setId("tower");
    getStyleClass().setAll("tower");
    setAccessibleText(name);
    Outline outline = BoardPlan.TOWER;
    double width = outline.right() - outline.left();
    double height = outline.bottom() - outline.top();
    setMinSize(width, height);
    setPrefSize(width, height);
    setMaxSize(width, height);
    relocate(outline.left(), outline.top());
    Rectangle all = new Rectangle(width, height);
    all.setMouseTransparent(true);
    all.getStyleClass().setAll("tower-room");
    Circle chute = new Circle(width / 2, 46, 30);
    chute.getStyleClass().setAll("chute");
    Circle rim = new Circle(width / 2, 46, 36);
    rim.getStyleClass().setAll("chute-rim");
    Rectangle tray = new Rectangle(MARGIN, 92, width - 2 * MARGIN, 56);
    tray.setArcWidth(12);
    tray.setArcHeight(12);
    tray.getStyleClass().setAll("dice-tray");
    wall = width / 2 - MARGIN - DIE;
    die = die();
    die.setLayoutX(width / 2);
    die.setLayoutY(120);
    Line slit = new Line(24, 92, width - 24, 92);
    slit.getStyleClass().setAll("beam");
    setGraphic(new Group(all, rim, chute, tray, slit, die));
    show(Tabletop.EMPTY);
  }

  private Group die() {
    Polygon shape = new Polygon();
    for (int i = 0; i < SIDES; i++) {
      double angle = Math.PI * (2 * i + 1) / SIDES;
      shape.getPoints().addAll(DIE * Math.cos(angle), DIE * Math.sin(angle));
    }
    shape.getStyleClass().setAll("die");
    face.getStyleClass().setAll("die-face");
    Group all = new Group(shape, face);
    all.setId("die");
    return all;
  }

  void show(Tabletop table) {
    Tabletop.Die lying = table.die();
    boolean seen = lying.face() > 0 && !table.rolling();
    die.setVisible(seen);
    die.setRotate(lying.cocked() ? TILTED : 0);
    die.setTranslateX(lying.cocked() ? wall : 0);
    face.setText(seen ? Integer.toString(lying.face()) : "");
    face.setX(-face.getLayoutBounds().getWidth() / 2);
    face.setY(face.getLayoutBounds().getHeight() / 3.1);
    pseudoClassStateChanged(ROLLING, table.rolling());
  }
}

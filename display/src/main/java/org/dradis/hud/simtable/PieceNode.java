package org.dradis.hud.simtable;

import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;
import org.dradis.box.Kind;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;
import org.dradis.rig.world.Coupling;
import org.jspecify.annotations.Nullable;

/** A miniature as seen from above, a millimetre a unit. */
final class PieceNode extends Pane {
  private static final PseudoClass LIFTED = PseudoClass.getPseudoClass("lifted");
  private static final PseudoClass FALLEN = PseudoClass.getPseudoClass("fallen");
  private static final PseudoClass WEAK = PseudoClass.getPseudoClass("weak");
  private static final PseudoClass DEAD = PseudoClass.getPseudoClass("dead");
  private static final double GLYPH = 1.42;
  private static final double CARD_HEIGHT = 1.35;
  private static final double RISE = 7;
  private static final double GROWTH = 0.16;
  private static final double LYING = 0.62;
  private static final double TURNED = 62;
  private static final double HIGHEST = 1_000;

  private final String name;
  private final double radius;
  private final Group body;
  private final Node shadow;

  PieceNode(Figure figure, String spoken) {
    name = figure.name();
    radius = figure.radius();
    setId("mini-" + figure.slug());
    setFocusTraversable(true);
    setAccessibleRole(AccessibleRole.BUTTON);
    setAccessibleText(spoken);
    setPrefSize(2 * radius, 2 * radius);
    getStyleClass().addAll("piece", side(figure));
    shadow = base(figure);
    shadow.getStyleClass().setAll("piece-shadow");
    Shape base = base(figure);
    base.getStyleClass().setAll("piece-base");
    Shape rim = base(figure);
    rim.getStyleClass().setAll("piece-rim");
    Glyph glyph = new Glyph(symbol(figure), radius * GLYPH);
    glyph.relocate(radius - radius * GLYPH / 2, radius - radius * GLYPH / 2);
    body = new Group(base, glyph, rim);
    getChildren().addAll(shadow, body);
  }

  private static String side(Figure figure) {
    Kind kind = figure.kind();
    if (kind == null) {
      return "stranger";
    }
    return switch (kind) {
      case RAIDER, HEAVY_RAIDER, BASESTAR, SCAR, CENTURION, OCCUPATION_FORCE -> "cylon";
      case CIVILIAN_SHIP -> "civilian";
      case VIPER_MK2, VIPER_MK7, RAPTOR, ASSAULT_RAPTOR, NUKE -> "human";
      case CARD, CHARACTER, TITLE -> "paper";
    };
  }

  private static Symbol symbol(Figure figure) {
    Optional<Symbol> ship = Symbol.of(figure.piece());
    if (ship.isPresent()) {
      return ship.get();
    }
    return switch (figure.name()) {
      case "admiral" -> Symbol.ADMIRAL;
      case "president" -> Symbol.PRESIDENT;
      case Players.SKI_PASS -> Symbol.TAG;
      default -> symbol(figure.kind());
    };
  }

  private static Symbol symbol(@Nullable Kind kind) {
    return switch (kind) {
      case SCAR -> Symbol.SCAR;
      case CENTURION -> Symbol.CENTURION;
      case OCCUPATION_FORCE -> Symbol.OCCUPATION;
      case NUKE -> Symbol.NUKE;
      case CHARACTER -> Symbol.CREW;
      case TITLE -> Symbol.ADMIRAL;
      case null, default -> Symbol.CARD;
    };
  }

  private static Shape base(Figure figure) {
    double radius = figure.radius();
    if (!figure.isFlat()) {
      return new Circle(radius, radius, radius);
    }
    double height = figure.isPaper() ? radius * CARD_HEIGHT : 2 * radius;
    Rectangle card = new Rectangle(0, radius - height / 2, 2 * radius, height);
    card.setArcWidth(radius / 2);
    card.setArcHeight(radius / 2);
    return card;
  }

  /** Which miniature it is. */
  String name() {
    return name;
  }

  /** Shows how it stands or lies, and what its tag is worth. */
  void show(Figure figure) {
    boolean lying = figure.fallen();
    body.setRotate(lying ? TURNED : 0);
    body.setScaleX(lying ? LYING : 1);
    pseudoClassStateChanged(FALLEN, lying);
    pseudoClassStateChanged(WEAK, figure.health() == Coupling.WEAK);
    pseudoClassStateChanged(DEAD, figure.health() == Coupling.NONE);
    setViewOrder(-figure.height());
  }

  /** Draws it there. */
  void be(Motion.Drawn drawn) {
    double lift = drawn.lift();
    relocate(drawn.spot().x() - radius, drawn.spot().y() - radius);
    body.setTranslateY(-RISE * lift);
    setScaleX(1 + GROWTH * lift);
    setScaleY(1 + GROWTH * lift);
    shadow.setTranslateX(1 + RISE * lift / 2);
    shadow.setTranslateY(1.5 + RISE * lift / 2);
    pseudoClassStateChanged(LIFTED, lift > 0);
    if (lift > 0) {
      setViewOrder(-HIGHEST * lift);
    }
  }
}

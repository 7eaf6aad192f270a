package org.dradis.hud.ring;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.shape.Path;
import javafx.scene.shape.PathElement;
import javafx.scene.shape.Polygon;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;
import org.jspecify.annotations.Nullable;

/** An area: its ground, its name, its ships, and what its lights say. */
final class AreaNode extends Region {
  private static final PseudoClass ASKED = PseudoClass.getPseudoClass("asked");
  private static final PseudoClass PASSED_OVER = PseudoClass.getPseudoClass("passed-over");
  private static final double BADGE = 15;
  private static final double LOCK = 1.5;

  private final String area;
  private final Polygon ground = new Polygon();
  private final Polygon lock = new Polygon();
  private final Path tubes = new Path();
  private final Label name = new Label();
  private final HBox head = new HBox();
  private final HBox foot = new HBox();
  private final Map<String, FlockNode> flocks = new HashMap<>();
  private final List<Node> badges = new ArrayList<>();
  private @Nullable Plot plot;
  private @Nullable AreaPicture picture;
  private double letters = 1;

  AreaNode(String area, String word) {
    this.area = area;
    setId("area-" + area);
    getStyleClass().addAll("target", "area");
    setPickOnBounds(false);
    setFocusTraversable(true);
    setAccessibleRole(AccessibleRole.BUTTON);
    setManaged(false);
    ground.getStyleClass().add("ground");
    lock.getStyleClass().add("lock");
    lock.setMouseTransparent(true);
    tubes.getStyleClass().add("tubes");
    tubes.setMouseTransparent(true);
    name.setText(word);
    name.getStyleClass().add("area-name");
    name.setMinWidth(USE_PREF_SIZE);
    for (HBox row : List.of(head, foot)) {
      row.getStyleClass().add("area-head");
      row.setManaged(false);
      row.setMouseTransparent(true);
    }
    head.getChildren().add(name);
    if (Scope.LAUNCH.contains(area)) {
      head.getChildren().add(new Glyph(Symbol.LAUNCH, BADGE - 2));
    }
    getChildren().addAll(ground, tubes, lock, head, foot);
  }

  String area() {
    return area;
  }

  Polygon lock() {
    return lock;
  }

  /** Puts it where it belongs on a screen. */
  void place(Plot now, double size) {
    plot = now;
    letters = size;
    Outline outline = now.outline();
    resizeRelocate(
        outline.left(),
        outline.top(),
        outline.right() - outline.left(),
        outline.bottom() - outline.top());
    ground.getPoints().setAll(Shapes.points(outline.corners(), -getLayoutX(), -getLayoutY()));
    lock.getPoints()
        .setAll(Shapes.points(outline.inset(LOCK).corners(), -getLayoutX(), -getLayoutY()));
    tubes.getElements().setAll(Scope.LAUNCH.contains(area) ? tubes(outline) : List.of());
    row(head, now.name(), now.rightward());
    row(foot, now.tasks(), now.rightward());
    AreaPicture shown = picture;
    if (shown != null) {
      picture = null;
      show(shown, false);
    }
  }

  private void row(HBox row, Box box, boolean rightward) {
    row.setAlignment(rightward ? Pos.CENTER_LEFT : Pos.CENTER_RIGHT);
    row.resizeRelocate(box.x() - getLayoutX(), box.y() - getLayoutY(), box.width(), box.height());
  }

  /** Marks of the launch tubes along the side of Galactica (GE-2). */
  private List<PathElement> tubes(Outline outline) {
    List<Point> corners = outline.corners();
    int side = area.equals("port-bow") ? 1 : 0;
    return Shapes.ticks(corners.get(side), corners.get(side + 1), -getLayoutX(), -getLayoutY());
  }

  /** Shows a picture; what did not change stays as it is. Tells whether anything did. */
  boolean show(AreaPicture now, boolean asking) {
    boolean offered = now.shows(Shine.OFFER);
    pseudoClassStateChanged(ASKED, offered);
    pseudoClassStateChanged(PASSED_OVER, asking && !offered);
    if (now.equals(picture) || plot == null) {
      picture = now;
      return false;
    }
    if (picture == null
        || !picture.shines().equals(now.shines())
        || !picture.loads().equals(now.loads())) {
      badges(plot, now);
    }
    picture = now;
    List<Formation.Placed> formation = new Formation(plot, letters).of(now.flocks());
    Map<String, FlockNode> before = new HashMap<>(flocks);
    flocks.clear();
    List<Node> nodes = new ArrayList<>(List.of(ground, tubes, lock, head, foot));
    for (Formation.Placed placed : formation) {
      FlockNode node = before.remove(placed.flock().key());
      if (node == null || node.placed().flock().side() != placed.flock().side()) {
        node = new FlockNode(placed, letters);
      } else if (!node.placed().equals(placed)) {
        node.show(placed, letters);
      }
      Box box = placed.box();
      node.resizeRelocate(
          box.x() - getLayoutX(), box.y() - getLayoutY(), box.width(), box.height());
      flocks.put(placed.flock().key(), node);
      nodes.add(node);
    }
    if (!nodes.equals(getChildren())) {
      getChildren().setAll(nodes);
    }
    return true;
  }

  /** What its lights say, and what hands have to bring or take away, beside its name. */
  private void badges(Plot ground, AreaPicture now) {
    head.getChildren().removeAll(badges);
    badges.clear();
    for (Shine shine : now.shines()) {
      if (now.loads().isEmpty() || !shine.givesWay()) {
        badges.add(badge(shine));
      }
    }
    List<Node> chips = now.loads().stream().map(AreaNode::chip).toList();
    if (ground.tasks().equals(ground.name())) {
      badges.addAll(chips);
      foot.getChildren().clear();
    } else {
      foot.getChildren().setAll(chips);
    }
    head.getChildren().addAll(ground.rightward() ? head.getChildren().size() : 0, badges);
  }

  private static Node chip(Load load) {
    Glyph ship = new Glyph(load.symbol(), BADGE);
    ship.getStyleClass().add("shine-" + shine(load).word());
    HBox chip = new HBox(2, badge(shine(load)), ship);
    if (load.count() > 1) {
      Label count = new Label("×" + load.count());
      count.getStyleClass().add("load-count");
      count.setMinWidth(USE_PREF_SIZE);
      chip.getChildren().add(count);
    }
    chip.getStyleClass().add("load");
    chip.setAlignment(Pos.CENTER);
    return chip;
  }

  private static Shine shine(Load load) {
    return load.coming() ? Shine.GOAL : Shine.MOVES;
  }

  private static Glyph badge(Shine shine) {
    Glyph badge = new Glyph(shine.symbol(), BADGE);
    badge.getStyleClass().add("shine-" + shine.word());
    return badge;
  }

  /** Where a ship like this stands, or where one would; in the coordinates of the ring. */
  Point point(@Nullable Symbol symbol) {
    for (FlockNode node : flocks.values()) {
      if (node.placed().flock().symbol() == symbol) {
        return node.ship().plus(getLayoutX(), getLayoutY());
      }
    }
    return plot == null ? new Point(0, 0) : plot.centre();
  }
}

package org.dradis.hud.ring;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Group;
import javafx.scene.Node;

/** What hands have to move, as arrows. */
final class TaskArrows extends Group {
  /** More would hide the ships; the areas' lights tell of the others. */
  private static final int MOST = 8;

  private static final double ENDS = 26;

  private final Whereabouts where;
  private final List<ArrowNode> pool = new ArrayList<>();
  private List<Arrow> shown = List.of();

  TaskArrows(Whereabouts where) {
    this.where = where;
    setId("task-arrows");
    setManaged(false);
    setMouseTransparent(true);
  }

  void show(List<Arrow> arrows) {
    if (arrows.isEmpty() && shown.isEmpty()) {
      return;
    }
    shown = List.copyOf(arrows);
    List<Node> nodes = new ArrayList<>();
    for (Arrow arrow : arrows) {
      Way way = where.way(arrow.from(), arrow.to(), null);
      if (way != null && nodes.size() < MOST) {
        while (pool.size() <= nodes.size()) {
          pool.add(new ArrowNode("task"));
        }
        ArrowNode node = pool.get(nodes.size());
        nodes.add(node);
        if (!getChildren().contains(node)) {
          getChildren().add(node);
        }
        node.carry(way.shortened(ENDS), where.middle(), arrow);
      }
    }
    getChildren().setAll(nodes);
  }
}

package org.dradis.hud.simtable;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import javafx.animation.AnimationTimer;
import javafx.scene.layout.Pane;

/** All miniatures where they stand, or on their way there. */
final class PieceLayer extends Pane {
  private static final double NANOS = 1e9;

  private final SimTableModel model;
  private final PieceNames names;
  private final BooleanSupplier calm;
  private final Map<String, PieceNode> nodes = new LinkedHashMap<>();
  private final Motion motion = new Motion();
  private final AnimationTimer timer =
      new AnimationTimer() {
        private long before;

        @Override
        public void start() {
          before = 0;
          super.start();
        }

        @Override
        public void handle(long now) {
          if (before > 0 && !motion.pass((now - before) / NANOS)) {
            stop();
          }
          before = now;
          draw();
        }
      };

  PieceLayer(SimTableModel model, PieceNames names, BooleanSupplier calm) {
    this.model = model;
    this.names = names;
    this.calm = calm;
    setPickOnBounds(false);
    setManaged(false);
  }

  /** Shows all of a table. */
  void show(Tabletop now) {
    Map<String, Figure> figures = now.byName();
    nodes
        .entrySet()
        .removeIf(
            it -> {
              boolean gone = !figures.containsKey(it.getKey());
              if (gone) {
                getChildren().remove(it.getValue());
              }
              return gone;
            });
    for (Figure figure : now.figures()) {
      PieceNode node =
          nodes.computeIfAbsent(
              figure.name(),
              _ -> {
                PieceNode made = new PieceNode(figure, names.of(figure));
                getChildren().add(made);
                return made;
              });
      node.show(figure);
    }
    follow();
  }

  /** Goes where pieces are now; those that are held are at the finger at once. */
  void follow() {
    for (Figure figure : model.tabletop().get().figures()) {
      motion.aim(
          figure.name(),
          model.spot(figure),
          model.isLifted(figure),
          calm.getAsBoolean() || model.isHeld(figure.name()));
    }
    draw();
    if (!motion.isStill()) {
      timer.start();
    }
  }

  private void draw() {
    nodes.forEach((name, node) -> node.be(motion.of(name)));
  }

  /** Ends all movement on the screen. */
  void stop() {
    timer.stop();
  }

  Motion.Drawn drawn(String name) {
    return motion.of(name);
  }

  PieceNode node(String name) {
    PieceNode node = nodes.get(name);
    if (node == null) {
      throw new IllegalArgumentException("there is no " + name + " on the screen");
    }
    return node;
  }
}

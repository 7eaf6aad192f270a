package org.dradis.hud.simtable;

import java.util.Optional;
import javafx.animation.PauseTransition;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Line;
import javafx.util.Duration;
import org.dradis.rig.world.Spot;
import org.jspecify.annotations.Nullable;

/** What mouse, fingers and keys do with the pieces of a table that is drawn in millimetres. */
final class Touches {
  /** A piece that is missed by so many pixels is meant all the same. */
  private static final double REACH = 22;

  /** A finger that moves no further only taps. */
  private static final double TREMBLE = 5;

  private static final Duration LONG = Duration.millis(550);

  /** Who is asked to say or offer something about a piece. */
  interface Talk {
    void name(@Nullable Figure figure);

    void offer(Figure figure);

    void withdraw();
  }

  private final Pane board;
  private final SimTableModel model;
  private final PieceLayer pieces;
  private final Talk talk;
  private final PauseTransition hold = new PauseTransition(LONG);
  private final Line way = new Line();
  private @Nullable Figure pressed;
  private Spot from = new Spot(0, 0);
  private @Nullable Grip grip;
  private boolean sliding;
  private boolean offered;

  Touches(Pane board, SimTableModel model, PieceLayer pieces, Talk talk) {
    this.board = board;
    this.model = model;
    this.pieces = pieces;
    this.talk = talk;
    way.getStyleClass().setAll("slide-way");
    way.setMouseTransparent(true);
    way.setVisible(false);
    board.getChildren().add(way);
    board.addEventHandler(MouseEvent.MOUSE_PRESSED, this::press);
    board.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::drag);
    board.addEventHandler(MouseEvent.MOUSE_RELEASED, this::release);
    board.addEventHandler(MouseEvent.MOUSE_MOVED, it -> talk.name(near(it).orElse(null)));
    board.addEventHandler(MouseEvent.MOUSE_EXITED, _ -> talk.name(null));
    pieces.addEventHandler(KeyEvent.KEY_PRESSED, this::key);
    hold.setOnFinished(_ -> hold());
  }

  private double millimetres(double pixels) {
    return pixels / board.getLocalToSceneTransform().getMxx();
  }

  private static Spot spot(MouseEvent event) {
    return new Spot(event.getX(), event.getY());
  }

  private Optional<Figure> near(MouseEvent event) {
    return model.near(spot(event), millimetres(REACH));
  }

  private void press(MouseEvent event) {
    Figure figure = near(event).orElse(null);
    if (figure == null || event.getTarget() instanceof TowerNode) {
      talk.name(null);
      return;
    }
    pieces.node(figure.name()).requestFocus();
    talk.name(figure);
    if (event.getButton() == MouseButton.SECONDARY) {
      talk.offer(figure);
    } else {
      pressed = figure;
      offered = false;
      from = spot(event);
      hold.playFromStart();
    }
    event.consume();
  }

  private void hold() {
    Figure figure = pressed;
    if (figure != null && grip == null && !sliding) {
      offered = true;
      talk.offer(figure);
    }
  }

  private void drag(MouseEvent event) {
    Figure figure = pressed;
    if (figure == null) {
      return;
    }
    Spot now = spot(event);
    if (grip == null && !sliding && now.distanceTo(from) > millimetres(TREMBLE)) {
      hold.stop();
      talk.withdraw();
      talk.name(null);
      if (event.isShiftDown() || model.sliding().get()) {
        sliding = true;
        way.setStartX(figure.spot().x());
        way.setStartY(figure.spot().y());
      } else {
        boolean bunch = event.isShortcutDown() || model.bunch().get();
        grip = model.take(figure, now, bunch);
      }
    }
    if (grip != null) {
      grip.follow(now);
      pieces.follow();
    }
    if (sliding) {
      way.setEndX(now.x());
      way.setEndY(now.y());
      way.setVisible(true);
    }
  }

  private void release(MouseEvent event) {
    hold.stop();
    Figure figure = pressed;
    pressed = null;
    if (grip != null) {
      grip.follow(spot(event));
      grip = null;
      model.drop();
      pieces.follow();
    } else if (sliding && figure != null) {
      model.slide(figure, spot(event));
    } else if (figure != null && !offered && event.getClickCount() % 2 == 0) {
      model.tip(figure);
    }
    sliding = false;
    way.setVisible(false);
  }

  private void key(KeyEvent event) {
    if (!(event.getTarget() instanceof PieceNode node)) {
      return;
    }
    Figure figure = model.tabletop().get().byName().get(node.name());
    if (figure == null) {
      return;
    }
    KeyCode code = event.getCode();
    boolean known = true;
    switch (code) {
      case LEFT -> model.carry(figure, -1, 0);
      case RIGHT -> model.carry(figure, 1, 0);
      case UP -> model.carry(figure, 0, -1);
      case DOWN -> model.carry(figure, 0, 1);
      case ENTER, SPACE, CONTEXT_MENU -> talk.offer(figure);
      default -> known = false;
    }
    if (known) {
      event.consume();
    }
  }
}

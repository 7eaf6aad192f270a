package org.dradis.hud.games;

import java.util.ArrayList;
import java.util.List;
import javafx.animation.AnimationTimer;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.shape.Arc;
import javafx.scene.shape.ArcType;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.transform.Rotate;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;

/**
 * A DRADIS at the start of a game: Galactica in the middle, a basestar ahead, and a beam that goes
 * round. What it passes lights up and fades until it comes again.
 */
final class Sweep extends Region {
  private static final double RADIUS = 100;
  private static final double SECONDS_A_TURN = 7;
  private static final double FULL_TURN = 360;
  private static final double STANDING_STILL = 318;
  private static final int SLICES = 18;
  private static final double SLICE_DEGREES = 4;
  private static final double FAINT = 0.4;
  private static final double FADE_DEGREES = 120;
  private static final double NANOS = 1e9;

  /** Thirty pictures a second are enough for something that is this calm. */
  private static final long FRAME_NANOS = 33_000_000;

  private final Group drawing = new Group();
  private final Rotate turn = new Rotate(0);
  private final List<Contact> contacts = new ArrayList<>();
  private final AnimationTimer timer =
      new AnimationTimer() {
        private long last;

        @Override
        public void handle(long now) {
          if (now - last >= FRAME_NANOS) {
            last = now;
            point(now / NANOS / SECONDS_A_TURN * FULL_TURN % FULL_TURN);
          }
        }
      };

  private record Contact(Node node, double degrees) {}

  /** Draws it; a calm one stands still. */
  Sweep(boolean calm) {
    getStyleClass().add("sweep");
    setMouseTransparent(true);
    setManaged(false);
    grid();
    beam();
    contacts();
    getChildren().add(drawing);
    point(STANDING_STILL);
    if (!calm) {
      sceneProperty()
          .subscribe(
              scene -> {
                if (scene == null) {
                  timer.stop();
                } else {
                  timer.start();
                }
              });
    }
  }

  private void grid() {
    for (double share : new double[] {0.25, 0.5, 0.75, 1}) {
      Circle ring = new Circle(RADIUS * share);
      ring.getStyleClass().add(share == 1 ? "sweep-rim" : "sweep-ring");
      drawing.getChildren().add(ring);
    }
    for (int degrees = 0; degrees < FULL_TURN; degrees += 5) {
      boolean isSpoke = degrees % 60 == 30;
      boolean isLong = degrees % 15 == 0;
      double from = isSpoke ? 0.25 : isLong ? 0.955 : 0.975;
      Line line =
          new Line(
              RADIUS * from * cos(degrees),
              RADIUS * from * sin(degrees),
              RADIUS * cos(degrees),
              RADIUS * sin(degrees));
      line.getStyleClass().add(isSpoke ? "sweep-ring" : "sweep-mark");
      drawing.getChildren().add(line);
    }
  }

  /** Slices that get fainter behind the beam. */
  private void beam() {
    Group beam = new Group();
    for (int i = 0; i < SLICES; i++) {
      Arc slice = new Arc(0, 0, RADIUS, RADIUS, i * SLICE_DEGREES, SLICE_DEGREES);
      slice.setType(ArcType.ROUND);
      slice.getStyleClass().add("sweep-slice");
      double left = 1 - (double) i / SLICES;
      slice.setOpacity(0.26 * left * left);
      beam.getChildren().add(slice);
    }
    Line edge = new Line(0, 0, RADIUS, 0);
    edge.getStyleClass().add("sweep-edge");
    beam.getChildren().add(edge);
    beam.getTransforms().add(turn);
    drawing.getChildren().add(beam);
  }

  /** The start of the base game, the bow pointing left as on the board. */
  private void contacts() {
    Glyph galactica = glyph(Symbol.GALACTICA, "human", 34);
    galactica.relocate(-17, -17);
    drawing.getChildren().add(galactica);
    contact(Symbol.BASESTAR, "cylon", 21, 181, 0.68);
    contact(Symbol.RAIDER, "cylon", 11, 161, 0.56);
    contact(Symbol.RAIDER, "cylon", 11, 198, 0.54);
    contact(Symbol.RAIDER, "cylon", 11, 172, 0.46);
    contact(Symbol.VIPER_MK2, "human", 12, 122, 0.52);
    contact(Symbol.VIPER_MK2, "human", 12, 56, 0.5);
    contact(Symbol.CIVILIAN, "civilian", 12, 352, 0.6);
    contact(Symbol.CIVILIAN, "civilian", 12, 8, 0.67);
  }

  private void contact(Symbol symbol, String side, double size, double degrees, double share) {
    Glyph glyph = glyph(symbol, side, size);
    glyph.relocate(
        RADIUS * share * cos(degrees) - size / 2, RADIUS * share * sin(degrees) - size / 2);
    drawing.getChildren().add(glyph);
    contacts.add(new Contact(glyph, degrees));
  }

  private static Glyph glyph(Symbol symbol, String side, double size) {
    Glyph glyph = new Glyph(symbol, size);
    glyph.getStyleClass().add(side);
    glyph.resize(size, size);
    return glyph;
  }

  /** Turns the beam clockwise to an angle, from the right. */
  private void point(double degrees) {
    turn.setAngle(degrees);
    for (Contact contact : contacts) {
      double behind = (degrees - contact.degrees + FULL_TURN) % FULL_TURN;
      contact.node.setOpacity(FAINT + (1 - FAINT) * Math.exp(-behind / FADE_DEGREES));
    }
  }

  /** Puts the middle there and draws it so large. */
  void draw(double x, double y, double radius) {
    drawing.setTranslateX(x);
    drawing.setTranslateY(y);
    drawing.setScaleX(radius / RADIUS);
    drawing.setScaleY(radius / RADIUS);
  }

  private static double cos(double degrees) {
    return Math.cos(Math.toRadians(degrees));
  }

  private static double sin(double degrees) {
    return Math.sin(Math.toRadians(degrees));
  }
}

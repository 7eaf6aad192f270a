package org.dradis.hud.ring;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Path;
import javafx.scene.shape.Polygon;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;

/** What is drawn of a beat at a moment: the same few figures for all of them. */
final class Effects extends Group {
  private static final int MOST_SHIPS = 3;
  private static final int SHARDS = 6;
  private static final double SHIP = 26;
  private static final double FAN = 20;
  private static final double AIM = 0.45;
  private static final double TAIL = 0.35;
  private static final double FAR = 34;
  private static final double WAVE = 44;
  private static final double TOKEN = 26;
  private static final double DIE = 36;
  private static final double FLASH = 0.75;

  private final Whereabouts where;
  private final Path way = new Path();
  private final Line tracer = new Line();
  private final Circle wave = new Circle();
  private final Circle echo = new Circle();
  private final Polygon veil = new Polygon();
  private final Label die = new Label();
  private final Label number = new Label();
  private final TokenNode token = new TokenNode(Token.of("critical-hit"), TOKEN);
  private final List<Glyph> ships = new ArrayList<>();
  private final List<Polygon> shards = new ArrayList<>();

  Effects(Whereabouts where) {
    this.where = where;
    setManaged(false);
    setMouseTransparent(true);
    setId("effects");
    way.getStyleClass().add("film-way");
    tracer.getStyleClass().add("tracer");
    wave.getStyleClass().add("wave");
    echo.getStyleClass().add("wave");
    veil.getStyleClass().add("jump-veil");
    die.getStyleClass().add("die-face");
    die.setManaged(false);
    number.getStyleClass().add("count");
    number.setManaged(false);
    token.setManaged(false);
    for (int i = 0; i < MOST_SHIPS; i++) {
      Glyph ship = new Glyph(Symbol.RAIDER, SHIP);
      ship.setManaged(false);
      ships.add(ship);
    }
    for (int i = 0; i < SHARDS; i++) {
      Polygon shard = new Polygon(-5, -3, 6, 0, -4, 5);
      shard.getStyleClass().add("shard");
      shards.add(shard);
    }
    List<Node> all = new ArrayList<>(List.of(veil, way, tracer, wave, echo));
    all.addAll(shards);
    all.addAll(ships);
    all.addAll(List.of(number, token, die));
    getChildren().setAll(all);
    clear();
  }

  /** Sets what flashes at a jump. */
  void frame(Outline outline) {
    veil.getPoints().setAll(Shapes.points(outline.corners(), 0, 0));
  }

  void clear() {
    getChildren().forEach(it -> it.setVisible(false));
  }

  void draw(Beat beat, double part) {
    clear();
    switch (beat.kind()) {
      case MOVE, LAUNCH -> glide(beat, part);
      case ARRIVE -> arrive(beat, part);
      case ATTACK, MISS -> shoot(beat, part);
      case HIT, BOARDING -> hit(beat, part);
      case LOSS -> burst(beat, part);
      case JUMP -> jump(part);
      case SAY -> {}
    }
  }

  private void glide(Beat beat, double part) {
    boolean within = beat.from() != null && beat.from().equals(beat.to());
    Point start =
        beat.from() == null ? null : where.of(beat.from(), within ? Symbol.BASESTAR : null);
    Point end = beat.to() == null ? null : where.of(beat.to(), beat.symbol());
    Way path =
        start != null && end != null
            ? Way.round(where.middle(), start, end)
            : where.way(beat.from(), beat.to(), beat.symbol());
    if (path == null) {
      return;
    }
    way.getElements().setAll(Shapes.curve(path));
    way.setVisible(true);
    double on = ease(part);
    Point now = path.at(on);
    double across = Math.toRadians(path.heading(on) + 90);
    double fan = beat.kind() == Beat.Kind.LAUNCH ? FAN * on + 4 : FAN;
    int drawn = Math.min(beat.count(), MOST_SHIPS);
    for (int i = 0; i < drawn; i++) {
      double aside = (i - (drawn - 1) / 2.0) * fan;
      ship(i, beat, now.plus(Math.cos(across) * aside, Math.sin(across) * aside), 1, fade(part));
    }
    count(beat, now, drawn);
  }

  private void arrive(Beat beat, double part) {
    Point at = where.of(beat.to(), beat.symbol());
    if (at == null) {
      return;
    }
    ring(wave, at, WAVE * (1 - ease(part)) + 4, part, "arrival");
    int drawn = Math.min(beat.count(), MOST_SHIPS);
    for (int i = 0; i < drawn; i++) {
      double aside = (i - (drawn - 1) / 2.0) * FAN;
      ship(i, beat, at.plus(aside, 0), 1 + (1 - ease(part)), Math.min(1, part * 3));
    }
    count(beat, at, drawn);
  }

  private void shoot(Beat beat, double part) {
    Point from =
        beat.from() == null && beat.to() != null
            ? where.beyond(beat.to())
            : where.of(beat.from(), beat.symbol());
    Point to = where.of(beat.to(), beat.target());
    if (from == null || to == null) {
      return;
    }
    boolean miss = beat.kind() == Beat.Kind.MISS;
    Point end = miss ? beyond(from, to) : to;
    double on = Math.min(1, part / AIM);
    style(tracer, "human", beat.symbol() != null && Side.of(beat.symbol()) != Side.CYLON);
    line(from.towards(end, Math.max(0, on - TAIL)), from.towards(end, on));
    tracer.setVisible(part < AIM);
    if (part >= AIM) {
      double after = (part - AIM) / (1 - AIM);
      if (!miss) {
        ring(wave, to, 8 + 22 * after, after, "impact");
      }
      if (beat.result() > 0) {
        die.setText(String.valueOf(beat.result()));
        style(die, "missed", miss);
        die.setVisible(true);
        double grow = Math.min(1, 0.4 + after * 3);
        die.setScaleX(grow);
        die.setScaleY(grow);
        die.resizeRelocate(to.x() - DIE / 2, to.y() - FAR - DIE / 2, DIE, DIE);
      }
    }
  }

  private static Point beyond(Point from, Point to) {
    double far = from.distance(to);
    Point past = far < 1 ? to : from.towards(to, (far + FAR) / far);
    return past.plus((to.y() - from.y()) * 0.12, (from.x() - to.x()) * 0.12);
  }

  private void hit(Beat beat, double part) {
    Point at = where.of(beat.to(), beat.symbol());
    if (at == null) {
      return;
    }
    ring(wave, at, 6 + WAVE * ease(part), part, "impact");
    ring(echo, at, 6 + WAVE * ease(Math.max(0, part - 0.25)), Math.max(0, part - 0.1), "impact");
    if (beat.token() != null) {
      double grow = Math.min(1, part * 3);
      token.show(beat.token());
      token.setVisible(true);
      token.resizeRelocate(at.x() - TOKEN / 2, at.y() - FAR - TOKEN / 2, TOKEN, TOKEN);
      token.setScaleX(grow);
      token.setScaleY(grow);
    }
  }

  private void burst(Beat beat, double part) {
    Point at = where.of(beat.from(), beat.symbol());
    if (at == null) {
      return;
    }
    ring(wave, at, 4 + WAVE / 2 * ease(part), part, "impact");
    ship(0, beat, at, 1 + part / 3, Math.max(0, 1 - part * 2.5));
    for (int i = 0; i < SHARDS; i++) {
      Polygon shard = shards.get(i);
      double angle = 2 * Math.PI * i / SHARDS + 0.4;
      double far = FAR * ease(part) * (i % 2 == 0 ? 1 : 0.7);
      shard.setTranslateX(at.x() + Math.cos(angle) * far);
      shard.setTranslateY(at.y() + Math.sin(angle) * far);
      shard.setRotate(part * 240 * (i % 2 == 0 ? 1 : -1));
      shard.setOpacity(1 - part);
      shard.setVisible(true);
    }
    count(beat, at, 1);
  }

  private void jump(double part) {
    Point middle = where.middle();
    double gone = Math.min(1, part * 2);
    ring(wave, middle, 220 * (1 - ease(gone)) + 1, 0, "arrival");
    wave.setVisible(part < 0.5);
    veil.setVisible(true);
    veil.setOpacity(FLASH * Math.max(0, part < 0.5 ? (part - 0.4) * 10 : (1 - part) * 2));
  }

  private void ship(int number, Beat beat, Point at, double scale, double opacity) {
    if (beat.symbol() == null) {
      return;
    }
    Glyph ship = ships.get(number);
    ship.show(beat.symbol());
    for (Side side : Side.values()) {
      style(ship, "film-" + side.style(), side == Side.of(beat.symbol()));
    }
    ship.relocate(at.x() - SHIP / 2, at.y() - SHIP / 2);
    ship.setScaleX(scale);
    ship.setScaleY(scale);
    ship.setOpacity(opacity);
    ship.setVisible(true);
  }

  private void count(Beat beat, Point at, int drawn) {
    if (beat.count() > drawn) {
      number.setText("×" + beat.count());
      number.resizeRelocate(at.x() + FAR, at.y() - SHIP / 2, 2 * SHIP, SHIP);
      number.setVisible(true);
    }
  }

  private void line(Point from, Point to) {
    tracer.setStartX(from.x());
    tracer.setStartY(from.y());
    tracer.setEndX(to.x());
    tracer.setEndY(to.y());
  }

  private static void ring(Circle circle, Point at, double radius, double part, String kind) {
    style(circle, "impact", kind.equals("impact"));
    circle.setCenterX(at.x());
    circle.setCenterY(at.y());
    circle.setRadius(radius);
    circle.setOpacity(Math.max(0, 1 - part));
    circle.setVisible(true);
  }

  private static void style(Node node, String style, boolean on) {
    if (on != node.getStyleClass().contains(style)) {
      if (on) {
        node.getStyleClass().add(style);
      } else {
        node.getStyleClass().remove(style);
      }
    }
  }

  private static double ease(double part) {
    return part * part * (3 - 2 * part);
  }

  private static double fade(double part) {
    return part > 0.9 ? (1 - part) * 8 + 0.2 : 1;
  }
}

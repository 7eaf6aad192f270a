package org.dradis.hud.ring;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.scene.Group;
import javafx.scene.Node;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;
import org.jspecify.annotations.Nullable;

/** What stays of a film until the next one: faint ways, and marks where something was hit. */
final class Trails extends Group {
  private static final int MOST = 12;
  private static final int COLUMNS = 3;
  private static final double MARK = 20;
  private static final double ENDS = 22;

  private final List<ArrowNode> ways = new ArrayList<>();
  private final List<Glyph> marks = new ArrayList<>();

  Trails() {
    setManaged(false);
    setMouseTransparent(true);
    setId("trails");
  }

  void clear() {
    getChildren().clear();
  }

  void show(Film film, Whereabouts where) {
    List<Node> shown = new ArrayList<>();
    List<Way> drawn = new ArrayList<>();
    int marked = 0;
    for (Beat beat : film.beats()) {
      if (moves(beat) && drawn.size() < MOST) {
        Way way = where.way(beat.from(), beat.to(), null);
        if (way != null && !drawn.contains(way)) {
          ArrowNode arrow = arrow(drawn.size());
          arrow.point(way.shortened(ENDS));
          drawn.add(way);
          shown.add(arrow);
        }
      }
      Symbol mark = mark(beat);
      Point at =
          mark == null
              ? null
              : where.of(beat.to() == null ? beat.from() : beat.to(), beat.symbol());
      if (mark != null && at != null && marked < MOST) {
        Glyph glyph = mark(marked);
        glyph.show(mark);
        int column = marked % COLUMNS - 1;
        int row = marked / COLUMNS;
        Point spot = at.plus(column * MARK, row * MARK / 2 - MARK);
        glyph.relocate(spot.x() - MARK / 2, spot.y() - MARK / 2);
        shown.add(glyph);
        marked++;
      }
    }
    getChildren().setAll(shown);
  }

  private static boolean moves(Beat beat) {
    return switch (beat.kind()) {
      case MOVE, ARRIVE -> true;
      case LAUNCH -> !Objects.equals(beat.from(), beat.to());
      case SAY, ATTACK, MISS, HIT, LOSS, BOARDING, JUMP -> false;
    };
  }

  private static @Nullable Symbol mark(Beat beat) {
    return switch (beat.kind()) {
      case HIT, LOSS -> Symbol.DAMAGE;
      default -> null;
    };
  }

  private ArrowNode arrow(int number) {
    while (ways.size() <= number) {
      ways.add(new ArrowNode("trail"));
    }
    return ways.get(number);
  }

  private Glyph mark(int number) {
    while (marks.size() <= number) {
      Glyph glyph = new Glyph(Symbol.DAMAGE, MARK);
      glyph.getStyleClass().add("trail-mark");
      glyph.setManaged(false);
      marks.add(glyph);
    }
    return marks.get(number);
  }
}

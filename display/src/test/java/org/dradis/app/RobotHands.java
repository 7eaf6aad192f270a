package org.dradis.app;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import org.dradis.rig.world.BoardPlan;
import org.dradis.rig.world.Outline;
import org.dradis.rig.world.Spot;
import org.jspecify.annotations.Nullable;

/** Hands that drag miniatures in the window of the simulated table. */
final class RobotHands {
  /** Pieces that are nearer to each other are hard to tell apart, in millimetres. */
  private static final List<Double> APART = List.of(27.0, 22.0, 16.0, 10.0);

  private static final double STEP = 9;
  private static final double MARGIN = 18;

  private final RobotWindow table;

  /** A piece on the screen, where it stands on the table. */
  record Piece(String id, Spot spot) {
    boolean is(String kind) {
      String word = kind.equals("civilian") ? "civilian-ship" : kind;
      return id.matches("mini-" + word + "-\\d+");
    }
  }

  RobotHands(RobotWindow table) {
    this.table = table;
  }

  List<Piece> pieces() {
    return RobotWindow.onScreen(
        () -> table.nodes("mini-").stream().map(it -> new Piece(it.getId(), spot(it))).toList());
  }

  private static Spot spot(Node piece) {
    double radius = piece.prefWidth(-1) / 2;
    return new Spot(piece.getLayoutX() + radius, piece.getLayoutY() + radius);
  }

  /** Where a part of the table is. */
  static Outline outline(String place) {
    return switch (place) {
      case "supply" -> BoardPlan.TRAY;
      case "out-of-game" -> BoardPlan.LID;
      default -> BoardPlan.outline(place).orElseThrow();
    };
  }

  /** The pieces of a kind in a place. */
  List<Piece> at(String kind, String place) {
    return pieces().stream().filter(it -> it.is(kind) && outline(place).holds(it.spot())).toList();
  }

  /** Carries a piece of a kind from a place, or from the tray, to another; says which. */
  String carry(String kind, @Nullable String from, String to) {
    Piece piece =
        Optional.ofNullable(from)
            .flatMap(it -> at(kind, it).stream().findFirst())
            .or(() -> isSensed(from) ? Optional.empty() : at(kind, "supply").stream().findFirst())
            .orElseThrow(() -> table.lost("no " + kind + " in " + from));
    put(piece.id(), to);
    return piece.id();
  }

  /** Elsewhere it may be that nobody put them where they belong. */
  private static boolean isSensed(@Nullable String place) {
    return BoardPlan.reference().zones().stream().anyMatch(it -> it.name().equals(place));
  }

  /** Carries a piece to free room in a place. */
  void put(String id, String place) {
    Spot to = room(id, place);
    table.drag(id, spot -> spot.getParent().localToScreen(to.x(), to.y()));
  }

  /** Holds a card on the tap pad. */
  void tapOnPad(String id) {
    Spot pad = BoardPlan.TAP_PAD.middle();
    table.drag(id, spot -> spot.getParent().localToScreen(pad.x(), pad.y()));
  }

  private Spot room(String id, String place) {
    Outline outline = outline(place);
    List<Piece> others =
        pieces().stream()
            .filter(it -> !it.id().equals(id) && outline.depth(it.spot()) > -MARGIN)
            .toList();
    for (double apart : APART) {
      for (Spot spot : spots(outline)) {
        if (others.stream().allMatch(it -> it.spot().distanceTo(spot) >= apart)) {
          return spot;
        }
      }
    }
    throw table.lost("no room in " + place);
  }

  private static List<Spot> spots(Outline outline) {
    List<Spot> spots = new ArrayList<>();
    for (double x = outline.left() + MARGIN; x <= outline.right() - MARGIN; x += STEP) {
      for (double y = outline.top() + MARGIN; y <= outline.bottom() - MARGIN; y += STEP) {
        spots.add(new Spot(x, y));
      }
    }
    spots.sort(Comparator.comparingDouble(it -> it.distanceTo(outline.middle())));
    return spots;
  }
}

package org.dradis.hud.status;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.dradis.hud.ShortNames;
import org.dradis.view.BoardView;
import org.dradis.view.CrewView;
import org.dradis.view.TableView;
import org.jspecify.annotations.Nullable;

/**
 * What stands along the top.
 *
 * @param goal the distance that the objective needs, or 0 without one (JP-3)
 * @param pursued whether there is a pursuit track (CF-2)
 * @param titles who holds each title that can be held
 * @param mutineer who has the Mutineer card, or null
 */
public record Status(
    List<Dial> dials,
    int jump,
    int distance,
    int goal,
    @Nullable String objective,
    boolean nextJumpWins,
    boolean pursued,
    int pursuit,
    int nukes,
    List<Holder> titles,
    @Nullable String mutineer) {
  /** The last space of the jump track, where the fleet jumps by itself (JP-1). */
  public static final int AUTO_JUMP = 5;

  /** The last space of the pursuit track, where the Cylon fleet comes (CF-2). */
  public static final int AUTO_ATTACK = 4;

  /** Dials and the last value of their red zones (CO-8). */
  private static final Map<String, Integer> RED =
      Map.of("fuel", 4, "food", 4, "morale", 5, "population", 6);

  /**
   * A dial.
   *
   * @param redTo the highest value that is red
   */
  public record Dial(String word, int value, int redTo) {
    /** The highest value of every dial. */
    public static final int MOST = 15;

    public boolean isRed() {
      return value <= redTo;
    }
  }

  /** A title and the short name of who holds it, or null if nobody does. */
  public record Holder(String title, @Nullable String name) {}

  /** Takes it from a table. */
  public static Status of(TableView table) {
    BoardView board = table.board();
    CrewView crew = table.crew();
    boolean pursued = board.options().contains("cylon-fleet");
    ShortNames names = ShortNames.of(crew);
    List<Dial> dials = new ArrayList<>();
    board.dials().forEach((dial, value) -> dials.add(new Dial(dial, value, redTo(dial))));
    List<Holder> titles = new ArrayList<>();
    for (String title : List.of("admiral", "president", "cag")) {
      String holder = crew.titles().get(title);
      if (holder != null || (!crew.members().isEmpty() && (pursued || !title.equals("cag")))) {
        titles.add(new Holder(title, holder == null ? null : names.of(holder)));
      }
    }
    return new Status(
        dials,
        board.jump(),
        board.distance(),
        goal(board.objective()),
        board.objective(),
        board.nextJumpWins(),
        pursued,
        board.pursuit(),
        board.nukes(),
        titles,
        crew.members().stream()
            .filter(CrewView.Member::mutineer)
            .map(it -> names.of(it.name()))
            .findFirst()
            .orElse(null));
  }

  private static int redTo(String dial) {
    return RED.getOrDefault(dial, 0);
  }

  private static int goal(@Nullable String objective) {
    return switch (objective) {
      case "kobol", "ionian-nebula" -> 8;
      case "new-caprica" -> 7;
      case "earth" -> 10;
      case null, default -> 0;
    };
  }
}

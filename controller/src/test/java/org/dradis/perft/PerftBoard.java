package org.dradis.perft;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * A board as rows of small numbers: all that the enumerated steps can change, and nothing else.
 *
 * <p>Reserves never change here, and the dials follow from what is lost (DM-6, DM-8).
 */
final class PerftBoard {
  static final List<String> AREAS =
      List.of("bow", "starboard-bow", "starboard-quarter", "stern", "port-quarter", "port-bow");
  static final List<String> CRAFT = List.of("mk2", "mk7", "assaultRaptor");

  /** Where civilian ships of the pile and pilots who do not fly are; where nobody's turn is. */
  static final int NOWHERE = 6;

  static final int LOST = 7;
  static final int BOARDED = 1;
  static final int GALACTICA_LOST = 2;

  /** What a cell holds; basestars and tokens are sets of bits, {@code b1} is 1 and {@code b2} 2. */
  enum Row {
    RAIDERS(0),
    HEAVY_RAIDERS(6),
    BASESTARS(12),
    FLEET_RAIDERS(18),
    FLEET_HEAVY_RAIDERS(24),
    FLEET_BASESTARS(30),
    /** The unmanned ones, by area and then by craft. */
    VIPERS(36),
    /** The area of each pilot, in the order of their names. */
    PILOTS(54),
    PILOT_CRAFT(62),
    /** The area of each civilian ship. */
    CIVILIANS(70),
    BASESTAR_TOKENS(82),
    /** How many centurions have advanced 0 to 3 spaces. */
    CENTURIONS(84),
    DAMAGED(88),
    DESTROYED(91),
    GALACTICA_TOKENS(94),
    PEGASUS_TOKENS(95),
    PURSUIT(96),
    OUTCOME(97),
    SCAR(98),
    /** Raiders that have not acted, while raiders act. */
    WAITING(99),
    SCAR_WAITS(105),
    /** The area whose raiders act. */
    TURN(106);

    private static final int CELLS = 107;

    private final int start;

    Row(int start) {
      this.start = start;
    }
  }

  private final byte[] cells;

  PerftBoard() {
    cells = new byte[Row.CELLS];
    Arrays.fill(cells, Row.PILOTS.start, Row.PILOT_CRAFT.start, (byte) NOWHERE);
    Arrays.fill(cells, Row.CIVILIANS.start, Row.BASESTAR_TOKENS.start, (byte) NOWHERE);
    set(Row.SCAR, 0, NOWHERE);
    set(Row.TURN, 0, NOWHERE);
  }

  private PerftBoard(byte[] cells) {
    this.cells = cells;
  }

  PerftBoard copy() {
    return new PerftBoard(cells.clone());
  }

  int get(Row row) {
    return get(row, 0);
  }

  int get(Row row, int column) {
    return cells[row.start + column] & 0xff;
  }

  void set(Row row, int value) {
    set(row, 0, value);
  }

  void set(Row row, int column, int value) {
    cells[row.start + column] = (byte) value;
  }

  void add(Row row, int column, int value) {
    set(row, column, get(row, column) + value);
  }

  /** Adds up a row of six areas. */
  int inAreas(Row row) {
    return areas(area -> true).stream().mapToInt(area -> get(row, area)).sum();
  }

  int centurions() {
    return IntStream.range(0, 4).map(spaces -> get(Row.CENTURIONS, spaces)).sum();
  }

  static List<Integer> areas(IntPredicate wanted) {
    return IntStream.range(0, 6).filter(wanted).boxed().toList();
  }

  List<Integer> civilians(int place) {
    return IntStream.range(0, 12)
        .filter(ship -> get(Row.CIVILIANS, ship) == place)
        .boxed()
        .toList();
  }

  List<Integer> pilots(int area) {
    return IntStream.range(0, 8).filter(pilot -> get(Row.PILOTS, pilot) == area).boxed().toList();
  }

  List<Integer> unmanned(int area) {
    return IntStream.range(0, 3).filter(c -> get(Row.VIPERS, 3 * area + c) > 0).boxed().toList();
  }

  boolean over() {
    return get(Row.OUTCOME) != 0;
  }

  /** Forgets who was about to act, so that boards that look alike are alike. */
  void settle() {
    areas(area -> true).forEach(area -> set(Row.WAITING, area, 0));
    set(Row.SCAR_WAITS, 0);
    set(Row.TURN, NOWHERE);
  }

  PerftSummary since(PerftBoard start) {
    return new PerftSummary(
        vipersLost() - start.vipersLost(),
        civilians(LOST).size() - start.civilians(LOST).size(),
        hits() - start.hits());
  }

  private int vipersLost() {
    return IntStream.range(0, 3).map(c -> get(Row.DAMAGED, c) + get(Row.DESTROYED, c)).sum();
  }

  private int hits() {
    return Integer.bitCount(get(Row.GALACTICA_TOKENS)) + Integer.bitCount(get(Row.PEGASUS_TOKENS));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PerftBoard board && Arrays.equals(cells, board.cells);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(cells);
  }
}

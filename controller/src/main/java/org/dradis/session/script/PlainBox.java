package org.dradis.session.script;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.dradis.port.TagId;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CivilianShip;
import org.dradis.session.board.ByTheRules;
import org.dradis.session.board.Piece;
import org.dradis.session.board.PieceKind;
import org.dradis.session.board.Pieces;
import org.dradis.session.board.Place;
import org.dradis.session.board.Standing;

/** A box with every piece of a game, under made-up tags: "raider 3", "viper mk2 1". */
public final class PlainBox implements Pieces {
  private final Map<TagId, Piece> pieces = new LinkedHashMap<>();

  /** The pieces that a board's options bring. */
  public static PlainBox of(Board board) {
    PlainBox box = new PlainBox();
    Standing standing = ByTheRules.of(board);
    for (PieceKind kind : PieceKind.values()) {
      int count = kind == PieceKind.CIVILIAN ? CivilianShip.values().length : 0;
      for (Place place : Place.values()) {
        count += kind == PieceKind.CIVILIAN ? 0 : standing.at(place, kind);
      }
      box.add(kind, count);
    }
    return box;
  }

  private void add(PieceKind kind, int count) {
    for (int number = 1; number <= count; number++) {
      int serial = pieces.size() + 1;
      TagId tag = TagId.of((byte) 0xE0, (byte) 4, (byte) 1, (byte) 0, (byte) serial);
      pieces.put(tag, new Piece(kind, kind.noun() + " " + number));
    }
  }

  @Override
  public Map<TagId, Piece> byTag() {
    return Collections.unmodifiableMap(pieces);
  }
}

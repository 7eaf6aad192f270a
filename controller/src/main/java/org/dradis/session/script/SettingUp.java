package org.dradis.session.script;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import org.dradis.session.board.Piece;
import org.dradis.session.board.PieceKind;
import org.dradis.session.board.Place;
import org.dradis.session.board.Standing;

/** Which piece of a box stands where when a game is set up. */
public final class SettingUp {
  private SettingUp() {}

  /** The places of all tags that the standing needs: the first pieces in the first places. */
  public static <T> Map<T, Place> places(Map<T, Piece> pieces, Standing standing) {
    Map<T, Place> places = new LinkedHashMap<>();
    for (PieceKind kind : PieceKind.values()) {
      Deque<T> left = new ArrayDeque<>();
      pieces.forEach(
          (tag, piece) -> {
            if (piece.kind() == kind) {
              left.add(tag);
            }
          });
      for (Place place : Place.values()) {
        for (int i = standing.at(place, kind); i > 0 && !left.isEmpty(); i--) {
          places.put(left.remove(), place);
        }
      }
    }
    return places;
  }
}

package org.dradis.session.script;

import java.util.List;
import org.dradis.session.SessionInput;
import org.dradis.session.board.Move;
import org.dradis.session.board.PieceKind;
import org.dradis.session.board.Place;
import org.dradis.session.board.Table;

/** Hands that do what they are told, with any piece that will do. */
public final class Obedience {
  /** More than any evening leaves to do. */
  private static final int MOST = 500;

  private final ScriptTable table;

  public Obedience(ScriptTable table) {
    this.table = table;
  }

  /** Does all that there is to do. */
  public void tidy() {
    List<Move> moves = table.state().difference().moves();
    for (int left = MOST; !moves.isEmpty(); moves = table.state().difference().moves()) {
      if (left-- == 0) {
        throw new ScriptFailure("there is always one more task: " + moves.getFirst());
      }
      doOne(moves.getFirst());
    }
  }

  private void doOne(Move move) {
    Place from = move.from();
    Place to = move.to() == null ? Place.SUPPLY : move.to();
    Table seen = table.state().table();
    table.hands().move(piece(move.kind(), from == null ? Place.HAND : from), to);
    if (from != null && from.isReal() && !seen.senses(from) && !seen.senses(to)) {
      table.say(new SessionInput.Tick(new Move(move.kind(), 1, from, to)));
    }
  }

  private String piece(PieceKind kind, Place from) {
    for (var piece : table.state().table().pieces().values()) {
      if (piece.kind() == kind && table.hands().whereIs(piece.label()) == from) {
        return piece.label();
      }
    }
    throw new ScriptFailure("there is no " + kind.word() + " in " + from.word() + " to move");
  }
}

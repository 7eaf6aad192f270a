package org.dradis.session.script;

import org.dradis.session.SessionInput;
import org.dradis.session.board.Move;
import org.dradis.session.board.PieceKind;
import org.dradis.session.board.Place;
import org.dradis.session.board.Table;

/** Hands that do what they are told, with any piece that will do. */
final class Obedience {
  private final ScriptTable table;

  Obedience(ScriptTable table) {
    this.table = table;
  }

  void doOne(Move move) {
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

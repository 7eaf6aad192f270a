package org.dradis.session.board;

/**
 * A tagged piece of the box.
 *
 * @param label as its owner calls it, such as "raider 3"; says nothing of what a ship holds
 */
public record Piece(PieceKind kind, String label) {
  /** What all may read: which of the face-down civilian ships it is nobody is told. */
  public String publicLabel() {
    return kind == PieceKind.CIVILIAN ? kind.noun() : label;
  }
}

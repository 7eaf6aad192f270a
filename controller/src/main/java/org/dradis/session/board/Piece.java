package org.dradis.session.board;

/**
 * A tagged piece of the box.
 *
 * @param label as its owner calls it, such as "raider 3"; says nothing of what a ship holds
 */
public record Piece(PieceKind kind, String label) {}

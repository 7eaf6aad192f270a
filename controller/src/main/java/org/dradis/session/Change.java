package org.dradis.session;

import java.util.List;
import org.dradis.session.board.PieceKind;
import org.dradis.session.board.Place;

/** A piece that stands elsewhere than before the table was away; no place is no zone. */
public record Change(PieceKind kind, String label, List<Place> before, List<Place> now) {}

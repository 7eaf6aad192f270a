package org.dradis.session.board;

import java.util.Map;
import org.dradis.port.TagId;

/** The tagged pieces of the box that a table plays with. */
public interface Pieces {
  /** All pieces by their tags, in an order that does not change. */
  Map<TagId, Piece> byTag();
}

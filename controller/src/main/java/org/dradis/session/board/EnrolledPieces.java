package org.dradis.session.board;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.dradis.box.Box;
import org.dradis.port.TagId;

/**
 * The ships of an enrolled box, by the tags that zones read. Cards, titles and what stands in no
 * place of the board are left out, and what a ship holds is not asked.
 */
public final class EnrolledPieces implements Pieces {
  private final Map<TagId, Piece> pieces = new LinkedHashMap<>();

  public EnrolledPieces(Box box) {
    for (var enrolled : box.pieces()) {
      PieceKind kind = PieceKind.of(enrolled.kind());
      if (kind != null) {
        enrolled.tags().stream()
            .filter(TagId::isForZones)
            .findFirst()
            .ifPresent(tag -> pieces.put(tag, new Piece(kind, enrolled.label())));
      }
    }
  }

  @Override
  public Map<TagId, Piece> byTag() {
    return Collections.unmodifiableMap(pieces);
  }
}

package org.dradis.hud.enrol;

import java.util.List;
import org.dradis.box.Piece;
import org.dradis.port.TagId;
import org.jspecify.annotations.Nullable;

/** What there is to say of the tags that were put down last. */
public sealed interface Notice {
  /** Nothing yet. */
  record Nothing() implements Notice {}

  /** These were enrolled just now. */
  record Enrolled(List<Piece> pieces) implements Notice {
    public Enrolled {
      pieces = List.copyOf(pieces);
    }
  }

  /** A piece got one more tag. */
  record SecondTag(Piece piece) implements Notice {}

  /** What was put down, or chosen from the list, is this piece. */
  record Known(Piece piece) implements Notice {}

  /** A tag that is nobody's; players have not said yet what it is. */
  record Stranger(TagId tag) implements Notice {}

  /** A tag that makes its number up anew each time. */
  record Fleeting() implements Notice {}

  /** So many at once that nobody knows which is meant. */
  record Several(int count) implements Notice {}

  /** What was done last is taken back. */
  record TakenBack() implements Notice {}

  record Removed(Piece piece) implements Notice {}

  /** The one piece that it is about, if there is one. */
  default @Nullable Piece piece() {
    return switch (this) {
      case Enrolled(List<Piece> pieces) -> pieces.size() == 1 ? pieces.getFirst() : null;
      case SecondTag(Piece piece) -> piece;
      case Known(Piece piece) -> piece;
      default -> null;
    };
  }
}

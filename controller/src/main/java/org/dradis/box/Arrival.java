package org.dradis.box;

import java.util.List;
import java.util.Optional;
import org.dradis.port.TagId;
import org.jspecify.annotations.Nullable;

/** What comes of tags that were put down to be enrolled. */
public sealed interface Arrival {
  /** It is enrolled in that box, which somebody has to save. */
  record Enrolled(TagId tag, Piece piece, Box box) implements Arrival {}

  /** It was enrolled before. */
  record Known(TagId tag, Piece piece) implements Arrival {}

  /** It makes its number up anew each time, as phones and bank cards do. */
  record Fleeting(TagId tag) implements Arrival {}

  /** Nobody can say which of them is meant. */
  record Several(List<TagId> tags) implements Arrival {
    public Several {
      tags = List.copyOf(tags);
    }
  }

  /** Why a tag cannot be enrolled, or null if it can. */
  static @Nullable Arrival unable(Box box, TagId tag) {
    Optional<Piece> owner = box.find(tag);
    if (owner.isPresent()) {
      return new Known(tag, owner.get());
    }
    return tag.isFleeting() ? new Fleeting(tag) : null;
  }
}

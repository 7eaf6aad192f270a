package org.dradis.app;

import org.dradis.box.Box;
import org.dradis.box.Piece;
import org.dradis.port.TagId;

/** What people call a tag. */
record TagNames(Box box) {

  String of(TagId tag) {
    return box.find(tag).map(Piece::label).orElse("a stranger, tag " + tag);
  }
}

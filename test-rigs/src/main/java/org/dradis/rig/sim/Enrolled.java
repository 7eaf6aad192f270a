package org.dradis.rig.sim;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.dradis.box.Box;
import org.dradis.box.Piece;
import org.dradis.nfc.iso15693.Uid;
import org.dradis.port.TagId;
import org.dradis.rig.chip.PadTag;
import org.dradis.rig.world.Miniature;

/** Miniatures as an enrolled box knows them, and the other way round. */
final class Enrolled {
  private Enrolled() {}

  static Box boxOf(Collection<Miniature> miniatures) {
    var pieces = new ArrayList<Piece>();
    for (var each : miniatures) {
      var tags = Stream.of(each.id(), each.padId()).flatMap(Stream::ofNullable).toList();
      each.kind()
          .ifPresent(kind -> pieces.add(new Piece(kind, each.name(), tags, Optional.empty())));
    }
    return Box.of(pieces);
  }

  static List<Miniature> miniaturesOf(Box box) {
    var miniatures = new ArrayList<Miniature>();
    for (var piece : box.pieces()) {
      var uid = piece.tags().stream().filter(TagId::isForZones).findFirst();
      var pad = piece.tags().stream().filter(it -> !it.isForZones()).findFirst();
      miniatures.add(
          Miniature.of(
              piece.label(),
              piece.kind(),
              uid.map(it -> Uid.parse(it.toString())).orElse(null),
              pad.map(it -> PadTag.of(it.toString())).orElse(null)));
    }
    return miniatures;
  }
}

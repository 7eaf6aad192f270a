package org.dradis.nfc.sweep;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.dradis.nfc.iso15693.Mask;
import org.dradis.nfc.iso15693.Uid;

/** The tags of the box, with a mask for each that no other of them passes. */
final class KnownTags {
  static final KnownTags NONE = new KnownTags(List.of());

  private final Map<Uid, Mask> masks = new TreeMap<>();

  KnownTags(Collection<Uid> box) {
    SortedSet<Uid> tags = new TreeSet<>(box);
    for (var tag : tags) {
      int common = 0;
      for (var other : tags) {
        if (!other.equals(tag)) {
          common = Math.max(common, Long.numberOfTrailingZeros(tag.value() ^ other.value()));
        }
      }
      masks.put(tag, new Mask(wholeBytes(common + 1), tag.value()));
    }
  }

  /** A mask costs its bytes on the air, so the bits that fill the last one are free. */
  private static int wholeBytes(int bits) {
    return Math.ceilDiv(bits, 8) * 8;
  }

  boolean contains(Uid tag) {
    return masks.containsKey(tag);
  }

  Collection<Uid> all() {
    return masks.keySet();
  }

  /** The mask that only this one of all known tags passes. */
  Mask mask(Uid tag) {
    return masks.getOrDefault(tag, Mask.of(tag));
  }

  /** The known tags that a mask covers. */
  List<Uid> under(Mask mask) {
    return masks.keySet().stream().filter(mask::covers).toList();
  }
}

package org.dradis.box;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.dradis.port.TagId;

/** Tells those tags that have come from those that lie there. */
public final class Newcomers {
  private final Set<TagId> lying = new HashSet<>();

  /** Those that have come since the last look. */
  public List<TagId> among(Collection<TagId> there) {
    lying.retainAll(there);
    return there.stream().filter(lying::add).toList();
  }

  /** Passes over tags that lie there: nobody has just put them down. */
  public void passOver(Collection<TagId> there) {
    lying.addAll(there);
  }

  /** All that lay there at the last look. */
  public List<TagId> lying() {
    return List.copyOf(lying);
  }
}

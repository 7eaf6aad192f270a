package org.dradis.table;

import org.dradis.port.RigPart;

/**
 * A kind of part that a table can be put together from. A module that offers one names it in {@code
 * META-INF/services/org.dradis.table.RigKind}.
 */
public interface RigKind {

  /** The word by which {@code kind = "..."} and {@code --table} choose it. */
  String name();

  /**
   * Opens the part. It asks the settings for every key that it knows; the caller refuses the others
   * afterwards.
   *
   * <p>A setting that is wrong is a {@link org.dradis.file.BadField}. A part of which nothing can
   * be used is any other unchecked exception whose message is one sentence that says what to check;
   * a part of which something works opens, and says in its diagnosis what does not.
   */
  RigPart open(Section settings, Sensing sensing);
}

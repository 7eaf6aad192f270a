package org.dradis.port;

import java.util.List;

/**
 * What is known of the health of one part of the table.
 *
 * @param part as a maker calls it, such as "zone bow" or "dice tower"
 */
public record Diagnosis(String part, List<Finding> findings) {
  public Diagnosis {
    findings = List.copyOf(findings);
  }

  /** The worst grade of all findings. */
  public Finding.Grade grade() {
    return findings.stream().map(Finding::grade).max(Enum::compareTo).orElse(Finding.Grade.GOOD);
  }
}

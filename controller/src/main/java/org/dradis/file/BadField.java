package org.dradis.file;

/** Bad input: the field that is wrong, and what is wrong with it. */
public final class BadField extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String field;
  private final String problem;

  public BadField(String field, String problem) {
    // No stack trace: a batch may hold thousands of bad lines.
    super(field + ": " + problem, null, false, false);
    this.field = field;
    this.problem = problem;
  }

  public String field() {
    return field;
  }

  public String problem() {
    return problem;
  }
}

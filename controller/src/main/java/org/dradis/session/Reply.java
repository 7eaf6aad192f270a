package org.dradis.session;

/**
 * What whoever gave an input is told. Sentences are English, for logs and scripts; players read the
 * reason in their language.
 */
public sealed interface Reply {
  /** It was taken. */
  record Done() implements Reply {}

  /** It was taken and waits until the table is as it should be, or somebody says go on. */
  record Waits(int moves) implements Reply {}

  /** It was taken, with a remark. */
  record Noted(String sentence, Reason reason) implements Reply {}

  /** It was not taken and changed nothing. */
  record Refused(String sentence, Reason reason) implements Reply {}
}

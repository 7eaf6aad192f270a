package org.dradis.session;

/** What whoever gave an input is told. Sentences are for people. */
public sealed interface Reply {
  /** It was taken. */
  record Done() implements Reply {}

  /** It was taken and waits until the table is as it should be, or somebody says go on. */
  record Waits(int moves) implements Reply {}

  /** It was taken, with a remark. */
  record Noted(String sentence) implements Reply {}

  /** It was not taken and changed nothing. */
  record Refused(String sentence) implements Reply {}
}

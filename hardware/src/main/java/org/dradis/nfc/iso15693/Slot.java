package org.dradis.nfc.iso15693;

/** What came back in one slot, or to one addressed request. */
public sealed interface Slot {

  /** No tag began to answer. */
  record Silent() implements Slot {}

  /** One tag answered, and every check passed. */
  record Answered(Uid uid) implements Slot {}

  /** Several tags answered at once. */
  record Collided() implements Slot {}

  /** Something answered that cannot be read: a weak tag, a disturbed field. It is still there. */
  record Corrupted() implements Slot {}
}

package org.dradis.rules.board;

/** Something a question can offer: an area, a ship, a token. */
public interface Option {
  /** Returns the word by which files and logs name it, such as {@code port-bow}. */
  String word();
}

package org.dradis.rules.board;

/** A number offered as an option: a distance, a position. */
public record Numeral(int value) implements Option {
  @Override
  public String word() {
    return Integer.toString(value);
  }
}

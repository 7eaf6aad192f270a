package org.dradis.journal;

/**
 * What is to be kept in one row.
 *
 * @param format the version of the form that the JSON is in, from 1
 */
public record Entry(Kind kind, int format, String json) {
  public Entry {
    if (format < 1) {
      throw new IllegalArgumentException("formats count from 1");
    }
  }
}

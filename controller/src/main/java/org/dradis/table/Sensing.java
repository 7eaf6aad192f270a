package org.dradis.table;

/**
 * When a change on the board is believed, the same for all parts of a table.
 *
 * @param observations how many consistent observations report a change
 * @param overMillis the least time from the first of them to the last
 */
public record Sensing(int observations, int overMillis) {
  public static final Sensing STANDARD = new Sensing(3, 60);

  /** One alone is consistent with nothing. */
  private static final int FEWEST_OBSERVATIONS = 2;

  private static final int MOST_OBSERVATIONS = 20;
  private static final int LONGEST_MILLIS = 5000;

  static Sensing read(Section settings) {
    Sensing sensing =
        new Sensing(
            settings.whole(
                "observations", STANDARD.observations, FEWEST_OBSERVATIONS, MOST_OBSERVATIONS),
            settings.whole("over-ms", STANDARD.overMillis, 0, LONGEST_MILLIS));
    settings.done();
    return sensing;
  }
}

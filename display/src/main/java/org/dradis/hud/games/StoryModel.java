package org.dradis.hud.games;

import java.util.List;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import org.dradis.hud.Refrain;

/** A story that is shown as a whole, or told again line by line. */
final class StoryModel {
  /** How long a line stands alone at the slowest. */
  static final long LINE_MILLIS = 1500;

  private static final List<Integer> SPEEDS = List.of(1, 2, 5, 20);

  private final String title;
  private final List<String> lines;
  private final ReadOnlyIntegerWrapper shown = new ReadOnlyIntegerWrapper();
  private final ReadOnlyIntegerWrapper speed = new ReadOnlyIntegerWrapper(SPEEDS.getFirst());
  private final ReadOnlyBooleanWrapper playing = new ReadOnlyBooleanWrapper();
  private long waited;

  StoryModel(String title, List<String> lines) {
    this.title = title;
    this.lines = Refrain.of(lines);
    this.shown.set(this.lines.size());
  }

  String title() {
    return title;
  }

  List<String> lines() {
    return lines;
  }

  /** How many lines are told so far. */
  ReadOnlyIntegerProperty shown() {
    return shown.getReadOnlyProperty();
  }

  ReadOnlyIntegerProperty speed() {
    return speed.getReadOnlyProperty();
  }

  ReadOnlyBooleanProperty playing() {
    return playing.getReadOnlyProperty();
  }

  boolean isWhole() {
    return shown.get() == lines.size();
  }

  /** Tells it from the beginning, or goes on where it paused. */
  void play() {
    if (isWhole()) {
      shown.set(0);
      waited = LINE_MILLIS;
    }
    playing.set(!lines.isEmpty());
  }

  void pause() {
    playing.set(false);
  }

  /** Twice as fast and more, then as slow as at first. */
  void faster() {
    int next = SPEEDS.indexOf(speed.get()) + 1;
    speed.set(SPEEDS.get(next % SPEEDS.size()));
  }

  void showAll() {
    playing.set(false);
    shown.set(lines.size());
  }

  /** Time goes by. */
  void pass(long millis) {
    if (!playing.get()) {
      return;
    }
    waited += millis * speed.get();
    int next = (int) Math.min(lines.size(), shown.get() + waited / LINE_MILLIS);
    waited %= LINE_MILLIS;
    shown.set(next);
    if (isWhole()) {
      playing.set(false);
    }
  }
}

package org.dradis.hud.log;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.dradis.hud.Failure;
import org.dradis.hud.HudModel;
import org.dradis.hud.Refrain;
import org.dradis.hud.TableLink;
import org.dradis.view.LogLine;
import org.dradis.view.TableView;
import org.jspecify.annotations.Nullable;

/** The story of a game: what was said, each with what came of it, and how far back it is. */
final class LogModel {
  /**
   * Something that was said, with what came of it.
   *
   * @param said null for what came by itself
   * @param back how many steps have to be taken back so that it did not happen; 0 if that is not to
   *     be done from here
   * @param gone whether it was taken back
   */
  record Entry(@Nullable String said, List<String> happened, int back, boolean gone) {}

  /**
   * What is shown.
   *
   * @param chosen how many steps the player thinks of taking back
   * @param mapped whether the entries know how far back they are; else there is a stepper
   */
  record Story(
      List<Entry> entries,
      int back,
      @Nullable String last,
      int forward,
      @Nullable String next,
      int chosen,
      boolean mapped) {}

  private static final Story NOTHING = new Story(List.of(), 0, null, 0, null, 1, true);

  private final HudModel hud;
  private final Executor screen;
  private final ObjectProperty<Story> story = new SimpleObjectProperty<>(NOTHING);
  private List<LogLine> lines = List.of();
  private boolean asking;
  private boolean askAgain;
  private boolean fresh;
  private int chosen = 1;

  LogModel(HudModel hud, Executor screen) {
    this.hud = hud;
    this.screen = screen;
  }

  ReadOnlyObjectProperty<Story> story() {
    return story;
  }

  /** Follows the table: what was said since is asked for, one question at a time. */
  void follow() {
    fresh = false;
    chosen = 1;
    show();
    if (asking) {
      askAgain = true;
    } else {
      ask();
    }
  }

  private void ask() {
    TableLink link = hud.link();
    if (link == null) {
      return;
    }
    asking = true;
    var _ = link.log().whenComplete((told, fault) -> screen.execute(() -> heard(told, fault)));
  }

  private void heard(@Nullable List<LogLine> told, @Nullable Throwable fault) {
    asking = false;
    if (told != null) {
      lines = told;
    }
    if (fault != null) {
      hud.tell(Failure.sentence(fault, hud.settings().get().locale()));
    }
    fresh = told != null && !askAgain;
    if (askAgain) {
      askAgain = false;
      ask();
    }
    show();
  }

  /** Thinks of taking so many steps back; 1 is the last one alone. */
  void choose(int steps) {
    chosen = Math.clamp(steps, 1, Math.max(1, story.get().back()));
    show();
  }

  private void show() {
    TableView table = hud.table().get();
    boolean plays = table != null && table.phase().equals("playing");
    int back = plays ? table.back() : 0;
    // A journal of another version may have begun anew in the middle (docs/session.md).
    boolean mapped = lines.stream().mapToInt(LogLine::back).max().orElse(0) == back;
    boolean known = fresh && mapped;
    story.set(
        new Story(
            entries(lines, known),
            back,
            table == null ? null : table.last(),
            plays ? table.forward() : 0,
            table == null ? null : table.next(),
            chosen,
            mapped || !fresh));
  }

  static List<Entry> entries(List<LogLine> lines, boolean known) {
    List<Entry> entries = new ArrayList<>();
    String said = null;
    List<String> happened = new ArrayList<>();
    LogLine first = null;
    for (LogLine line : lines) {
      boolean begins =
          first == null
              || !sameStep(first, line)
              || (line.kind().equals("said") && line.back() == 0);
      if (begins && first != null) {
        entries.add(entry(said, happened, first, known));
        happened = new ArrayList<>();
        said = null;
      }
      first = begins ? line : first;
      if (begins && line.kind().equals("said")) {
        said = line.sentence();
      } else {
        happened.add(line.sentence());
      }
    }
    if (first != null) {
      entries.add(entry(said, happened, first, known));
    }
    return entries;
  }

  /** A step may be more than one line: what was said, that it is to go on, what came of it. */
  private static boolean sameStep(LogLine first, LogLine line) {
    return first.back() == line.back() && first.gone() == line.gone();
  }

  private static Entry entry(
      @Nullable String said, List<String> happened, LogLine first, boolean known) {
    return new Entry(said, Refrain.of(happened), known ? first.back() : 0, first.gone());
  }
}

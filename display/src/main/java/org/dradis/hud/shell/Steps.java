package org.dradis.hud.shell;

import org.dradis.hud.HudModel;
import org.dradis.hud.Words;
import org.dradis.session.SessionInput;
import org.dradis.view.TableView;
import org.jspecify.annotations.Nullable;

/** Takes steps of the game back and forward, and says what they were. */
public final class Steps {
  private final HudModel model;
  private final Words words;

  public Steps(HudModel model, Words words) {
    this.model = model;
    this.words = words;
  }

  /** Takes steps back, if there are any. */
  public void undo(int steps) {
    TableView table = model.table().get();
    if (table != null && table.back() > 0) {
      String told = told("shell.undone", steps, table.last());
      model.answer(new SessionInput.Undo(steps), () -> model.tell(told));
    }
  }

  /** Takes steps forward again, if there are any. */
  public void redo(int steps) {
    TableView table = model.table().get();
    if (table != null && table.forward() > 0) {
      String told = told("shell.redone", steps, table.next());
      model.answer(new SessionInput.Redo(steps), () -> model.tell(told));
    }
  }

  private String told(String key, int steps, @Nullable String what) {
    return steps == 1 && what != null ? words.of(key, what) : words.of(key + "-steps", steps);
  }
}

package org.dradis.hud.ring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.dradis.hud.picture.ScenarioTable;
import org.dradis.rules.board.Icon;
import org.dradis.rules.input.Command;
import org.dradis.session.SessionInput;
import org.dradis.session.json.InputJson;
import org.dradis.view.TableView;
import org.junit.jupiter.api.Test;

class RingModelTest {
  private final RingModel model = new RingModel();
  private final List<TableView> seen = new ArrayList<>();
  private final ScenarioTable table =
      ScenarioTable.of(
          Tables.scenario("\"bow\": {\"raiders\": 2}, \"stern\": {\"civilians\": [\"c01\"]}", ""),
          "en");

  private void say(SessionInput input) {
    assertTrue(table.say(seen.getLast().moment(), InputJson.write(input)).join().taken());
  }

  @Test
  void theFirstSnapshotIsAPictureAndNoFilm() {
    table.watch(seen::add);
    assertEquals(Film.NONE, model.show(seen.getLast()));
    assertNotNull(model.picture());
  }

  @Test
  void aStepIsAFilmOnceAndItsTrailsStay() {
    table.watch(seen::add);
    model.show(seen.getLast());
    say(new SessionInput.Start(new Command.ResolveIcon(Icon.ACTIVATE_RAIDERS)));
    Film film = model.show(seen.getLast());
    assertFalse(film.beats().isEmpty());
    assertEquals(Film.NONE, model.show(seen.getLast()));
    assertEquals(film, model.film());
  }

  @Test
  void anUndoHasNoFilmAndNoTrails() {
    table.watch(seen::add);
    model.show(seen.getLast());
    say(new SessionInput.Start(new Command.ResolveIcon(Icon.ACTIVATE_RAIDERS)));
    model.show(seen.getLast());
    say(new SessionInput.Undo(1));
    assertEquals(Film.NONE, model.show(seen.getLast()));
    assertEquals(Film.NONE, model.film());
    assertTrue(model.hasStepped());
  }
}

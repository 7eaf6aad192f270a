package org.dradis.hud.ring;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.dradis.hud.picture.ScenarioTable;
import org.dradis.rules.State;
import org.dradis.scenario.Position;
import org.dradis.scenario.ScenarioPlayer;
import org.dradis.scenario.ScenarioReader;
import org.dradis.session.SessionState;
import org.dradis.session.Views;
import org.dradis.session.words.Texts;
import org.dradis.view.BoardView;
import org.dradis.view.TableView;

/** Tables as scenarios leave them. */
final class Tables {
  private Tables() {}

  /** A board, and what is played on it. */
  static String scenario(String areas, String rest) {
    return "{\"format\": \"dradis-scenario/1\", \"board\": {\"areas\": {%s}}%s}"
        .formatted(areas, rest.isEmpty() ? ", \"steps\": []" : ", " + rest);
  }

  static TableView of(String scenario) {
    List<TableView> seen = new ArrayList<>();
    ScenarioTable.of(scenario, "en").watch(seen::add);
    return seen.getLast();
  }

  /** A table on which ships stand. */
  static TableView with(String areas) {
    return of(scenario(areas, ""));
  }

  /** What came of the last step of a scenario. */
  static Film film(String scenario) {
    Position position = ScenarioPlayer.position(ScenarioReader.read(scenario));
    return Film.of(board(position.before()), of(scenario).recent(), board(position.now()));
  }

  static BoardView board(State state) {
    return new Views(Texts.in(Locale.ENGLISH)).of(SessionState.begin(state)).board();
  }
}

package org.dradis.hud.bridge;

import java.util.ArrayList;
import java.util.List;
import org.dradis.hud.HudModel;
import org.dradis.hud.Settings;
import org.dradis.hud.picture.ScenarioTable;
import org.dradis.session.SessionInput;
import org.dradis.session.json.InputJson;
import org.dradis.view.QuestionView;
import org.dradis.view.TableView;

/** A HUD at a table that stands as a scenario leaves it, and everything that was said to it. */
final class TableForTests {
  /** Raiders in three areas, all of which only move towards the civilian ship. */
  static final String THREE_AREAS =
      """
      {"format": "dradis-scenario/1",
       "board": {"areas": {"bow": {"raiders": 2}, "stern": {"raiders": 1},
                           "port-quarter": {"raiders": 3}, "starboard-bow": {"civilians": ["c01"]}}},
       "steps": [{"icon": "activate-raiders"}]}
      """;

  /** Nothing is asked. */
  static final String PEACE =
      """
      {"format": "dradis-scenario/1", "board": {"areas": {"bow": {"basestars": ["b1"]}}}, "steps": []}
      """;

  /** A raider attacks a viper: a die is due. */
  static final String DIE =
      """
      {"format": "dradis-scenario/1",
       "board": {"areas": {"bow": {"raiders": 1, "vipers": {"mk2": 1}}}},
       "steps": [{"icon": "activate-raiders"}]}
      """;

  /** Two raiders have moved by the rules, and nobody has moved them on the table. */
  static final String UNTIDY =
      """
      {"format": "dradis-scenario/1",
       "board": {"areas": {"bow": {"raiders": 2}, "starboard-bow": {"raiders": 1},
                           "stern": {"civilians": ["c01"]}}},
       "choices": ["bow"],
       "steps": [{"icon": "activate-raiders"}]}
      """;

  /** Everything that there is, with five players. */
  static final String FLEET =
      """
      {"format": "dradis-scenario/1",
       "options": ["cylon-fleet", "pegasus", "daybreak", "ionian-nebula"],
       "board": {"objective": "new-caprica",
                 "areas": {"bow": {"raiders": 4, "heavyRaiders": 1, "basestars": ["b1"]},
                           "stern": {"raiders": 2, "basestars": ["b2"], "vipers": {"mk2": 1},
                                     "civilians": ["c01"]},
                           "port-bow": {"vipers": {"mk2": 1, "mk7": 1}, "civilians": ["c02"],
                                        "piloted": [{"pilot": "Kara \\"Starbuck\\" Thrace",
                                                     "craft": "mk2"}]}},
                 "players": [{"character": "William Adama"},
                             {"character": "Kara \\"Starbuck\\" Thrace"},
                             {"character": "Laura Roslin"}, {"character": "Gaius Baltar"},
                             {"character": "Lee \\"Apollo\\" Adama"}]},
       "steps": []}
      """;

  /** The fleet has come to New Caprica. */
  static final String PLANET =
      """
      {"format": "dradis-scenario/1", "options": ["pegasus"],
       "steps": [{"newCaprica": "begin"}]}
      """;

  /** The fuel is gone, and the turn has ended. */
  static final String OVER =
      """
      {"format": "dradis-scenario/1", "board": {"dials": {"fuel": 0}}, "steps": [{"endTurn": true}]}
      """;

  /** The turn has only to end. */
  static final String PEACE_WITHOUT_FUEL =
      """
      {"format": "dradis-scenario/1", "board": {"dials": {"fuel": 0}}, "steps": []}
      """;

  final List<String> said = new ArrayList<>();
  final HudModel hud;

  TableForTests(String scenario) {
    this(scenario, Settings.STANDARD);
  }

  TableForTests(String scenario, Settings settings) {
    hud = new HudModel(Runnable::run, settings);
    hud.onSay(said::add);
    hud.open(ScenarioTable.of(scenario, "en"));
  }

  TableView view() {
    TableView view = hud.table().get();
    if (view == null) {
      throw new AssertionError("there is no table");
    }
    return view;
  }

  QuestionView question() {
    QuestionView question = view().question();
    if (question == null) {
      throw new AssertionError("nothing is asked");
    }
    return question;
  }

  /** Whether this was said last. */
  boolean heardLast(SessionInput input) {
    return !said.isEmpty() && said.getLast().equals(InputJson.write(input));
  }
}

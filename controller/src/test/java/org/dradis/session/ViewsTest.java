package org.dradis.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.dradis.cards.AttackDeck;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.Target;
import org.dradis.rules.input.Command;
import org.dradis.session.board.Place;
import org.dradis.session.json.InputJson;
import org.dradis.session.words.Texts;
import org.dradis.view.ActionView;
import org.dradis.view.EventView;
import org.dradis.view.LightView;
import org.dradis.view.QuestionView;
import org.dradis.view.RollView;
import org.dradis.view.TableView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ViewsTest {
  private final TestTable table = TestTable.start();
  private final Views views = new Views(Texts.in(Locale.ENGLISH));

  private TableView view() {
    return views.of(table.state());
  }

  @Test
  void tasksAndWhatHappenedAreWords() {
    table.icon(Icon.ACTIVATE_RAIDERS);
    assertEquals(
        "move 3 raiders from the bow to the starboard bow", view().tasks().getFirst().sentence());
    assertEquals(
        List.of(
            "The raiders attack.",
            "A raider moves from the bow to the starboard bow.",
            "A raider moves from the bow to the starboard bow.",
            "A raider moves from the bow to the starboard bow."),
        view().recent().stream().map(EventView::sentence).toList());
    assertEquals(
        new EventView(
            "raiderMoved",
            "A raider moves from the bow to the starboard bow.",
            "raider",
            "bow",
            "starboard-bow",
            null,
            0),
        view().recent().getLast());
  }

  @Test
  void whatCanBeStartedIsWhatTheRulesTake() {
    List<ActionView> guns = actions("guns");
    assertEquals(
        List.of("Fire at a raider in the bow", "Fire at basestar 1 in the bow"),
        guns.stream().map(ActionView::label).toList());
    table.must(new InputJson(AttackDeck.PRINTED).readInput(guns.getFirst().input()));
    assertEquals("attack-on-cylon-ship", Objects.requireNonNull(view().question()).matter());
    assertEquals(List.of(), view().actions());
  }

  private List<ActionView> actions(String id) {
    return view().actions().stream().filter(it -> it.id().equals(id)).toList();
  }

  @Test
  void aViewReadFromJsonIsTheSameView() {
    assertEquals(view(), Views.read(Views.json(view())));
    table.start(new Command.AttackWithGalactica(Area.BOW, Target.RAIDER));
    assertEquals(view(), Views.read(Views.json(view())));
    table.throwDie(8);
    table.must(new SessionInput.LetStand());
    assertEquals(view(), Views.read(Views.json(view())));
  }

  @Test
  void theWindowOfARollSaysWhatIsPossibleAndWhyNot() {
    table.start(new Command.AttackWithGalactica(Area.BOW, Target.RAIDER));
    QuestionView question = view().question();
    assertNotNull(question);
    assertEquals("Throw a die: Galactica attacks a raider in the bow.", question.sentence());
    assertNull(refusal("strategic-planning"));
    assertEquals("Calculations come after the die", refusal("calculations-up"));
    table.throwDie(4);
    assertEquals("Strategic Planning comes before the die", refusal("strategic-planning"));
    assertEquals("Evasive Maneuvers need an attack on a viper", refusal("evasive-maneuvers"));
    assertNull(refusal("reroll"));
  }

  private String refusal(String way) {
    QuestionView question = view().question();
    assertNotNull(question);
    RollView roll = question.roll();
    assertNotNull(roll);
    return roll.breaks().stream()
        .filter(each -> each.id().equals(way))
        .findFirst()
        .orElseThrow()
        .refusal();
  }

  @Test
  void whatIsSensedStandsBesideWhatShouldBe() {
    table.icon(Icon.ACTIVATE_RAIDERS);
    table.hands.move("raider 1", Place.STARBOARD_BOW);
    assertEquals(3, view().board().places().get("starboard-bow").get("raider"));
    assertEquals(1, view().sensed().get("starboard-bow").get("raider"));
    assertEquals(
        List.of(new LightView("starboard-bow", "goal", 0), new LightView("bow", "moves", 0)),
        view().lights());
    assertFalse(view().sensed().containsKey("reserves"));
  }

  @Test
  void whoDecidesIsSaid() {
    table.start(new Command.PlaceCivilians(1));
    QuestionView question = view().question();
    assertNotNull(question);
    assertEquals("the Admiral", question.who());
    assertEquals(6, question.offers().size());
  }

  @Test
  void aViewIsJsonAndShowsNoShipByName() {
    table.start(new Command.LoseCivilian());
    table.must(new SessionInput.Draw("two-population"));
    String json = Views.json(view());
    assertTrue(json.contains("\"stern\":{\"civilian\":2}"), json);
    assertTrue(json.contains("A civilian ship is lost: 2 population."), json);
    // An input has to say which ship it moves, by a word that tells nothing.
    String shown = json.replaceAll("\"input\":\"(\\\\.|[^\"\\\\])*\"", "");
    assertFalse(shown.contains("ship-"), shown);
    assertFalse(json.contains("c01"), json);
  }

  @Test
  void whichCivilianShipWasLiftedNobodyIsTold() {
    table.hands.lift("civilian ship 1");
    assertEquals(
        List.of("A civilian ship is in no area: in a hand, or fallen over. It was in the stern."),
        view().troubles());
    table.hands.straddle("civilian ship 1", Place.STERN, Place.PORT_QUARTER);
    assertEquals(
        List.of("A civilian ship stands on the border: in the stern, in the port quarter."),
        view().troubles());
  }

  @ParameterizedTest
  @CsvSource({
    "en, Nothing is read in the bow. Check the reader and its cable.",
    "de, Kein Empfang am Bug. Leser und Kabel prüfen.",
    "ru, Ничего не считывается у носа. Проверьте считыватель и кабель.",
    "ja, 艦首で何も読み取れません。リーダーとケーブルを確認してください。"
  })
  void ofALostZoneTheSentenceOfItsDriverIsNotShown(String language, String sentence) {
    String driver = "The PN5180 never raises BUSY: check its supply, NSS and the BUSY wire.";
    table.must(new SessionInput.LoseZone(Place.BOW, driver));
    TableView view = new Views(Texts.in(Locale.of(language))).of(table.state());
    assertEquals(List.of(sentence), view.troubles());
    assertFalse(Views.json(view).contains("PN5180"));
  }

  @Test
  void whichOfSeveralFaceDownShipsItIsNobodyIsAsked() {
    table.start(new Command.LoseCivilian());
    QuestionView question = view().question();
    assertNotNull(question);
    assertEquals("Turn the civilian ship up and tell what it shows.", question.sentence());
    assertEquals(5, question.offers().size());
    table.refuses(
        new SessionInput.Draw("gold"),
        "\"gold\" is not offered; there are one-population, two-population, population-and-fuel,"
            + " population-and-morale, nothing");
  }
}

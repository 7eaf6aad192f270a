package org.dradis.hud.ring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.dradis.hud.symbol.Symbol;
import org.dradis.view.TableView;
import org.junit.jupiter.api.Test;

class FilmTest {
  private static List<String> told(Film film) {
    return film.beats().stream()
        .map(
            it ->
                "%s %d %s %s>%s %d"
                    .formatted(it.kind(), it.count(), it.symbol(), it.from(), it.to(), it.result()))
        .toList();
  }

  private static String raiders(String areas, String dice) {
    return Tables.scenario(
        areas, "\"steps\": [{\"icon\": \"activate-raiders\"}], \"dice\": " + dice);
  }

  @Test
  void raidersThatGoTheSameWayGoTogether() {
    assertEquals(
        List.of("SAY 1 null null>null 0", "MOVE 3 RAIDER bow>starboard-bow 0"),
        told(
            Tables.film(
                raiders(
                    "\"bow\": {\"raiders\": 3}, \"stern\": {\"civilians\": [\"c01\"]}", "[]"))));
  }

  @Test
  void aShotComesBeforeWhatItDoes() {
    assertEquals(
        List.of(
            "SAY 1 null null>null 0", "ATTACK 1 RAIDER bow>bow 8", "LOSS 1 VIPER_MK2 bow>null 0"),
        told(Tables.film(raiders("\"bow\": {\"raiders\": 1, \"vipers\": {\"mk2\": 1}}", "[8]"))));
  }

  @Test
  void aShotThatMissesIsOneBeatWithItsDie() {
    assertEquals(
        List.of("SAY 1 null null>null 0", "MISS 1 RAIDER bow>galactica 2"),
        told(Tables.film(raiders("\"bow\": {\"raiders\": 1}", "[2]"))));
  }

  @Test
  void aDamagedViperGoesToTheDamagedBox() {
    Film film = Tables.film(raiders("\"bow\": {\"raiders\": 1, \"vipers\": {\"mk2\": 1}}", "[5]"));
    assertEquals("MOVE 1 VIPER_MK2 bow>damaged-box 0", told(film).getLast());
  }

  @Test
  void damageShowsItsToken() {
    Film film =
        Tables.film(
            """
            {"format": "dradis-scenario/1", "steps": [{"damageGalactica": 1}],
             "draws": {"galactica": ["armory"]}}
            """);
    assertEquals(Symbol.CENTURION, film.beats().getLast().token());
    assertEquals("galactica", film.beats().getLast().to());
  }

  @Test
  void aPilotIsSeenWhereThePilotFlies() {
    Film film =
        Tables.film(
            Tables.scenario(
                "\"stern\": {\"raiders\": 1, \"piloted\": [{\"pilot\": \"Ann\", \"craft\":"
                    + " \"mk2\"}]}",
                "\"steps\": [{\"viper\": {\"pilot\": \"Ann\", \"do\": \"attack\", \"target\":"
                    + " \"raider\"}}], \"dice\": [6]"));
    assertEquals("ATTACK 1 VIPER_MK2 stern>stern 6", told(film).getFirst());
    assertEquals(Symbol.RAIDER, film.beats().getFirst().target());
  }

  @Test
  void aJumpIsOneThing() {
    Film film =
        Tables.film(
            Tables.scenario(
                "\"bow\": {\"raiders\": 3, \"basestars\": [\"b1\"]}, \"stern\": {\"civilians\":"
                    + " [\"c01\"], \"vipers\": {\"mk2\": 2}}",
                "\"steps\": [{\"jump\": {\"distance\": 2}}]"));
    assertEquals(List.of("JUMP 1 null null>null 0"), told(film));
    assertEquals(0, film.beats().getLast().after().count("bow", "raider"));
  }

  @Test
  void inTheMiddleTheBoardIsHalfway() {
    Film film = Tables.film(raiders("\"bow\": {\"raiders\": 1, \"vipers\": {\"mk2\": 1}}", "[8]"));
    assertEquals(1, film.beats().get(1).after().count("bow", "viper-mk2"));
    assertEquals(0, film.beats().get(2).after().count("bow", "viper-mk2"));
  }

  @Test
  void aLongFilmHasShortBeatsAndAShortOneDoesNotHurry() {
    Film shot = Tables.film(raiders("\"bow\": {\"raiders\": 1}", "[2]"));
    assertEquals(350, shot.beatMillis());
    Film volley =
        Tables.film(
            raiders(
                "\"bow\": {\"raiders\": 16}", "[2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]"));
    assertTrue(volley.beatMillis() < 350);
    assertEquals(6000, volley.millis(), 0.1);
  }

  @Test
  void whatIsTakenBackIsNotShownAgain() {
    TableView table = Tables.of(raiders("\"bow\": {\"raiders\": 1}", "[2]"));
    assertEquals(Film.NONE, Film.between(table, table));
    assertEquals(Film.NONE, Film.between(null, table));
  }

  @Test
  void aFilmEndsWithTheBoardAsItIs() {
    String scenario = raiders("\"bow\": {\"raiders\": 1}", "[8]");
    assertEquals(Tables.of(scenario).board(), Tables.film(scenario).beats().getLast().after());
  }

  @Test
  void scarIsSeenAsScar() {
    Film film =
        Tables.film(
            """
            {"format": "dradis-scenario/1", "options": ["pegasus"],
             "board": {"areas": {"bow": {"raiders": 1, "scar": true},
                                 "stern": {"civilians": ["c01"]}}},
             "steps": [{"icon": "activate-raiders"}]}
            """);
    assertEquals("MOVE 1 SCAR bow>starboard-bow 0", told(film).get(1));
  }
}

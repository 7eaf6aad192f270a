package org.dradis.hud.status;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.dradis.hud.TableLink;
import org.dradis.hud.picture.ScenarioTable;
import org.dradis.view.TableView;
import org.junit.jupiter.api.Test;

class StatusTest {
  private static Status of(String options, String board) {
    return of(
        ScenarioTable.of(
            """
            {"format":"dradis-scenario/1","options":[%s],"board":{%s},"steps":[]}\
            """
                .formatted(options, board),
            "en"));
  }

  private static Status of(TableLink table) {
    List<TableView> views = new ArrayList<>();
    table.watch(views::add);
    return Status.of(views.getFirst());
  }

  @Test
  void theStartHasFourDialsAndNobodysTitles() {
    Status start = of(ScenarioTable.start("en"));
    assertEquals(
        List.of("fuel", "food", "morale", "population"),
        start.dials().stream().map(Status.Dial::word).toList());
    assertEquals(List.of(8, 8, 10, 12), start.dials().stream().map(Status.Dial::value).toList());
    assertEquals(List.of(), start.titles());
    assertFalse(start.pursued());
    assertEquals(0, start.goal());
    assertEquals(2, start.nukes());
  }

  @Test
  void aDialIsRedFromTheValueOfTheRules() {
    Status low = of("", "\"dials\":{\"fuel\":4,\"food\":5,\"morale\":5,\"population\":6}");
    assertEquals(
        List.of(true, false, true, true), low.dials().stream().map(Status.Dial::isRed).toList());
  }

  @Test
  void theObjectiveSaysHowFarItIs() {
    assertEquals(8, of("", "\"objective\":\"kobol\"").goal());
    assertEquals(7, of("\"pegasus\"", "\"objective\":\"new-caprica\"").goal());
    assertEquals(8, of("\"ionian-nebula\"", "\"objective\":\"ionian-nebula\"").goal());
    assertEquals(10, of("\"daybreak\"", "\"objective\":\"earth\"").goal());
    assertTrue(of("", "\"objective\":\"kobol\",\"distance\":8").nextJumpWins());
  }

  @Test
  void titlesAreThoseThatTheGameHas() {
    String crew =
        """
        "players":[{"character":"William Adama"},{"character":"Saul Tigh","mutineer":true}],\
        "titles":{"admiral":"William Adama"}\
        """;
    Status base = of("", crew);
    assertEquals(
        List.of(new Status.Holder("admiral", "Adama"), new Status.Holder("president", null)),
        base.titles());
    assertEquals("Tigh", base.mutineer());
    Status pursued = of("\"cylon-fleet\"", crew);
    assertEquals(
        List.of("admiral", "president", "cag"),
        pursued.titles().stream().map(Status.Holder::title).toList());
    assertNull(pursued.titles().getLast().name());
    assertTrue(pursued.pursued());
  }
}

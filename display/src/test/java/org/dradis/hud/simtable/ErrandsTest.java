package org.dradis.hud.simtable;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.dradis.box.Kind;
import org.dradis.rig.world.Spot;
import org.dradis.view.TaskView;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ErrandsTest {
  private static TaskView task(int count, String kind, @Nullable String from, @Nullable String to) {
    return new TaskView("", kind, count, from, to, null);
  }

  private static List<String> words(List<Errand> errands) {
    return errands.stream().map(it -> it.name() + " to " + it.to().word()).toList();
  }

  @Test
  void theShipsOfATaskGoWhereItSays() {
    List<Figure> figures =
        new Figures().with(3, Kind.RAIDER, "bow").with(1, Kind.RAIDER, "supply").all();
    List<Errand> errands =
        Errands.of(
            List.of(task(2, "raider", "bow", "stern")),
            Map.of("bow", Map.of("raider", 1), "stern", Map.of("raider", 2)),
            figures);
    assertEquals(List.of("raider 1 to stern", "raider 2 to stern"), words(errands));
    assertTrue(errands.get(0).spot().distanceTo(errands.get(1).spot()) >= 26);
  }

  @Test
  void whatStandsThereAlreadyIsNotMovedAgain() {
    List<Figure> figures =
        new Figures().with(1, Kind.RAIDER, "stern").with(1, Kind.RAIDER, "bow").all();
    assertEquals(
        List.of(),
        words(
            Errands.of(
                List.of(task(1, "raider", "bow", "stern")),
                Map.of("stern", Map.of("raider", 1), "bow", Map.of("raider", 1)),
                figures)));
  }

  @Test
  void aShipFromNowhereIsOneThatLiesAbout() {
    List<Figure> figures =
        new Figures()
            .with(2, Kind.RAIDER, "supply")
            .with(Figures.fallen("raider 3", Kind.RAIDER, new Spot(90, 250)))
            .all();
    assertEquals(
        List.of("raider 3 to bow"),
        words(
            Errands.of(
                List.of(task(1, "raider", null, "bow")),
                Map.of("bow", Map.of("raider", 1), "supply", Map.of("raider", 2)),
                figures)));
  }

  @Test
  void whatIsNotWhereItShouldComeFromComesFromWhereThereAreTooMany() {
    List<Figure> figures = new Figures().with(3, Kind.VIPER_MK2, "supply").all();
    assertEquals(
        List.of("viper mk2 1 to port-bow"),
        words(
            Errands.of(
                List.of(task(1, "viper-mk2", "reserves", "port-bow")),
                Map.of("port-bow", Map.of("viper-mk2", 1), "reserves", Map.of("viper-mk2", 2)),
                figures)));
  }

  @Test
  void aShipTooManyGoesToTheTray() {
    List<Figure> figures = new Figures().with(2, Kind.RAIDER, "bow").all();
    assertEquals(
        List.of("raider 1 to supply"),
        words(
            Errands.of(
                List.of(task(1, "raider", "bow", null)),
                Map.of("bow", Map.of("raider", 1)),
                figures)));
  }

  @Test
  void anyFaceDownCivilianShipWillDo() {
    List<Figure> figures = new Figures().with(3, Kind.CIVILIAN_SHIP, "civilian-pile").all();
    assertEquals(
        List.of("civilian ship 1 to stern"),
        words(
            Errands.of(
                List.of(task(1, "civilian", "civilian-pile", "stern")),
                Map.of("civilian-pile", Map.of("civilian", 2), "stern", Map.of("civilian", 1)),
                figures)));
  }

  @Test
  void whatIsHeldIsLeftAlone() {
    List<Figure> figures =
        new Figures().with(Figures.held("raider 1", Kind.RAIDER, new Spot(90, 250))).all();
    assertEquals(
        List.of(),
        words(
            Errands.of(
                List.of(task(1, "raider", "bow", "stern")),
                Map.of("stern", Map.of("raider", 1)),
                figures)));
  }

  @Test
  void setUpPutsEverythingWhereTheBoardHasIt() {
    List<Figure> figures =
        new Figures()
            .with(4, Kind.RAIDER, "supply")
            .with(1, Kind.BASESTAR, "supply")
            .with(2, Kind.VIPER_MK2, "bow")
            .with(1, Kind.CENTURION, "supply")
            .all();
    Map<String, Map<String, Integer>> board =
        Map.of(
            "bow", Map.of("raider", 2, "basestar", 1),
            "reserves", Map.of("viper-mk2", 2),
            "supply", Map.of("raider", 2));
    Map<String, String> places = new TreeMap<>();
    figures.forEach(it -> places.put(it.name(), it.place().orElseThrow().word()));
    Errands.setUp(board, figures).forEach(it -> places.put(it.name(), it.to().word()));
    assertEquals(
        "{basestar 1=bow, centurion 1=supply, raider 1=bow, raider 2=bow, raider 3=supply,"
            + " raider 4=supply, viper mk2 1=reserves, viper mk2 2=reserves}",
        places.toString());
  }

  @Test
  void setUpPutsShipsApartThatStandOnOneSpot() {
    List<Figure> figures = new ArrayList<>();
    for (int i = 1; i <= 3; i++) {
      figures.add(Figures.at("raider " + i, Kind.RAIDER, new Spot(90, 250)));
    }
    List<Errand> errands = Errands.setUp(Map.of("bow", Map.of("raider", 3)), figures);
    assertEquals(List.of("raider 2 to bow", "raider 3 to bow"), words(errands));
  }
}

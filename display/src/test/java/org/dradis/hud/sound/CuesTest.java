package org.dradis.hud.sound;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.dradis.hud.picture.ScenarioTable;
import org.dradis.view.EventView;
import org.dradis.view.TableView;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class CuesTest {
  private static EventView event(String type) {
    return event(type, null);
  }

  private static EventView event(String type, @Nullable String target) {
    return new EventView(type, "It happened.", null, null, null, target, 0);
  }

  private static TableView table() {
    List<TableView> seen = new ArrayList<>();
    ScenarioTable.start("en").watch(seen::add);
    return seen.getLast();
  }

  private static TableView after(TableView it, int back, List<EventView> recent) {
    return after(it, back, recent, null);
  }

  private static TableView after(
      TableView it, int back, List<EventView> recent, @Nullable String outcome) {
    return new TableView(
        it.phase(),
        it.question(),
        it.actions(),
        it.tasks(),
        it.troubles(),
        it.waiting(),
        it.holdRolls(),
        it.tower(),
        it.dice(),
        it.changes(),
        recent,
        it.moment(),
        back,
        it.last(),
        it.forward(),
        it.next(),
        outcome,
        outcome,
        it.board(),
        it.crew(),
        it.sensed(),
        it.lights());
  }

  @Test
  void aShotIsHeardBeforeItsHit() {
    assertEquals(
        List.of(new Cue(Sound.SHOT, 0), new Cue(Sound.HIT, 250)),
        Cues.of(List.of(event("dieRolled", "raider"), event("raiderDestroyed"))));
  }

  @Test
  void aDieWithoutATargetIsADie() {
    assertEquals(List.of(new Cue(Sound.DICE, 0)), Cues.of(List.of(event("dieRolled"))));
  }

  @Test
  void shipsThatMoveOneAfterTheOtherAreOneContact() {
    assertEquals(
        List.of(new Cue(Sound.CONTACT, 0)),
        Cues.of(List.of(event("raiderMoved"), event("raiderMoved"), event("cylonShipPlaced"))));
  }

  @Test
  void everyHitIsHeardAtItsTime() {
    assertEquals(
        List.of(new Cue(Sound.HIT, 0), new Cue(Sound.HIT, 400)),
        Cues.of(List.of(event("viperDamaged"), event("viperDamaged"))));
  }

  @Test
  void whatNobodyCouldFollowIsLeftOutButAnAlarmIsNot() {
    List<EventView> events = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      events.add(event("dieRolled", "galactica"));
    }
    events.add(event("galacticaDamaged"));
    List<Cue> cues = Cues.of(events);
    assertEquals(9, cues.size());
    assertEquals(Sound.ALARM, cues.getLast().sound());
  }

  @Test
  void whatNobodyHearsIsSilent() {
    assertEquals(List.of(), Cues.of(List.of(event("turnEnded"), event("nothingHappened"))));
  }

  @Test
  void theFirstViewOfAGameIsSilent() {
    assertEquals(List.of(), Cues.between(null, after(table(), 1, List.of(event("fleetJumped")))));
  }

  @Test
  void whatIsNewIsHeardOnce() {
    TableView before = table();
    TableView jumped = after(before, 1, List.of(event("fleetJumped")));
    assertEquals(List.of(new Cue(Sound.JUMP, 0)), Cues.between(before, jumped));
    assertEquals(List.of(), Cues.between(jumped, jumped));
  }

  @Test
  void theSameOnceMoreIsHeardOnceMore() {
    List<EventView> launch = List.of(event("viperLaunched"));
    TableView one = after(table(), 1, launch);
    assertEquals(List.of(new Cue(Sound.LAUNCH, 0)), Cues.between(one, after(table(), 2, launch)));
  }

  @Test
  void theSameInAnotherLanguageIsSilent() {
    EventView german =
        new EventView("fleetJumped", "Die Flotte springt.", null, null, null, null, 0);
    TableView before = after(table(), 1, List.of(event("fleetJumped")));
    assertEquals(List.of(), Cues.between(before, after(table(), 1, List.of(german))));
  }

  @Test
  void whatIsTakenBackIsSilent() {
    TableView before = after(table(), 2, List.of(event("fleetJumped")));
    assertEquals(
        List.of(), Cues.between(before, after(table(), 1, List.of(event("galacticaDamaged")))));
  }

  @Test
  void theEndOfTheGameComesLast() {
    TableView before = table();
    List<EventView> recent = List.of(event("fleetJumped"));
    assertEquals(
        List.of(new Cue(Sound.JUMP, 0), new Cue(Sound.WIN, 400)),
        Cues.between(before, after(before, 1, recent, "humans")));
    List<Cue> lost = Cues.between(before, after(before, 1, recent, "cylons: fuel"));
    assertTrue(lost.stream().anyMatch(it -> it.sound() == Sound.LOSE));
  }
}

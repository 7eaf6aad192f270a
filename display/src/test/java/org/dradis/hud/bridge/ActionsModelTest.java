package org.dradis.hud.bridge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.dradis.hud.Panel;
import org.dradis.hud.bridge.ActionsModel.First;
import org.dradis.session.SessionInput;
import org.junit.jupiter.api.Test;

final class ActionsModelTest {
  private final TableForTests table = new TableForTests(TableForTests.FLEET);

  private ActionsModel open(Panel panel) {
    table.hud.go(panel);
    return new ActionsModel(table.hud, panel);
  }

  private static Entry entry(ActionsModel model, int number) {
    return model.step().get().entries().get(number);
  }

  @Test
  void stepByStepThereAndBack() {
    ActionsModel model = open(Panel.CREW);
    List<Entry> players = model.step().get().entries();
    model.choose(players.getFirst());
    assertEquals(List.of(players.getFirst()), model.step().get().path());
    model.back();
    assertEquals(players, model.step().get().entries());
    model.back();
    assertEquals(Panel.BRIDGE, table.hud.panel().get());
  }

  @Test
  void whatIsStartedLeadsToTheBridge() {
    ActionsModel model = open(Panel.JUMP);
    model.choose(entry(model, 0));
    assertEquals(1, table.said.size());
    assertEquals(Panel.BRIDGE, table.hud.panel().get());
  }

  @Test
  void whenOtherThingsCanBeDoneTheStepsBeginAnew() {
    ActionsModel model = open(Panel.CREW);
    model.choose(entry(model, 0));
    table.hud.say(
        "{\"type\":\"start\",\"command\":{\"type\":\"brig\",\"character\":\"Gaius Baltar\"}}");
    model.look();
    assertEquals(List.of(), model.step().get().path());
  }

  @Test
  void whenNothingElseCanBeDoneTheStepStays() {
    ActionsModel model = open(Panel.CREW);
    model.choose(entry(model, 0));
    ActionsModel.Step step = model.step().get();
    model.look();
    assertEquals(step, model.step().get());
  }

  @Test
  void whileAQuestionIsOpenAPanelLeadsToIt() {
    TableForTests die = new TableForTests(TableForTests.DIE);
    die.hud.go(Panel.CREW);
    ActionsModel model = new ActionsModel(die.hud, Panel.CREW);
    assertEquals(First.ANSWER, model.step().get().first());
    assertEquals(List.of(), model.step().get().entries());
    model.goFirst();
    assertEquals(Panel.BRIDGE, die.hud.panel().get());
    assertEquals(First.NOTHING, open(Panel.CREW).step().get().first());
  }

  @Test
  void beforeAGameThatCameBackIsConfirmedAPanelLeadsToTheBridge() {
    table.hud.say(new SessionInput.Return(Map.of(), List.of(), Map.of()));
    table.hud.go(Panel.SUPPLIES);
    ActionsModel model = new ActionsModel(table.hud, Panel.SUPPLIES);
    assertEquals(First.CONFIRM, model.step().get().first());
    model.goFirst();
    assertEquals(Panel.BRIDGE, table.hud.panel().get());
    table.hud.say(new SessionInput.Resume());
    model.look();
    assertEquals(First.NOTHING, model.step().get().first());
  }

  @Test
  void aPanelHearsThatAQuestionWasAnsweredThoughItHasNothingToStart() {
    TableForTests die = new TableForTests(TableForTests.DIE);
    ActionsModel model = new ActionsModel(die.hud, Panel.NEW_CAPRICA);
    assertEquals(First.ANSWER, model.step().get().first());
    die.hud.say(new SessionInput.TypeDie(1));
    die.hud.say(new SessionInput.LetStand());
    model.look();
    assertNull(die.view().question());
    assertEquals(First.NOTHING, model.step().get().first());
  }

  @Test
  void anAreaThatIsTappedShowsWhatTouchesIt() {
    table.hud.tap("port-bow");
    assertEquals(Panel.AREA, table.hud.panel().get());
    ActionsModel model = new ActionsModel(table.hud, Panel.AREA);
    assertTrue(!model.step().get().entries().isEmpty());
    table.hud.tap("bow");
    ActionsModel.Step before = model.step().get();
    model.look();
    assertTrue(!before.equals(model.step().get()));
  }
}

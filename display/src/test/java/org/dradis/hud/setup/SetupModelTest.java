package org.dradis.hud.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.dradis.hud.Hud;
import org.dradis.hud.Panel;
import org.dradis.hud.Settings;
import org.dradis.hud.games.FakeGames;
import org.dradis.hud.setup.SetupModel.Step;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Expansion;
import org.dradis.rules.board.Objective;
import org.dradis.rules.board.Title;
import org.junit.jupiter.api.Test;

class SetupModelTest {
  private static final List<String> CREW =
      List.of("Laura Roslin", "William Adama", "Kara \"Starbuck\" Thrace", "Saul Tigh");

  private final FakeGames games = new FakeGames();
  private final Hud hud = FakeGames.hud(games, Settings.STANDARD);
  private final SetupModel model = new SetupModel(hud);

  private void chooseCrew() {
    model.next();
    for (int seat = 0; seat < CREW.size(); seat++) {
      if (!model.choices().get().isFull()) {
        model.choose(model.choices().get().next().getFirst().name());
      }
    }
    assertEquals(CREW.size(), model.choices().get().crew().size());
  }

  @Test
  void fromAnEmptyTableToAGame() {
    model.toggle(Expansion.DAYBREAK);
    model.aim(Objective.EARTH);
    chooseCrew();
    model.next();
    assertEquals(Step.CHECK, model.step().get());
    model.next();
    assertEquals(Step.PLACE, model.step().get());
    model.begin();
    assertEquals(List.of("begin"), games.asked);
    Board begun = games.begun.getFirst();
    assertEquals(Objective.EARTH, begun.voyage().objective());
    assertEquals(4, begun.crew().players().size());
    assertEquals("Laura Roslin", begun.crew().titles().of(Title.PRESIDENT));
    assertEquals(Panel.BRIDGE, hud.model().panel().get());
    assertFalse(hud.model().table().get() == null);
  }

  @Test
  void theCrewMustBeCompleteToGoOn() {
    model.next();
    assertFalse(model.canGoOn());
    model.choose(CREW.getFirst());
    model.choose(CREW.getFirst());
    assertEquals(List.of(), model.choices().get().crew(), "a second tap takes it back");
  }

  @Test
  void whatStandsAgainstItKeepsItFromBeginning() {
    model.next();
    model.next();
    assertEquals(Step.CHECK, model.step().get());
    assertNull(model.setup());
    assertFalse(model.canGoOn());
    model.next();
    assertEquals(Step.CHECK, model.step().get());
    model.begin();
    assertEquals(List.of(), games.asked);
    assertThrows(IllegalStateException.class, model::placing);
  }

  @Test
  void ticksStayUnlessSomethingElseIsPlayed() {
    chooseCrew();
    model.next();
    model.next();
    Placing placing = model.placing();
    placing.tick(0);
    model.back();
    model.next();
    assertSame(placing, model.placing());
    model.back();
    model.back();
    model.choose(model.choices().get().crew().getLast());
    model.choose(model.choices().get().next().getLast().name());
    model.next();
    model.next();
    assertNotSame(placing, model.placing());
  }

  @Test
  void theWayBackLeadsOut() {
    hud.model().go(Panel.SETUP);
    model.next();
    model.back();
    assertEquals(Step.PARTS, model.step().get());
    model.back();
    assertEquals(Panel.WELCOME, hud.model().panel().get());
  }

  @Test
  void theLightsFollowWhatIsAtHand() {
    StringBuilder lit = new StringBuilder();
    hud.model().lightBy(spot -> lit.append(spot).append(' '));
    chooseCrew();
    model.next();
    model.next();
    model.placing().tickAllAndGoOn();
    model.placing().tickAllAndGoOn();
    assertTrue(lit.toString().startsWith("fuel jump-track"), lit.toString());
  }
}

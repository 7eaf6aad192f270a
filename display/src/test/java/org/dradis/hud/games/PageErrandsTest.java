package org.dradis.hud.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.ArrayDeque;
import java.util.Queue;
import org.dradis.hud.Hud;
import org.dradis.hud.Panel;
import org.dradis.hud.Settings;
import org.dradis.hud.picture.ScenarioTable;
import org.junit.jupiter.api.Test;

class PageErrandsTest {
  private final Queue<Runnable> work = new ArrayDeque<>();
  private final Hud hud = FakeGames.hud(new FakeGames(), Settings.STANDARD, work::add);
  private final Errands errands = new Errands(hud);

  @Test
  void aGameThatIsOpenedIsShown() {
    errands.open(() -> ScenarioTable.start("en"));
    work.remove().run();
    assertEquals(Panel.BRIDGE, hud.model().panel().get());
  }

  @Test
  void whoWentOnToAnotherPageMeanwhileStaysThere() {
    errands.open(() -> ScenarioTable.start("en"));
    hud.model().go(Panel.SETTINGS);
    work.remove().run();
    assertEquals(Panel.SETTINGS, hud.model().panel().get());
    assertEquals("", hud.model().message().get());
    assertNotNull(hud.model().link(), "the game is open nevertheless");
  }
}

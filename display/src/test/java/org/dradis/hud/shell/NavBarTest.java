package org.dradis.hud.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.css.PseudoClass;
import org.dradis.hud.Panel;
import org.dradis.hud.picture.ScenarioTable;
import org.dradis.rules.input.Command;
import org.dradis.session.SessionInput;
import org.junit.jupiter.api.Test;

class NavBarTest {
  private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");

  @Test
  void everyWayLeadsToItsPanelAndIsMarked() {
    ShownHud.of(
        ScenarioTable.start("en"),
        hud -> {
          for (Panel panel :
              new Panel[] {
                Panel.VIPERS,
                Panel.GALACTICA,
                Panel.JUMP,
                Panel.CREW,
                Panel.SUPPLIES,
                Panel.LOG,
                Panel.BRIDGE
              }) {
            String way = "nav-" + panel.word();
            hud.tap(way);
            assertEquals(panel, hud.model().panel().get());
            assertTrue(hud.node(way).getPseudoClassStates().contains(SELECTED), way);
          }
          assertFalse(hud.has("nav-new-caprica"));
        });
  }

  @Test
  void theMenuLeadsOutOfTheGameAndBack() {
    ShownHud.of(
        ScenarioTable.start("en"),
        hud -> {
          hud.tap("menu");
          hud.tap("menu-settings");
          assertEquals(Panel.SETTINGS, hud.model().panel().get());
          hud.tap("back");
          assertEquals(Panel.BRIDGE, hud.model().panel().get());
        });
  }

  @Test
  void dialsTracksAndTitlesLeadToWhereTheyAreChanged() {
    ShownHud.of(
        ScenarioTable.start("en"),
        hud -> {
          hud.tap("status-dials");
          assertEquals(Panel.SUPPLIES, hud.model().panel().get());
          hud.tap("status-jump");
          assertEquals(Panel.JUMP, hud.model().panel().get());
          hud.tap("status-crew");
          assertEquals(Panel.CREW, hud.model().panel().get());
        });
  }

  @Test
  void aStepIsTakenBackAndDoneAgain() {
    ShownHud.of(
        ScenarioTable.start("en"),
        hud -> {
          assertTrue(hud.node("undo").isDisabled());
          hud.model().say(new SessionInput.Start(new Command.TurnDials(-2, 0, 0, 0)));
          assertEquals("6", hud.text("value-fuel"));
          hud.tap("undo");
          assertEquals("8", hud.text("value-fuel"));
          assertTrue(hud.node("undo").isDisabled());
          hud.tap("redo");
          assertEquals("6", hud.text("value-fuel"));
        });
  }
}

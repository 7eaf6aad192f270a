package org.dradis.hud.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import org.dradis.hud.Hud;
import org.dradis.hud.Panel;
import org.dradis.hud.Settings;
import org.dradis.hud.games.FakeGames;
import org.dradis.hud.picture.Picture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class SetupViewTest {
  private final FakeGames games = new FakeGames();
  private final Hud hud = FakeGames.hud(games, Settings.STANDARD);

  private static Node find(Parent page, String id) {
    page.applyCss();
    page.layout();
    Node node = page.lookup("#" + id);
    assertNotNull(node, id);
    return node;
  }

  private static void tap(Parent page, String id) {
    assertFalse(find(page, id).isDisabled(), id);
    ((ButtonBase) find(page, id)).fire();
  }

  @Test
  void tapsAloneSetAGameUp() {
    Picture.of(
        800,
        480,
        () -> new SetupView(hud),
        page -> {
          tap(page, "expansion-pegasus");
          tap(page, "expansion-exodus");
          tap(page, "option-cylon-fleet");
          tap(page, "objective-new-caprica");
          tap(page, "setup-next");
          tap(page, "players-3");
          assertTrue(find(page, "setup-next").isDisabled());
          tap(page, "character-laura-roslin");
          assertTrue(find(page, "character-gaius-baltar-political-leader").isDisabled());
          tap(page, "character-william-adama");
          tap(page, "seat-2");
          tap(page, "character-helena-cain");
          tap(page, "character-kara-starbuck-thrace");
          tap(page, "setup-next");
          tap(page, "setup-back");
          tap(page, "setup-next");
          tap(page, "setup-next");
          tap(page, "thing-1");
          while (!find(page, "setup-next").isDisabled()) {
            tap(page, "setup-next");
          }
          tap(page, "setup-begin");
        });
    assertEquals(List.of("begin"), games.asked);
    assertEquals("Helena Cain", games.begun.getFirst().crew().players().get(1).character());
    assertEquals(Panel.BRIDGE, hud.model().panel().get());
  }

  @Test
  void theLightsAreGivenBackWhenThePageIsLeft() {
    StringBuilder lit = new StringBuilder();
    hud.model().lightBy(spot -> lit.append(spot).append(' '));
    SetupModel model = new SetupModel(hud);
    model.next();
    while (!model.choices().get().isFull()) {
      model.choose(model.choices().get().next().getFirst().name());
    }
    model.next();
    model.next();
    Picture.of(
        800,
        480,
        () -> new SetupView(hud, model),
        page -> {
          tap(page, "setup-next");
          tap(page, "back");
        });
    assertTrue(lit.toString().endsWith("fuel null "), lit.toString());
  }
}

package org.dradis.hud;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.dradis.file.BadField;
import org.dradis.hud.picture.Picture;
import org.dradis.hud.picture.ScenarioTable;
import org.dradis.hud.picture.StillHud;
import org.dradis.session.SessionInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A display in another process shows and says the same. */
class LinkJsonTest {
  private static final String BATTLE =
      """
      {"format": "dradis-scenario/1", "options": ["pegasus"],
       "board": {"areas": {"bow": {"raiders": 2, "basestars": ["b1"], "vipers": {"mk2": 1}},
                           "stern": {"raiders": 1, "civilians": ["c01"]}},
                 "players": [{"character": "William Adama"}, {"character": "Laura Roslin"},
                             {"character": "Kara \\"Starbuck\\" Thrace"}]},
       "steps": [{"icon": "activate-raiders"}]}
      """;

  private static HudModel hud(TableLink link) {
    HudModel model = new HudModel(Runnable::run, Settings.STANDARD.calmly());
    model.open(link);
    return model;
  }

  private static int[] picture(HudModel model, Panel panel) {
    model.go(panel);
    var drawn = Picture.of(800, 480, () -> new HudView(StillHud.of(model)));
    return drawn.getRGB(0, 0, 800, 480, null, 0, 800);
  }

  @ParameterizedTest
  @EnumSource
  void everyPanelLooksTheSame(Panel panel) {
    assertArrayEquals(
        picture(hud(ScenarioTable.of(BATTLE, "en")), panel),
        picture(hud(new JsonLink(ScenarioTable.of(BATTLE, "en"))), panel));
  }

  @Test
  void aRefusalIsToldInTheSameWords() {
    HudModel here = hud(ScenarioTable.of(BATTLE, "en"));
    HudModel there = hud(new JsonLink(ScenarioTable.of(BATTLE, "en")));
    List.of(here, there).forEach(it -> it.say(new SessionInput.TypeDie(9)));
    assertTrue(!here.message().get().isBlank());
    assertEquals(here.message().get(), there.message().get());
  }

  @Test
  void theStoryIsTheSame() {
    TableLink table = ScenarioTable.of(BATTLE, "en");
    HudModel there = hud(new JsonLink(table));
    there.say(new SessionInput.Choose("bow"));
    there.say(new SessionInput.TypeDie(5));
    assertTrue(table.log().join().size() > 2);
    assertEquals(table.log().join(), new JsonLink(table).log().join());
  }

  @Test
  void whatCannotBeReadNamesItsField() {
    var wrong = assertThrows(BadField.class, () -> LinkJson.readAnswer("{\"taken\":\"perhaps\"}"));
    assertTrue(String.valueOf(wrong.getMessage()).contains("taken"), wrong.getMessage());
    assertThrows(BadField.class, () -> LinkJson.readLog("{\"lines\":[{}]}"));
  }
}

package org.dradis.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Every place of the HUD, how one gets there and back: by taps and by keys. */
@Timeout(120)
class WaysTest extends RobotBattle {
  private static final List<String> BESIDE =
      List.of("vipers", "galactica", "jump", "crew", "supplies");

  /** Pages by the targets of the menu that lead to them. */
  private static final Map<String, String> PAGES = pages();

  private static Map<String, String> pages() {
    Map<String, String> pages = new LinkedHashMap<>();
    pages.put("menu-games", "games");
    pages.put("menu-setup", "setup");
    pages.put("menu-hardware", "hardware");
    pages.put("menu-enrol", "enrol");
    pages.put("menu-settings", "settings");
    return pages;
  }

  @Test
  void everyPanelIsReachedAndLeft() {
    for (String panel : BESIDE) {
      visit("actions-" + panel, "nav-" + panel);
      visit("actions-" + panel, "go-" + panel);
    }
    visit("actions-cylons", "go-cylons");
    visit("cards", "attack-card");
    visit("cards", "crisis-card");
    visit("actions-area", "area-stern");
    visit("log", "nav-log");
    visit("correction", "nav-log", "log-correct");
    visit("correction", "menu", "menu-correction");
    visit("menu-panel", "menu");
  }

  private void visit(String panel, String... taps) {
    for (String each : taps) {
      hud.tap(each);
    }
    hud.untilShown(panel);
    hud.tap("nav-bridge");
    hud.untilShown("bridge");
    hud.untilGone(panel);
  }

  @Test
  void everyPageIsReachedAndLeft() {
    PAGES.forEach(
        (way, page) -> {
          hud.tap("menu");
          hud.tap(way);
          hud.untilShown(page);
          hud.tap("back");
          hud.untilShown("bridge");
        });
  }

  @Test
  void aTurnIsPlayedByKeysAlone() {
    evening.closeTable();
    hud.press(KeyCode.F2);
    hud.untilShown("actions-vipers");
    hud.press(KeyCode.ESCAPE);
    hud.focus("area-bow");
    hud.press(KeyCode.RIGHT);
    hud.press(KeyCode.ENTER);
    hud.untilShown("actions-galactica");
    hud.press(KeyCode.ESCAPE);
    hud.untilShown("idle");
    hud.focus("icon-activate-basestars");
    hud.press(KeyCode.ENTER);
    hud.untilShown("dice");
    hud.focus("die-2");
    hud.press(KeyCode.SPACE);
    hud.untilShown("stand");
    hud.focus("stand");
    hud.press(KeyCode.ENTER);
    hud.untilShown("idle");
    hud.focus("end-turn");
    hud.press(KeyCode.ENTER);
    hud.until("the end of the turn", () -> evening.view().back() == 4);
    hud.press(KeyCode.SHORTCUT, KeyCode.Z);
    hud.until("a step back", () -> evening.view().back() == 3);
  }

  @Test
  void everyLanguageHasItsOwnWords() {
    Set<String> navs = new HashSet<>();
    Set<String> tables = new HashSet<>();
    for (String language : List.of("de", "ru", "ja", "en")) {
      hud.tap("menu");
      hud.tap("menu-settings");
      hud.tap("lang-" + language);
      hud.tap("back");
      hud.untilShown("idle");
      navs.add(hud.text("nav"));
      tables.add(table.text("sim-table"));
    }
    assertEquals(4, navs.size(), navs::toString);
    assertEquals(4, tables.size(), tables::toString);
    player.dice(2).icon("activate-basestars");
    assertTrue(hud.text("story").contains("Galactica"), hud.text("story"));
  }
}

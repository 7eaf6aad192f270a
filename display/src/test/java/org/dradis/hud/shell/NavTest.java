package org.dradis.hud.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.dradis.hud.HudModel;
import org.dradis.hud.Panel;
import org.dradis.hud.Settings;
import org.dradis.hud.Words;
import org.dradis.hud.picture.ScenarioTable;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.Target;
import org.dradis.rules.input.Command;
import org.dradis.session.SessionInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NavTest {
  private final HudModel model = new HudModel(Runnable::run, Settings.STANDARD);
  private final Steps steps = new Steps(model, Words.in(Locale.ENGLISH));

  private Nav nav() {
    return Nav.of(model.table().get(), model.panel().get());
  }

  private void fire() {
    model.say(new SessionInput.Start(new Command.AttackWithGalactica(Area.BOW, Target.RAIDER)));
  }

  @Test
  void withoutAGameNothingIsTakenBack() {
    steps.undo(1);
    steps.redo(1);
    assertEquals(new Nav(null, false, false, false, null, false, null), nav());
  }

  @Test
  void theLastStepIsNamedBeforeAndAfterItIsTakenBack() {
    model.open(ScenarioTable.start("en"));
    assertFalse(nav().canUndo());
    fire();
    assertTrue(nav().canUndo());
    assertTrue(nav().asked());
    String what = nav().last();
    assertEquals("Galactica fires at a raider in the bow", what);
    steps.undo(1);
    assertFalse(nav().canUndo());
    assertEquals(what, nav().next());
    assertEquals("Took back “" + what + "”", model.message().get());
    steps.redo(1);
    assertEquals("Did “" + what + "” again", model.message().get());
    assertFalse(nav().canRedo());
  }

  @ParameterizedTest
  @CsvSource({
    "en, Took back “Icon: Launch raiders”",
    "de, „Symbol: Jäger starten“ zurückgenommen",
    "ru, Отменён шаг «Символ: Запуск рейдеров»",
    "ja, 「アイコン：レイダー発進」を元に戻しました"
  })
  void whatIsTakenBackReadsWellInEveryLanguage(String language, String sentence) {
    HudModel hud = new HudModel(Runnable::run, Settings.STANDARD.speaking(language));
    hud.open(ScenarioTable.start(language));
    hud.say(new SessionInput.Start(new Command.ResolveIcon(Icon.LAUNCH_RAIDERS)));
    new Steps(hud, Words.in(Locale.of(language))).undo(1);
    assertEquals(sentence, hud.message().get());
  }

  @Test
  void aGameThatCameBackCallsToTheBridge() {
    ScenarioTable table = ScenarioTable.start("en");
    model.open(table);
    assertFalse(nav().asked());
    model.say(new SessionInput.Return(Map.of(), List.of(), Map.of()));
    assertTrue(nav().asked());
    model.say(new SessionInput.Resume());
    assertFalse(nav().asked());
  }

  @Test
  void manyStepsAreCounted() {
    model.open(ScenarioTable.start("en"));
    fire();
    model.say(new SessionInput.TypeDie(1));
    model.say(new SessionInput.LetStand());
    steps.undo(3);
    assertEquals("3 steps taken back.", model.message().get());
    assertFalse(nav().canUndo());
  }

  @Test
  void panelsBelongToAWay() {
    model.go(Panel.CORRECTION);
    assertEquals(Panel.LOG, nav().place());
    model.go(Panel.CARDS);
    assertEquals(Panel.BRIDGE, nav().place());
    model.go(Panel.AREA);
    assertNull(nav().place());
  }

  @Test
  void newCapricaIsShownWhereTheFleetIsBoundForIt() {
    model.open(ScenarioTable.start("en"));
    assertFalse(nav().planet());
    model.open(
        ScenarioTable.of(
            """
            {"format":"dradis-scenario/1","options":["pegasus"],\
            "board":{"objective":"new-caprica"},"steps":[]}\
            """,
            "en"));
    assertTrue(nav().planet());
  }
}

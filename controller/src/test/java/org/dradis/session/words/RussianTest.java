package org.dradis.session.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.PlayerState;
import org.dradis.rules.board.Resource;
import org.dradis.rules.board.Target;
import org.dradis.rules.event.Event;
import org.dradis.rules.question.Question;
import org.dradis.rules.question.RollFor;
import org.dradis.session.board.Move;
import org.dradis.session.board.PieceKind;
import org.dradis.session.board.Place;
import org.dradis.session.board.Trouble;
import org.junit.jupiter.api.Test;

class RussianTest {
  private final Texts texts = Texts.in(Locale.of("ru"));

  private String task(PieceKind kind, int count) {
    return texts.task(new Move(kind, count, Place.BOW, Place.STARBOARD_BOW));
  }

  @Test
  void tasksCountInThreeForms() {
    assertEquals("Переместите 1 рейдер от носа к правому борту (нос)", task(PieceKind.RAIDER, 1));
    assertEquals(
        "Переместите 2 базовых корабля от носа к правому борту (нос)", task(PieceKind.BASESTAR, 2));
    assertEquals(
        "Переместите 5 вайперов Mk II от носа к правому борту (нос)", task(PieceKind.VIPER_MK2, 5));
    assertEquals(
        "Переместите 21 тяжёлый рейдер от носа к правому борту (нос)",
        task(PieceKind.HEAVY_RAIDER, 21));
    assertEquals(
        "Уберите 1 гражданский корабль от кормы",
        texts.task(new Move(PieceKind.CIVILIAN, 1, Place.STERN, null)));
  }

  @Test
  void questionsAndEventsHaveTheirCases() {
    RollFor what = new RollFor(RollFor.Kind.ATTACK_ON_GALACTICA, "b1", "galactica", Area.BOW);
    Question question = new Question.RollDie(what, 0, List.of(), 6);
    assertEquals(
        "На кубике 6: базовый корабль 1 атакует «Галактику». Засчитать или вмешаться?",
        texts.question(question));
    assertEquals("Базовый корабль повреждает «Галактику» при 4–8.", texts.rule(question));
    assertEquals(
        "Тяжёлый рейдер не попадает в «Галактику» у носа.",
        texts.event(new Event.AttackMissed("heavyRaider", "galactica", Area.BOW)));
    assertEquals(
        "Уничтожен штурмовой раптор у левого борта (корма).",
        texts.event(new Event.ViperDestroyed(Craft.ASSAULT_RAPTOR, Area.PORT_QUARTER, null)));
    assertEquals(
        "Топливо: было 8, стало 7.", texts.event(new Event.DialTurned(Resource.FUEL, 8, 7)));
    assertEquals(
        "William Adama: теперь на гауптвахте.",
        texts.event(new Event.PlayerChanged("William Adama", PlayerState.BRIG)));
  }

  @Test
  void troublesAndActionsToo() {
    assertEquals(
        "Лишнее у кормы: 2 рейдера.",
        texts.trouble(new Trouble.TooMany(PieceKind.RAIDER, 2, Place.STERN)));
    assertEquals(
        "Огонь по тяжёлому рейдеру у носа",
        texts.action("guns", Map.of("target", Target.HEAVY_RAIDER, "to", Area.BOW)));
    assertEquals(
        "Взлёт на вайпере Mk VII к левому борту (корма)",
        texts.action("viper.launch-pilot", Map.of("craft", Craft.MK7, "to", Area.PORT_QUARTER)));
  }
}

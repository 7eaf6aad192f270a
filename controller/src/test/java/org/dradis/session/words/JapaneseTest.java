package org.dradis.session.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.GalacticaToken;
import org.dradis.rules.board.Target;
import org.dradis.rules.board.Until;
import org.dradis.rules.event.Event;
import org.dradis.rules.question.Matter;
import org.dradis.rules.question.Question;
import org.dradis.rules.question.RollFor;
import org.dradis.session.board.Move;
import org.dradis.session.board.PieceKind;
import org.dradis.session.board.Place;
import org.dradis.session.board.Trouble;
import org.junit.jupiter.api.Test;

class JapaneseTest {
  private final Texts texts = Texts.in(Locale.JAPANESE);

  @Test
  void tasksHaveCountersAndParticles() {
    assertEquals(
        "レイダー1機を艦首から右舷前方へ移動",
        texts.task(new Move(PieceKind.RAIDER, 1, Place.BOW, Place.STARBOARD_BOW)));
    assertEquals("ベーススター2隻を艦尾に置く", texts.task(new Move(PieceKind.BASESTAR, 2, null, Place.STERN)));
    assertEquals(
        "民間船5隻を左舷後方から取り除く", texts.task(new Move(PieceKind.CIVILIAN, 5, Place.PORT_QUARTER, null)));
  }

  @Test
  void questionsAsk() {
    RollFor what = new RollFor(RollFor.Kind.ATTACK_ON_CYLON_SHIP, "mk2", "heavyRaider", Area.BOW);
    Question question = new Question.RollDie(what, 0, List.of(), 0);
    assertEquals("ダイスロール：ヴァイパーMk IIが艦首でヘビーレイダーを攻撃。", texts.question(question));
    assertEquals("ヘビーレイダー：7～8で破壊。", texts.rule(question));
    assertEquals(
        "次はどのエリアのレイダーが行動しますか？",
        texts.question(new Question.Choose(Matter.RAIDER_AREA, null, null, List.of())));
  }

  @Test
  void eventsLeaveNoParticleWithoutItsWord() {
    assertEquals(
        "ヴァイパーMk VIIが艦尾で損傷した。", texts.event(new Event.ViperDamaged(Craft.MK7, Area.STERN, null)));
    assertEquals("ヴァイパーMk IIが損傷した。", texts.event(new Event.ViperDamaged(Craft.MK2, null, null)));
    assertEquals(
        "ギャラクティカが損傷した：FTLコントロール。",
        texts.event(new Event.GalacticaDamaged(GalacticaToken.FTL_CONTROL)));
    assertEquals(
        "Jammed Assault：誰も通信室を起動できない。",
        texts.event(
            new Event.SpecialReminded(
                "Jammed Assault", "Nobody may activate Communications.", Until.NEXT_JUMP)));
  }

  @Test
  void troublesAndActionsToo() {
    assertEquals(
        "艦首にヴァイパーMk IIがあるはずですが、レイダーがあります。",
        texts.trouble(new Trouble.WrongShip(PieceKind.RAIDER, PieceKind.VIPER_MK2, Place.BOW)));
    assertEquals(
        "艦首でレイダーを砲撃", texts.action("guns", Map.of("target", Target.RAIDER, "to", Area.BOW)));
  }
}

package org.dradis.session.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.dradis.file.RecordWriter;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.Target;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Flyer;
import org.dradis.rules.play.Rejection;
import org.dradis.session.Objection;
import org.dradis.session.Reply;
import org.dradis.session.SessionInput;
import org.dradis.session.TestTable;
import org.dradis.session.Views;
import org.dradis.view.RollView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is refused is refused in the language of the players, and by its reason. */
class RepliesTest {
  private final TestTable table = TestTable.start();

  private String told(String language, SessionInput input) {
    Reply reply = table.say(input);
    return String.valueOf(Texts.in(Locale.of(language)).reply(reply));
  }

  @Test
  void everyReasonHasItsSentence() {
    TreeSet<String> keys = new TreeSet<>();
    Stream.<Enum<?>>concat(Stream.of(Objection.values()), Stream.of(Rejection.Code.values()))
        .forEach(it -> keys.add("reply." + RecordWriter.word(it)));
    keys.removeAll(Bundles.of("").keySet());
    keys.removeIf(key -> Bundles.of("").containsKey(key + ".one"));
    assertEquals(List.of(), List.copyOf(keys));
  }

  @ParameterizedTest
  @CsvSource({
    "en, That is not a neighbouring area: Stern.",
    "de, Das ist kein Nachbarfeld: Heck.",
    "ru, Это не соседний сектор: Корма.",
    "ja, 隣のエリアではありません：艦尾。"
  })
  void theRulesRefuse(String language, String sentence) {
    Flyer viper = Flyer.unmanned(Area.PORT_BOW, Craft.MK2);
    SessionInput input = new SessionInput.Start(new Command.MoveViper(viper, Area.STERN));
    assertEquals(sentence, told(language, input));
    assertEquals(
        "to: stern does not touch port-bow",
        table.say(input) instanceof Reply.Refused(String log, var _) ? log : "");
  }

  @ParameterizedTest
  @CsvSource({
    "en, Steps that can be taken back: 1.",
    "de, So viele Schritte gehen zurück: 1.",
    "ru, Можно отменить шагов: 1.",
    "ja, 戻せるのは1手までです。"
  })
  void theSessionRefuses(String language, String sentence) {
    table.icon(Icon.ACTIVATE_RAIDERS);
    assertEquals(sentence, told(language, new SessionInput.Undo(3)));
  }

  @ParameterizedTest
  @CsvSource({
    "en, Waits until 3 ships stand where they should.",
    "de, 'Wartet, bis 3 Schiffe an ihrem Platz stehen.'",
    "ru, 'Ждёт, пока 3 корабля не встанут на место.'",
    "ja, 船3隻が正しい場所に置かれるまで待ちます。"
  })
  void whatWaitsIsSaid(String language, String sentence) {
    table.icon(Icon.ACTIVATE_RAIDERS);
    SessionInput next = new SessionInput.Start(new Command.ResolveIcon(Icon.LAUNCH_RAIDERS));
    assertEquals(sentence, told(language, next));
  }

  @ParameterizedTest
  @CsvSource({
    "en, Calculations come after the die, No die lies on the table",
    "de, Berechnungen kommen nach dem Wurf, Es liegt noch kein Würfel",
    "ru, Расчёты — после броска, Кубик ещё не брошен",
    "ja, 計算はダイスを振った後に使います, ダイスがまだ振られていません"
  })
  void waysToBreakInSayWhyNot(String language, String calculations, String evasive) {
    table.start(new Command.AttackWithGalactica(Area.BOW, Target.RAIDER));
    RollView roll =
        Objects.requireNonNull(
            Objects.requireNonNull(
                    new Views(Texts.in(Locale.of(language))).of(table.state()).question())
                .roll());
    assertEquals(calculations, refusal(roll, "calculations-up"));
    assertEquals(evasive, refusal(roll, "evasive-maneuvers"));
    assertNull(refusal(roll, "strategic-planning"));
  }

  private static String refusal(RollView roll, String id) {
    return roll.breaks().stream()
        .filter(it -> it.id().equals(id))
        .findFirst()
        .orElseThrow()
        .refusal();
  }

  @Test
  void whatIsTakenNeedsNoWords() {
    assertNull(Texts.in(Locale.ENGLISH).reply(new Reply.Done()));
  }
}

package org.dradis.hud;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UnbrokenTest {
  /** The parts between which a line may end, as eyes see them. */
  private static String lines(String text) {
    return String.join("|", Unbroken.parts(Unbroken.of(text))).replace("\uFEFF", "");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "クリティカルヒット",
        "ギャラクティカの",
        "ヘビーレイダー",
        "艦首",
        "か？",
        "（トークン）。",
        "3機を",
        "さーん",
        "行動します。」"
      })
  void whatBelongsTogetherInJapaneseIsNotBroken(String words) {
    assertEquals(words, lines(words));
  }

  @Test
  void aJapaneseLineEndsBetweenWords() {
    assertEquals("どの|資源が|変わりますか？", lines("どの資源が変わりますか？"));
    assertEquals("艦尾から|アサルトラプターを|戻しますか、|宇宙に|残しますか？", lines("艦尾からアサルトラプターを戻しますか、宇宙に残しますか？"));
    assertEquals("ヘビーレイダー・|ベーススター", lines("ヘビーレイダー・ベーススター"));
    assertEquals("損傷|トークン", lines("損傷トークン"));
  }

  @Test
  void noLineOfJapaneseBeginsWithASmallLetterOrAClosingSign() {
    for (String part : List.of("ゃ", "ー", "、", "。", "」", "）", "？", "・", "…", "っ", "ィ")) {
      for (String before : List.of("漢", "か", "カ", "。", "）")) {
        assertEquals(before + part, lines(before + part));
      }
    }
  }

  @Test
  void aLongEndingMayBePartedButNoLetterIsLeftAlone() {
    assertEquals("おしまいになるのを|まちましょう", lines("おしまいになるのをまちましょう"));
    assertEquals("おしまいになるので", lines("おしまいになるので"));
  }

  @Test
  void theMarkOfAViperStaysWithItAndAnEllipsisWithItsWord() {
    assertEquals("Viper|Mk\u00a0II", lines("Viper Mk II"));
    assertEquals("In|Reihenfolge\u00a0…", lines("In Reihenfolge …"));
    assertEquals("Steuerbord|vorn\u00a0×2", lines("Steuerbord vorn ×2"));
  }

  @Test
  void whatIsKeptTogetherAlreadyStaysAsItIs() {
    String once = Unbroken.of("ヴァイパーMk IIを置く …");
    assertEquals(once, Unbroken.of(once));
  }
}

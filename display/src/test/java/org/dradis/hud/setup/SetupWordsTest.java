package org.dradis.hud.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.dradis.crew.PrintedRegister;
import org.dradis.hud.Words;
import org.dradis.hud.setup.Stop.Thing;
import org.dradis.rules.board.CharacterSheet;
import org.dradis.rules.setup.Refusal;
import org.junit.jupiter.api.Test;

class SetupWordsTest {
  private static SetupWords in(String language) {
    return new SetupWords(Words.in(Locale.forLanguageTag(language)));
  }

  @Test
  void everyReasonAgainstASetupHasWordsInEveryLanguage() {
    for (Locale language : Words.LANGUAGES) {
      SetupWords words = new SetupWords(Words.in(language));
      for (Refusal.Code code : Refusal.Code.values()) {
        assertFalse(words.refusal(code).isBlank());
      }
    }
  }

  @Test
  void everyCharacterHasAnIdOfItsOwn() {
    Set<String> slugs = new HashSet<>();
    for (CharacterSheet sheet : PrintedRegister.get().sheets()) {
      slugs.add(SetupWords.slug(sheet.name()));
    }
    assertEquals(PrintedRegister.get().sheets().size(), slugs.size());
    assertEquals("lee-apollo-adama-pilot", SetupWords.slug(CharacterSheet.APOLLO));
    assertEquals("chief-galen-tyrol", SetupWords.slug("\"Chief\" Galen Tyrol"));
  }

  @Test
  void theVersionOfACharacterIsNotPartOfTheName() {
    assertEquals("Gaius Baltar", SetupWords.name(CharacterSheet.BALTAR));
  }

  @Test
  void thingsAreCountedUnlessThereIsOne() {
    assertEquals("3 × Raider", in("en").thing(new Thing("raider", 3, null)));
    assertEquals("Galactica board", in("en").thing(new Thing("galactica-board", 1, null)));
    assertEquals("Fuel: 8", in("en").thing(new Thing("fuel-dial", 8, null)));
    assertEquals("3 × Jäger", in("de").thing(new Thing("raider", 3, null)));
  }
}

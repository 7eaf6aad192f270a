package org.dradis.hud.hardware;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import org.dradis.box.Kind;
import org.dradis.box.Piece;
import org.dradis.hud.FakeHud;
import org.dradis.hud.Words;
import org.dradis.port.LedPlace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PieceWordsTest {
  private static PieceWords in(String language) {
    return new PieceWords(Words.in(Words.locale(language)));
  }

  private static Piece piece(Kind kind, String name) {
    return Piece.of(kind, name, FakeHud.tag(1));
  }

  @Test
  void aNumberedShipIsNamedInTheLanguageOfTheScreen() {
    assertEquals("Jäger 7", in("de").label(piece(Kind.RAIDER, "raider 7")));
    assertEquals("Viper Mk II 3", in("en").label(piece(Kind.VIPER_MK2, "viper mk2 3")));
  }

  @Test
  void aNameThatPlayersGaveStays() {
    assertEquals("Starbuck", in("ja").label(piece(Kind.VIPER_MK2, "Starbuck")));
    assertEquals("Ace 7", in("de").label(piece(Kind.VIPER_MK2, "Ace 7")));
  }

  @Test
  void whatIsPrintedOnACardStays() {
    assertEquals("Karte: Ambush", in("de").label(piece(Kind.CARD, "Ambush")));
    assertEquals("Titel: Präsident", in("de").label(piece(Kind.TITLE, "president")));
  }

  @Test
  void aZoneOfAMakersOwnKeepsItsName() {
    assertEquals("left-of-me", in("de").place("left-of-me"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "de", "ru", "ja"})
  void everyKindAndEveryPlaceHasAWord(String language) {
    PieceWords words = in(language);
    for (Kind kind : Kind.values()) {
      assertNotEquals(kind.word(), words.kind(kind));
    }
    for (LedPlace place : LedPlace.values()) {
      if (place != LedPlace.UNUSED) {
        assertNotEquals(place.word(), words.place(place.word()));
        assertFalse(words.place(place.word()).contains("-track"), place.word());
      }
    }
  }

  @Test
  void everyKindHasASymbolAndASide() {
    for (Kind kind : Kind.values()) {
      assertFalse(PieceWords.symbol(kind).path().isEmpty());
      assertEquals(
          true,
          List.of("cylon", "human", "civilian", "printed").contains(PieceWords.side(kind)),
          kind.word());
    }
  }
}

package org.dradis.hud.simtable;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Locale;
import org.dradis.box.Kind;
import org.dradis.hud.Words;
import org.dradis.rig.world.Coupling;
import org.dradis.rig.world.Spot;
import org.junit.jupiter.api.Test;

class PieceNamesTest {
  private static final Spot SOMEWHERE = new Spot(90, 250);

  private final PieceNames german = new PieceNames(Words.in(Locale.GERMAN));

  @Test
  void shipsHaveTheNounOfTheLanguageAndTheirNumber() {
    assertEquals("Jäger 3", german.of(Figures.at("raider 3", Kind.RAIDER, SOMEWHERE)));
    assertEquals("Viper Mk II 1", german.of(Figures.at("viper mk2 1", Kind.VIPER_MK2, SOMEWHERE)));
    assertEquals("Präsident", german.of(Figures.at("president", Kind.TITLE, SOMEWHERE)));
  }

  @Test
  void aPieceWithANameOfItsOwnKeepsIt() {
    assertEquals("Bucky", german.of(Figures.at("Bucky", Kind.RAPTOR, SOMEWHERE)));
  }

  @Test
  void everyPartOfTheTableAndEveryKindHasAName() {
    for (Locale locale : Words.LANGUAGES) {
      Words words = Words.in(locale);
      for (TablePart part : TablePart.ALL) {
        assertFalse(words.of("simtable.place." + part.word()).isEmpty());
      }
      for (Kind kind : Kind.values()) {
        if (kind.isMiniature()) {
          assertFalse(words.of("simtable.piece." + kind.word()).isEmpty());
        }
      }
    }
  }

  @Test
  void itIsSaidWhoCanReadAPiece() {
    Figure figure =
        new Figure(
            "raider 1",
            Kind.RAIDER,
            SOMEWHERE,
            0,
            false,
            false,
            null,
            Coupling.GOOD,
            List.of("bow", "port-bow"));
    assertEquals("gelesen: Bug, Backbord vorn", german.remark(figure));
    assertEquals(
        "liegt auf der Seite", german.remark(Figures.fallen("raider 1", Kind.RAIDER, SOMEWHERE)));
  }

  @Test
  void idsAreMadeOfNames() {
    assertEquals("viper-mk2-1", Figure.slug("viper mk2 1"));
    assertEquals("bank-card", Figure.slug("bank card"));
  }
}

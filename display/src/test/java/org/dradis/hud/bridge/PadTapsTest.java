package org.dradis.hud.bridge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Optional;
import org.dradis.box.Kind;
import org.dradis.box.Piece;
import org.dradis.hud.HudModel;
import org.dradis.hud.Panel;
import org.dradis.hud.Settings;
import org.dradis.hud.Words;
import org.dradis.port.TagId;
import org.dradis.session.SessionInput;
import org.junit.jupiter.api.Test;

final class PadTapsTest {
  private static final TagId TAG = TagId.parse("04A1B2C3D4E5F6");

  private static String tap(HudModel hud, Kind kind, String name) {
    new PadTaps(hud).tapped(Optional.of(Piece.of(kind, name, TAG)));
    return hud.message().get();
  }

  private static String tap(String scenario, Kind kind, String name) {
    return tap(new TableForTests(scenario).hud, kind, name);
  }

  @Test
  void aCardThatOpensNeedsNoWords() {
    HudModel hud = new TableForTests(TableForTests.PEACE).hud;
    assertEquals("", tap(hud, Kind.CARD, "Ambush"));
    assertEquals(Panel.CARDS, hud.panel().get());
  }

  @Test
  void anAttackCardWithTheCylonFleetIsTold() {
    assertEquals(
        "Ambush opens nothing: with the Cylon Fleet no attack cards are played.",
        tap(TableForTests.FLEET, Kind.CARD, "Ambush"));
  }

  @Test
  void aCardThatNobodyKnowsIsTold() {
    assertEquals(
        "Solitaire opens nothing: no attack card or crisis card has that name.",
        tap(TableForTests.PEACE, Kind.CARD, "Solitaire"));
  }

  @Test
  void whileSomethingElseIsDueACardIsToldToWait() {
    assertEquals(
        "Ambush opens nothing now: answer the question first.",
        tap(TableForTests.DIE, Kind.CARD, "Ambush"));
    assertEquals(
        "Ambush opens nothing: this game is over.", tap(TableForTests.OVER, Kind.CARD, "Ambush"));
    assertEquals(
        "Ambush opens nothing: no game is open.",
        tap(new HudModel(Runnable::run, Settings.STANDARD), Kind.CARD, "Ambush"));
  }

  @Test
  void aClosedGameOpensNoCards() {
    TableForTests table = new TableForTests(TableForTests.PEACE);
    table.hud.say(new SessionInput.Close("we are tired"));
    assertEquals("Ambush opens nothing: this game is over.", tap(table.hud, Kind.CARD, "Ambush"));
  }

  @Test
  void titlesCharactersAndShipsOpenNothing() {
    assertEquals(
        "Title: Admiral opens nothing on the tap pad: only attack cards and crisis cards do.",
        tap(TableForTests.PEACE, Kind.TITLE, "admiral"));
    assertEquals(
        "Character: Gaius Baltar opens nothing on the tap pad: only attack cards and crisis cards"
            + " do.",
        tap(TableForTests.PEACE, Kind.CHARACTER, "Gaius Baltar"));
  }

  @Test
  void whichCivilianShipWasTappedIsNotTold() {
    assertEquals(
        "Civilian ship opens nothing on the tap pad: only attack cards and crisis cards do.",
        tap(TableForTests.PEACE, Kind.CIVILIAN_SHIP, "civilian ship 3"));
  }

  @Test
  void aStrangersTagIsTold() {
    HudModel hud = new TableForTests(TableForTests.PEACE).hud;
    new PadTaps(hud).tapped(Optional.empty());
    assertEquals(
        "A tag that belongs to no piece was tapped: under Tags it can get one.",
        hud.message().get());
  }

  @Test
  void everyLanguageHasASentenceForEveryReason() {
    for (String tag : Words.tags()) {
      Words words = Words.in(Words.locale(tag));
      for (CardsModel.Tapped came : CardsModel.Tapped.values()) {
        if (came != CardsModel.Tapped.SHOWN) {
          assertNotEquals("", words.of("bridge.pad." + came.word(), "Ambush"));
        }
      }
    }
  }
}

package org.dradis.hud.enrol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.dradis.box.Box;
import org.dradis.box.Kind;
import org.dradis.box.Piece;
import org.dradis.hud.FakeHud;
import org.dradis.hud.picture.ScenarioTable;
import org.dradis.rules.board.Expansion;
import org.junit.jupiter.api.Test;

class ContentsTest {
  private static final Set<Expansion> BASE = EnumSet.of(Expansion.BASE);
  private static final Set<Expansion> ALL = EnumSet.allOf(Expansion.class);

  @Test
  void theBoxesHoldWhatTheRulesSay() {
    assertEquals(16, Contents.of(Kind.RAIDER, BASE));
    assertEquals(20, Contents.of(Kind.RAIDER, ALL));
    assertEquals(0, Contents.of(Kind.VIPER_MK7, BASE));
    assertEquals(2, Contents.of(Kind.NUKE, BASE));
    assertEquals(52, Contents.all(BASE));
    assertEquals(70, Contents.all(ALL));
    for (Kind kind : Kind.values()) {
      assertEquals(kind.limit().orElse(0), Contents.of(kind, ALL), kind.word());
    }
  }

  @Test
  void oneTooManyDoesNotMakeUpForAnother() {
    Box box = Box.EMPTY;
    for (int i = 1; i <= 3; i++) {
      box = box.with(Piece.of(Kind.BASESTAR, "basestar " + i, FakeHud.tag(i)));
    }
    assertEquals(2, Contents.enrolled(box, BASE));
  }

  @Test
  void theGameOnTheTableTellsOfItsExpansions() {
    FakeHud fake = new FakeHud(null);
    fake.model.open(
        ScenarioTable.of(
            """
            {"format": "dradis-scenario/1", "options": ["cylon-fleet", "pegasus"], "steps": []}
            """,
            "en"));
    assertEquals(
        EnumSet.of(Expansion.BASE, Expansion.EXODUS, Expansion.PEGASUS),
        Contents.expansions(Box.EMPTY, fake.model.table().get()));
    assertEquals(BASE, Contents.expansions(Box.EMPTY, null));
  }

  @Test
  void everyNameIsOnOnePageUnderItsLetter() {
    for (Kind kind : Kind.values()) {
      List<List<String>> pages = Contents.pages(kind);
      Set<Character> letters = new HashSet<>();
      for (List<String> page : pages) {
        Set<Character> own = new HashSet<>();
        page.forEach(name -> own.add(Contents.letter(name)));
        assertTrue(pages.size() == 1 || own.stream().allMatch(letters::add), "a letter twice");
      }
      assertEquals(Contents.names(kind), pages.stream().flatMap(List::stream).toList());
      assertTrue(pages.size() <= 9, "they stand in a row");
    }
  }

  @Test
  void aNicknameIsLookedForByItsFirstLetter() {
    assertEquals('C', Contents.letter("\"Chief\" Galen Tyrol"));
  }
}

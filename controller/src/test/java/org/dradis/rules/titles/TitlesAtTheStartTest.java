package org.dradis.rules.titles;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.dradis.rules.board.Title;
import org.dradis.rules.board.Titles;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.drawn.SeatedCrew;
import org.junit.jupiter.api.Test;

class TitlesAtTheStartTest {
  @Test
  @Rule("SU-1")
  void eachTitleGoesToTheHighestInItsLine() {
    SeatedCrew crew = SeatedCrew.withCag("Roslin\nTigh\nAdama\nStarbuck");
    Titles titles = StartingTitles.of(crew.board());
    assertEquals(SeatedCrew.name("Adama"), titles.of(Title.ADMIRAL));
    assertEquals(SeatedCrew.name("Roslin"), titles.of(Title.PRESIDENT));
    assertEquals(SeatedCrew.name("Starbuck"), titles.of(Title.CAG));
  }

  @Test
  @Rule("SU-1")
  void oneCharacterMayHoldThemAll() {
    SeatedCrew crew = SeatedCrew.withCag("Cavil: leader\nApollo\nLeoben: leader");
    String apollo = SeatedCrew.name("Apollo");
    assertEquals(new Titles(apollo, apollo, apollo), StartingTitles.of(crew.board()));
  }

  @Test
  @Rule("SU-1")
  void thereIsACagOnlyWithCylonFleet() {
    SeatedCrew crew = SeatedCrew.of("Apollo");
    String apollo = SeatedCrew.name("Apollo");
    assertEquals(new Titles(apollo, apollo, null), StartingTitles.of(crew.board()));
  }

  @Test
  @Rule({"SU-1", "SU-2"})
  void aLeaderHoldsNone() {
    SeatedCrew crew = SeatedCrew.withCag("Athena: leader");
    assertEquals(Titles.NONE, StartingTitles.of(crew.board()));
  }
}

package org.dradis.session.action;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.dradis.crew.PrintedRegister;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.Crew;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Manifest;
import org.dradis.rules.board.NewCaprica;
import org.dradis.rules.board.PilotedCraft;
import org.dradis.rules.board.Player;
import org.dradis.rules.board.SpaceArea;
import org.dradis.rules.board.StartPosition;
import org.dradis.session.words.CodeWords;
import org.dradis.session.words.Samples;
import org.dradis.session.words.Texts;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever can be started has words, whether or not the rules take it just now. */
class ActionWordsTest {
  private static List<Action> everything() {
    Board board = StartPosition.of(GameOption.NONE.all(), Manifest.UNKNOWN);
    Crew crew = Crew.NONE.with(PrintedRegister.get());
    for (String name : Samples.NAMES) {
      crew = crew.plus(Player.human(name));
    }
    SpaceArea stern =
        board
            .at(Area.STERN)
            .plusRaiders(2)
            .withScar(true)
            .plusHeavyRaiders(1)
            .withBasestars(Basestar.NONE.with(Basestar.B2))
            .plusVipers(Craft.MK7, 1)
            .plusVipers(Craft.ASSAULT_RAPTOR, 1)
            .plusPiloted(new PilotedCraft("Louanne \"Kat\" Katraine", Craft.MK2));
    board =
        board
            .with(crew)
            .with(Area.STERN, stern)
            .with(new NewCaprica(false, List.of(), List.of(), List.of()));
    List<Action> all = new ArrayList<>();
    CylonActions.add(all);
    ViperActions.add(all, board);
    GalacticaActions.add(all, board);
    PegasusActions.add(all);
    CivilianActions.add(all, board);
    JumpActions.add(all);
    NewCapricaActions.add(all, board);
    CrewActions.add(all, board);
    TableActions.add(all);
    return all;
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "de", "ru", "ja"})
  void everyActionHasWords(String language) {
    Texts texts = Texts.in(Locale.of(language));
    Set<String> raw = new TreeSet<>();
    for (Action action : everything()) {
      String words = texts.action(action.id(), action.parts());
      assertTrue(!words.isBlank() && !words.contains("{"), action.id());
      String both = texts.label(action.subject()) + ": " + words;
      if (!CodeWords.in(both, language.equals("en")).isEmpty()) {
        raw.add(both);
      }
    }
    assertEquals(Set.of(), raw);
  }
}

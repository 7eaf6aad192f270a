package org.dradis.hud.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.dradis.cards.AttackDeck;
import org.dradis.hud.TableLink;
import org.dradis.journal.JournalTrouble;
import org.dradis.journal.MemoryJournal;
import org.dradis.journal.SqliteJournal;
import org.dradis.rules.State;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Manifest;
import org.dradis.rules.board.StartPosition;
import org.dradis.session.Desk;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LiveTableTest {
  private final Desk desk =
      Desk.begin(
          new MemoryJournal(Clock.systemUTC(), "test"),
          State.of(StartPosition.of(GameOption.NONE, Manifest.UNKNOWN)),
          AttackDeck.PRINTED);
  private final LiveTable table =
      new LiveTable(desk, AttackDeck.PRINTED, false, Runnable::run, _ -> List.of(), _ -> {});

  @AfterEach
  void close() {
    table.session().close();
  }

  @ParameterizedTest
  @CsvSource({
    "en, The file of the journal is none of this program. Choose another file.",
    "de, Diese Datei ist kein Spielprotokoll. Bitte eine andere wählen.",
    "ru, Этот файл — не журнал партий. Выберите другой.",
    "ja, このファイルはゲームの記録ではありません。別のファイルを選んでください。"
  })
  void whatTheJournalComplainsOfIsToldInTheLanguageOfTheDisplay(
      String language, String sentence, @TempDir Path folder) {
    List<String> heard = new ArrayList<>();
    TableLink link = table.link(language);
    link.onTrouble(heard::add);
    table.stuck(
        assertThrows(
            JournalTrouble.class, () -> SqliteJournal.open(folder, Clock.systemUTC(), "test")));
    table.changed(desk.state());
    assertEquals(List.of(sentence, ""), heard);
  }

  @ParameterizedTest
  @CsvSource({
    "en, The program failed on this; nothing has changed. Please report it.",
    "de, Daran ist das Programm gescheitert; nichts hat sich geändert. Bitte melden."
  })
  void whatCannotBeReadIsRefusedInTheLanguageOfTheDisplay(String language, String sentence) {
    assertEquals(
        new TableLink.Answer(false, sentence), table.link(language).say(0, "nonsense").join());
  }
}

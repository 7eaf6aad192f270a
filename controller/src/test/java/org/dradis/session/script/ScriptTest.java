package org.dradis.session.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import org.dradis.cards.AttackDeck;
import org.dradis.file.OwnFile;
import org.dradis.journal.MemoryJournal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScriptTest {
  private final StringBuilder out = new StringBuilder();
  private final MemoryJournal journal =
      new MemoryJournal(Clock.fixed(Instant.EPOCH, ZoneOffset.UTC), "test");

  private void play(String name, String text) {
    new Script(name, MemoryTable::new, journal, AttackDeck.PRINTED, 1, out).play(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"first-contact.txt", "paper-table.txt", "lost-ship.txt"})
  void scriptsHold(String name) {
    play(name, OwnFile.read(ScriptTest.class, name));
  }

  @Test
  void aScriptTellsWhatHappens() {
    play("short", "icon raiders\ntidy\n");
    assertEquals(
        """
        > icon raiders
          The raiders attack.
          A raider moves from the bow to the starboard bow.
          A raider moves from the bow to the starboard bow.
          A raider moves from the bow to the starboard bow.
          - move 3 raiders from the bow to the starboard bow
        > tidy
        """,
        out.toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "dance | s, line 1: \"dance\" is not a word of scripts",
        "icon tea | s, line 1: \"tea\" is not an icon; known are raiders, heavy-raiders, launch,"
            + " basestars",
        "launch mk2 bow | s, line 1: refused: area: bow is not a launch area",
        "expect task fly | s, line 1: this was expected, but tasks are []",
        "lift raider 99 | s, line 1: there is no piece \"raider 99\" in the box",
        "lift raider | s, line 1: the number of a piece is missing",
        "move raider 1 from stern to bow | s, line 1: raider 1 is not there, but in bow",
        "throw 9 | s, line 1: A die of eight sides has no face 9.",
        "end turn now | s, line 1: \"now\" is too much",
        "do {} | s, line 1: input.command.type: is missing",
        "tick | s, line 1: there is no such task",
        "expect refused | s, line 1: nothing was refused",
        "put raider 1 in tea | s, line 1: \"tea\" is not a place",
      })
  void whatIsWrongIsOneSentenceWithItsLine(String text, String sentence) {
    String message = assertThrows(ScriptFailure.class, () -> play("s", text)).getMessage();
    assertEquals(sentence, message);
  }

  @Test
  void theSameSeedRollsTheSame() {
    play("s", "galactica attacks raider in bow\nroll\n");
    String first = out.toString();
    out.setLength(0);
    play("s", "galactica attacks raider in bow\nroll\n");
    assertEquals(first, out.toString());
  }
}

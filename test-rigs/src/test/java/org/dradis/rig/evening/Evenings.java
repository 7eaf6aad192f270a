package org.dradis.rig.evening;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import org.dradis.cards.AttackDeck;
import org.dradis.journal.Journal;
import org.dradis.journal.MemoryJournal;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Manifest;
import org.dradis.rules.board.StartPosition;
import org.dradis.session.board.Place;

/** Tables at which a game has just been set up. */
final class Evenings {
  static final Clock NOON = Clock.fixed(Instant.EPOCH, ZoneOffset.UTC);
  static final List<Place> SPACE = Arrays.stream(Place.values()).filter(Place::isInSpace).toList();

  private Evenings() {}

  static MemoryJournal memory() {
    return new MemoryJournal(NOON, "test");
  }

  static SimTable begin(Journal journal, long seed) {
    var board = StartPosition.of(GameOption.NONE, Manifest.UNKNOWN);
    return new SimTable(journal, board, SPACE, AttackDeck.PRINTED, seed);
  }
}

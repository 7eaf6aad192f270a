package org.dradis.rig.evening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.dradis.cards.AttackDeck;
import org.dradis.journal.SqliteJournal;
import org.dradis.port.DiceThrow;
import org.dradis.port.Zone;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.Target;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Flyer;
import org.dradis.rules.question.Question;
import org.dradis.session.Desk;
import org.dradis.session.Offer;
import org.dradis.session.SessionInput;
import org.dradis.session.SessionState;
import org.dradis.session.board.EnrolledPieces;
import org.dradis.session.board.PieceKind;
import org.dradis.session.board.Place;
import org.dradis.session.script.Obedience;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An evening of careless people at the simulated table, with a journal on a disk. */
class RandomEveningTest {
  private static final int ROUNDS = 20;
  private static final int CRASH_EVERY = 7;

  @TempDir private Path folder;
  private final Random random = new Random(1978);

  @Test
  void anEveningWithWrongMovesFlickerUndoAndCrashesLosesNothing() throws IOException {
    Path file = folder.resolve("evening.db");
    SqliteJournal journal = open(file);
    try (SimTable table = Evenings.begin(journal, 5)) {
      for (int round = 1; round <= ROUNDS; round++) {
        blunder(table);
        play(table);
        if (random.nextInt(3) > 0) {
          new Obedience(table).tidy();
          check(table);
        }
        if (round % CRASH_EVERY == 0) {
          SqliteJournal left = open(imageOf(file, folder.resolve("crash-" + round)));
          journal.close();
          journal = left;
          file = folder.resolve("crash-" + round).resolve("evening.db");
          crash(table, journal);
        }
      }
      new Obedience(table).tidy();
      check(table);
      assertNull(table.state().game().board().outcome());
      assertTrue(table.state().history().back() > ROUNDS / 4, "little was played");
      Desk again = Desk.resume(journal, table.desk().game(), AttackDeck.PRINTED);
      assertEquals(table.state(), again.state());
      assertNull(again.divergence());
    } finally {
      journal.close();
    }
  }

  private static SqliteJournal open(Path file) {
    return SqliteJournal.open(file, Evenings.NOON, "test");
  }

  /** What is on the disk at this moment, while the journal is open. */
  private static Path imageOf(Path file, Path folder) throws IOException {
    Files.createDirectory(folder);
    for (String end : List.of("", "-wal")) {
      Path part = Path.of(file + end);
      if (Files.exists(part)) {
        Files.copy(part, folder.resolve(file.getFileName() + end));
      }
    }
    return folder.resolve(file.getFileName());
  }

  private static void crash(SimTable table, SqliteJournal left) {
    SessionState before = table.state();
    table.crash(left);
    assertNull(table.desk().divergence());
    assertEquals(before.game(), table.state().game());
    assertEquals(before.question(), table.state().question());
    assertEquals(List.of(), table.state().changes());
    table.say(new SessionInput.Resume());
  }

  /** A hand does something that nobody asked for. */
  private void blunder(SimTable table) {
    List<String> seen =
        table.state().table().where().keySet().stream()
            .map(tag -> table.state().table().pieces().get(tag))
            .filter(piece -> piece != null)
            .map(piece -> piece.label())
            .toList();
    String piece = pick(seen);
    SimHands hands = table.hands();
    Place other = pick(Evenings.SPACE);
    switch (random.nextInt(6)) {
      case 0 -> hands.move(piece, other);
      case 1 -> hands.pickUpAndPutBack(piece);
      case 2 -> {
        hands.lift(piece);
        play(table);
        hands.put(piece, other);
      }
      case 3 -> {
        hands.putStranger("E0162466BADC0DE0", other);
        hands.takeStranger("E0162466BADC0DE0");
      }
      default -> {}
    }
  }

  private void play(SimTable table) {
    Question question = table.state().question();
    if (random.nextInt(8) == 0) {
      table.say(new SessionInput.Undo(1 + random.nextInt(2)));
    } else if (table.state().waiting() != null) {
      table.say(random.nextBoolean() ? new SessionInput.GoOn() : new SessionInput.CallOff());
    } else if (question == null) {
      table.say(new SessionInput.Start(command()));
    } else {
      answer(table, question);
    }
  }

  private void answer(SimTable table, Question question) {
    switch (question) {
      case Question.RollDie roll when roll.face() > 0 -> table.say(new SessionInput.LetStand());
      case Question.RollDie _ ->
          table
              .hands()
              .throwDie(
                  random.nextInt(4) == 0
                      ? new DiceThrow.Voided(DiceThrow.VoidReason.MOVED)
                      : new DiceThrow.Rolled(1 + random.nextInt(8)));
      case Question.DrawToken _ -> table.say(new SessionInput.Draw(offer(table, question)));
      case Question.Choose _ -> table.say(new SessionInput.Choose(offer(table, question)));
    }
  }

  private String offer(SimTable table, Question question) {
    return pick(Offer.of(question, table.state().game().board())).word();
  }

  private Command command() {
    Area area = pick(Area.RING);
    return switch (random.nextInt(5)) {
      case 0 -> new Command.LaunchViper(Craft.MK2, pick(Area.LAUNCH), null);
      case 1 -> new Command.AttackWithGalactica(area, Target.RAIDER);
      case 2 -> new Command.MoveViper(Flyer.unmanned(area, Craft.MK2), pick(Area.RING));
      default -> new Command.ResolveIcon(pick(Icon.SHIP_ICONS));
    };
  }

  /** Every area holds the ships that the rules want, and the session knows which. */
  private static void check(SimTable table) {
    var truth = table.table().world().truth();
    var box = new EnrolledPieces(table.table().box()).byTag();
    for (Place place : Evenings.SPACE) {
      for (PieceKind kind : PieceKind.values()) {
        long there =
            truth.readable().entrySet().stream()
                .filter(it -> it.getValue().zones().contains(new Zone(place.word())))
                .filter(it -> box.containsKey(it.getKey()))
                .filter(it -> box.get(it.getKey()).kind() == kind)
                .count();
        assertEquals(table.state().expected().at(place, kind), there, () -> kind + " in " + place);
      }
    }
  }

  private <T> T pick(List<T> options) {
    return options.get(random.nextInt(options.size()));
  }
}

package org.dradis.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dradis.cards.AttackDeck;
import org.dradis.journal.Kind;
import org.dradis.journal.Row;
import org.dradis.rules.State;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Manifest;
import org.dradis.rules.board.PieceSet;
import org.dradis.rules.board.Resource;
import org.dradis.rules.board.StartPosition;
import org.dradis.rules.input.Command;
import org.dradis.session.board.Place;
import org.dradis.session.json.StateHash;
import org.dradis.session.json.StoredState;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole evenings with careless hands, changed minds and pulled plugs. */
class EveningTest {
  private static final int INPUTS = 250;
  private static final Pattern SCENARIO_SHIP = Pattern.compile("\\bc(0[1-9]|1[0-2])\\b");

  private static final List<Place> FLEET_TOO =
      Arrays.stream(Place.values()).filter(place -> place.area() != null).toList();

  static Stream<Arguments> evenings() {
    return IntStream.rangeClosed(1, 24)
        .mapToObj(seed -> Arguments.of((long) seed, zones(seed), options(seed)));
  }

  private static List<Place> zones(int seed) {
    return switch (seed % 4) {
      case 0 -> List.of();
      case 1 -> TestTable.SPACE;
      case 2 -> FLEET_TOO;
      default -> TestTable.EVERYWHERE;
    };
  }

  private static PieceSet<GameOption> options(int seed) {
    return seed % 3 == 0 ? GameOption.NONE : GameOption.NONE.all();
  }

  @ParameterizedTest
  @MethodSource("evenings")
  void anEveningLosesNothing(long seed, List<Place> zones, PieceSet<GameOption> options) {
    Random random = new Random(seed);
    Board board = StartPosition.of(options, Manifest.UNKNOWN);
    TestTable table = new TestTable(board, zones);
    RandomPlay play = new RandomPlay(random);
    RandomHands hands = new RandomHands(table, random);
    int taken = 1;
    for (int i = 0; i < INPUTS; i++) {
      long before = table.rows();
      Reply reply = table.say(next(play, table.state(), random));
      assertEquals(reply instanceof Reply.Refused, before == table.rows());
      taken += reply instanceof Reply.Refused ? 0 : 1;
      hands.checkTasks();
      if (random.nextInt(6) == 0) {
        hands.err();
        hands.checkTasks();
      }
      if (random.nextInt(3) > 0) {
        hands.tidyUp();
        hands.checkTasks();
        hands.checkEveryPiece();
      }
      if (random.nextInt(40) == 0) {
        crash(table);
      }
    }
    assertTrue(taken > INPUTS / 3, "most of the evening was refused: " + taken);
    hands.tidyUp();
    hands.checkEveryPiece();
    crash(table);
    for (Row row : table.journal.rows(table.desk().game(), 0)) {
      assertTrue(!SCENARIO_SHIP.matcher(row.json()).find(), row::json);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {101, 102, 103, 104})
  void aGameIsPlayedToItsEnd(long seed) {
    Random random = new Random(seed);
    TestTable table =
        new TestTable(StartPosition.of(GameOption.NONE.all(), Manifest.UNKNOWN), TestTable.SPACE);
    RandomPlay play = new RandomPlay(random);
    RandomHands hands = new RandomHands(table, random);
    int turns = 0;
    while (table.state().game().board().outcome() == null) {
      SessionInput next = play.next(table.state());
      if (next instanceof SessionInput.Start(Command.EndTurn _)) {
        next = new SessionInput.Start(new Command.TurnExtremeDial(false, -1));
      } else if (table.state().question() == null && ++turns % 5 == 0) {
        next = new SessionInput.Start(new Command.EndTurn());
      }
      table.say(next);
      hands.tidyUp();
      assertTrue(turns < 3000, "the game does not end");
    }
    hands.checkEveryPiece();
    table.refuses(new SessionInput.Start(new Command.EndTurn()), "the game is over");
    table.must(new SessionInput.Undo(1));
    assertNull(table.state().game().board().outcome());
    table.must(new SessionInput.Redo(1));
    crash(table);
  }

  private static SessionInput next(RandomPlay play, SessionState state, Random random) {
    return switch (random.nextInt(20)) {
      case 0 -> new SessionInput.Undo(1 + random.nextInt(4));
      case 1 -> new SessionInput.Redo(1 + random.nextInt(2));
      case 2 ->
          new SessionInput.Correct(
              random.nextBoolean()
                  ? new Correction.Die(play.die())
                  : new Correction.Dial(play.pick(List.of(Resource.values())), 10),
              "Ann",
              "misread");
      case 3 -> new SessionInput.HoldRolls(random.nextBoolean());
      default -> play.next(state);
    };
  }

  /** The table comes back as it was, and its last hash is that of the journal. */
  private static void crash(TestTable table) {
    SessionState before = table.state();
    table.crash();
    assertNull(table.desk().divergence());
    assertEquals(before, table.state());
    State game = table.state().game();
    if (game.agenda() == null) {
      assertEquals(game, StoredState.read(StoredState.write(game), AttackDeck.PRINTED).state());
    }
    String hash = StateHash.of(game.board());
    table.journal.rows(table.desk().game(), 0).stream()
        .filter(row -> row.kind() == Kind.STATE)
        .reduce((first, second) -> second)
        .ifPresent(row -> assertTrue(row.json().contains(hash)));
    table.must(table.hands.comeBack());
    assertEquals(List.of(), table.state().changes());
    table.must(new SessionInput.Resume());
  }
}

package org.dradis.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.dradis.cards.AttackDeck;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.Manifest;
import org.dradis.rules.board.Resource;
import org.dradis.rules.board.StartPosition;
import org.dradis.rules.board.Target;
import org.dradis.rules.input.Command;
import org.dradis.rules.question.Question;
import org.dradis.session.words.Texts;
import org.dradis.view.LogLine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameLogTest {
  private final GameLog log = new GameLog(Texts.in(Locale.ENGLISH), AttackDeck.PRINTED);

  private List<LogLine> lines(TestTable table) {
    GameLog.Story story = log.story();
    story.add(table.journal.rows(table.desk().game(), 0));
    return story.lines();
  }

  @Test
  void aLineKnowsHowFarBackItIs() {
    TestTable table = TestTable.start();
    table.start(new Command.TurnDials(-1, 0, 0, 0));
    table.start(new Command.AttackWithGalactica(Area.BOW, Target.RAIDER));
    table.must(new SessionInput.TypeDie(1));
    table.must(new SessionInput.LetStand());
    assertEquals(
        List.of(
            new LogLine("said", "Dials: fuel −1, food 0, morale 0, population 0", 4, false),
            new LogLine("event", "The fuel dial turns from 8 to 7.", 4, false),
            new LogLine("said", "Galactica fires at a raider in the bow", 3, false),
            new LogLine("said", "Die: 1", 2, false),
            new LogLine("said", "The die stands", 1, false)),
        lines(table).subList(0, 5));
    assertEquals(4, table.state().history().back());
  }

  @Test
  void whatWasTakenBackIsGoneAndComesAgain() {
    TestTable table = TestTable.start();
    table.start(new Command.TurnDials(-1, 0, 0, 0));
    table.must(new SessionInput.Undo(1));
    List<LogLine> lines = lines(table);
    assertTrue(lines.getFirst().gone());
    assertEquals(0, lines.getFirst().back());
    assertEquals(new LogLine("said", "Taken back: 1 step", 0, false), lines.getLast());
    table.must(new SessionInput.Redo(1));
    assertFalse(lines(table).getFirst().gone());
    assertEquals(1, lines(table).getFirst().back());
  }

  @Test
  void aCommandThatWaitedForHandsIsOneStepWithWhatCameOfIt() {
    TestTable table = TestTable.start();
    table.must(new SessionInput.Correct(new Correction.Dial(Resource.FUEL, 3), "Ann", "forgotten"));
    table.icon(Icon.ACTIVATE_RAIDERS);
    table.icon(Icon.LAUNCH_RAIDERS);
    table.must(new SessionInput.GoOn());
    List<LogLine> lines = lines(table);
    LogLine said =
        lines.stream().filter(it -> it.sentence().equals("Icon: " + launch())).findFirst().get();
    assertEquals(1, said.back());
    assertEquals(1, lines.getLast().back());
    assertEquals(
        new LogLine("said", "Correction by Ann: fuel is 3 (forgotten)", 3, false),
        lines.getFirst());
  }

  private static String launch() {
    return Texts.in(Locale.ENGLISH).label("launch-raiders");
  }

  @Test
  void aDieThatIsTypedAgainReplacesWhatLay() {
    TestTable table = TestTable.start();
    table.start(new Command.AttackWithGalactica(Area.BOW, Target.RAIDER));
    table.must(new SessionInput.TypeDie(1));
    table.must(new SessionInput.TypeDie(8));
    List<LogLine> lines = lines(table);
    assertEquals(2, lines.getFirst().back());
    assertTrue(lines.get(1).gone());
    assertEquals(new LogLine("said", "Die: 8", 1, false), lines.get(2));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void stepsAreCountedAsTheSessionCountsThem(long seed) {
    Random random = new Random(seed);
    TestTable table =
        new TestTable(StartPosition.of(GameOption.NONE.all(), Manifest.UNKNOWN), TestTable.SPACE);
    RandomPlay play = new RandomPlay(random);
    RandomHands hands = new RandomHands(table, random);
    GameLog.Story growing = log.story();
    for (int i = 0; i < 200; i++) {
      SessionInput said = next(play, table.state(), random);
      table.say(said);
      if (random.nextInt(3) > 0) {
        hands.tidyUp();
      }
      growing.add(table.journal.rows(table.desk().game(), growing.read()));
      assertEquals(lines(table), growing.lines());
      int farthest = growing.lines().stream().mapToInt(LogLine::back).max().orElse(0);
      assertEquals(table.state().history().back(), farthest, () -> "after " + said);
    }
  }

  private static SessionInput next(RandomPlay play, SessionState state, Random random) {
    return switch (random.nextInt(16)) {
      case 0 -> new SessionInput.Undo(1 + random.nextInt(4));
      case 1 -> new SessionInput.Redo(1 + random.nextInt(2));
      case 2 ->
          new SessionInput.Correct(
              random.nextBoolean()
                  ? new Correction.Die(play.die())
                  : new Correction.Dial(play.pick(List.of(Resource.values())), play.die()),
              "Ann",
              "misread");
      case 3 -> new SessionInput.HoldRolls(random.nextBoolean());
      case 4 ->
          state.question() instanceof Question.RollDie
              ? new SessionInput.TypeDie(play.die())
              : play.next(state);
      default -> play.next(state);
    };
  }
}

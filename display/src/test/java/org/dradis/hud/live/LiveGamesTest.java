package org.dradis.hud.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.dradis.file.BadField;
import org.dradis.hud.HudModel;
import org.dradis.hud.JsonLink;
import org.dradis.hud.Settings;
import org.dradis.hud.TableLink;
import org.dradis.journal.GameId;
import org.dradis.journal.GameSummary;
import org.dradis.journal.Journal;
import org.dradis.journal.MemoryJournal;
import org.dradis.port.DiceThrow;
import org.dradis.port.LedMap;
import org.dradis.port.LedPlace;
import org.dradis.port.Zone;
import org.dradis.rig.chip.TowerFault;
import org.dradis.rig.sim.SimKind;
import org.dradis.rig.sim.SimRig;
import org.dradis.rig.sim.SimulatedTable;
import org.dradis.rig.world.Hand;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CharacterSheet;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Manifest;
import org.dradis.rules.board.Player;
import org.dradis.rules.board.StartPosition;
import org.dradis.session.SessionInput;
import org.dradis.session.board.EnrolledPieces;
import org.dradis.session.board.Pieces;
import org.dradis.session.json.InputJson;
import org.dradis.session.scene.MappedSpots;
import org.dradis.table.Section;
import org.dradis.table.Sensing;
import org.dradis.view.TableView;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
class LiveGamesTest {
  private static final Board START = StartPosition.of(GameOption.NONE, Manifest.UNKNOWN);

  private final Journal journal = new MemoryJournal(Clock.systemUTC(), "test");
  private final SimRig rig =
      (SimRig) new SimKind().open(Section.parse("test", "speed = 50"), Sensing.STANDARD);
  private final LiveGames games =
      new LiveGames(
          journal, rig, this::box, new MappedSpots(LedMap.ofReferenceTable()), Clock.systemUTC());

  private boolean legible = true;

  private Pieces box() {
    if (!legible) {
      throw new BadField("box.json", "is no box");
    }
    return new EnrolledPieces(rig.ask(SimulatedTable::box));
  }

  @AfterEach
  void close() {
    games.close();
    rig.close();
  }

  private void hand(Function<SimulatedTable, Object> deed) {
    rig.ask(deed);
  }

  /** Whether an LED shines at some time within so many glances of the table's time. */
  private static boolean isLitWithin(SimulatedTable table, int led, int glances) {
    for (int glance = 0; glance < glances; glance++) {
      if (table.shines().get(led).brightness() > 0) {
        return true;
      }
      table.time().pause(100_000_000);
    }
    return false;
  }

  private static String start(TableView view, String id) {
    return view.actions().stream()
        .filter(it -> it.id().equals(id))
        .findFirst()
        .orElseThrow()
        .input();
  }

  private static boolean seesTheStart(TableView view) {
    return view.sensed().getOrDefault("bow", Map.of()).getOrDefault("raider", 0) == 3;
  }

  @Test
  void aGameIsDeletedUnlessItIsPlayed() {
    games.begin(START);
    games.begin(START);
    GameId played = games.list().getFirst().id();
    assertFalse(games.delete(played));
    assertTrue(games.delete(games.list().getLast().id()));
    assertEquals(List.of(played), games.list().stream().map(GameSummary::id).toList());
    assertEquals(START.dials(), games.start(played).dials());
  }

  @Test
  void aGameSeesWhatStandsOnTheTable() {
    var display = new Watched(games.begin(START));
    var view = display.until("the table", _ -> true);
    assertTrue(seesTheStart(view), "nothing is shown before the readers have looked");
    assertEquals("playing", view.phase());
    assertEquals(List.of(), view.tasks());
  }

  @Test
  void apolloStartsInALaunchedViper() {
    var crew = START.crew().withPlayers(List.of(Player.human(CharacterSheet.APOLLO)));
    var view = new Watched(games.begin(START.with(crew))).until("the table", _ -> true);
    assertEquals(1, view.back(), "players can take it back for the other viper");
    assertTrue(view.actions().stream().anyMatch(it -> it.id().equals("viper.leave")));
    assertEquals(List.of(), view.tasks());
  }

  @Test
  void aHandThatDoesWhatIsAskedTicksTheTaskOff() {
    var display = new Watched(games.begin(START));
    var view = display.until("the start", LiveGamesTest::seesTheStart);
    var move =
        view.actions().stream()
            .filter(it -> it.id().equals("viper.move") && "port-bow".equals(it.at()))
            .filter(it -> "bow".equals(it.to()))
            .findFirst()
            .orElseThrow();
    assertTrue(display.say(move.input()).taken());
    var task = display.until("a task", it -> !it.tasks().isEmpty()).tasks().getFirst();
    assertEquals("viper-mk2", task.kind());
    assertEquals("bow", task.to());
    hand(
        table -> {
          Hand hand = table.hand();
          var viper =
              table.world().miniatures().stream()
                  .filter(it -> it.name().startsWith("viper mk2"))
                  .filter(
                      it ->
                          table.world().plan().reach(new Zone("port-bow")).loop().holds(it.spot()))
                  .findFirst()
                  .orElseThrow();
          return hand.move(viper, table.within("bow"));
        });
    display.until(
        "no task", it -> it.tasks().isEmpty() && it.board().count("bow", "viper-mk2") == 1);
  }

  @Test
  void aDieInTheTowerAnswersTheQuestionAndIsHeardByOthers() {
    List<DiceThrow> heard = new ArrayList<>();
    games.onThrow(heard::add);
    var display = new Watched(games.begin(START));
    var view = display.until("the start", LiveGamesTest::seesTheStart);
    display.say(start(view, "human-fleet"));
    display.until("a roll", it -> it.question() != null && it.question().kind().equals("roll"));
    hand(table -> table.hand().roll(table.tower(), 5, TowerFault.NONE));
    var rolled =
        display.until(
            "the die",
            it ->
                it.question() != null
                    && it.question().roll() != null
                    && it.question().roll().face() == 5);
    assertTrue(rolled.question().sentence().contains("5"));
    assertEquals(List.of(new DiceThrow.Rolled(5)), heard);
  }

  @Test
  void aGameThatIsTakenUpAgainAsksWhetherItGoesOn() {
    TableLink link = games.begin(START);
    var display = new Watched(link);
    var view = display.until("the start", LiveGamesTest::seesTheStart);
    display.say(start(view, "turn.end"));
    var game = games.list().getFirst().id();
    games.begin(START);
    var again = new Watched(games.resume(game));
    var back = again.until("returning", it -> it.phase().equals("returning"));
    assertEquals(1, back.back());
    assertTrue(again.say(InputJson.write(new SessionInput.Resume())).taken());
    again.until("playing", it -> it.phase().equals("playing"));
    assertFalse(games.story(game).isEmpty());
  }

  @Test
  void wordsFollowTheLanguage() {
    TableLink link = games.begin(START);
    var display = new Watched(link);
    var view = display.until("the start", LiveGamesTest::seesTheStart);
    display.say(start(view, "human-fleet"));
    String english = display.until("a roll", it -> it.question() != null).question().sentence();
    link.speak("de");
    display.until("German", it -> !it.question().sentence().equals(english));
  }

  @Test
  void aRefusalIsASentenceAndChangesNothing() {
    var display = new Watched(games.begin(START));
    display.until("the start", LiveGamesTest::seesTheStart);
    var answer = display.say(InputJson.write(new SessionInput.Choose("bow")));
    assertFalse(answer.taken());
    assertFalse(answer.sentence().isBlank());
    assertFalse(display.say("nonsense").taken());
  }

  @Test
  void aGameGoesOnThatIsToMakeRoomForOneThatCannotBeOpened() {
    var display = new Watched(games.begin(START));
    var view = display.until("the start", LiveGamesTest::seesTheStart);
    assertThrows(IllegalArgumentException.class, () -> games.resume(new GameId(404)));
    legible = false;
    assertThrows(BadField.class, () -> games.begin(START));
    assertTrue(display.say(start(view, "human-fleet")).taken());
    display.until("a roll", it -> it.question() != null);
  }

  @Test
  void aGameBeginsAlsoIfNobodyCanLayOutItsShips() {
    games.begin(START);
    games.layOut(
        _ -> {
          throw new IllegalStateException("no hands");
        });
    var display = new Watched(games.begin(START));
    var view = display.until("the start", LiveGamesTest::seesTheStart);
    assertTrue(display.say(start(view, "human-fleet")).taken());
  }

  @Test
  void aTapThatChangesNothingHoldsNothingUp() throws Exception {
    TableLink link = games.begin(START);
    var display = new Watched(link);
    HudModel hud = new HudModel(Runnable::run, Settings.STANDARD);
    CompletableFuture<Boolean> open = new CompletableFuture<>();
    hud.open(link, () -> open.complete(true));
    open.get(60, TimeUnit.SECONDS);
    display.say(start(display.until("the start", LiveGamesTest::seesTheStart), "human-fleet"));
    display.until("a roll", it -> it.question() != null);
    for (int times = 0; times < 2; times++) {
      CompletableFuture<Boolean> taken = new CompletableFuture<>();
      hud.answer(new SessionInput.TypeDie(5), () -> taken.complete(true));
      taken.get(60, TimeUnit.SECONDS);
    }
    hud.answer(new SessionInput.LetStand());
    display.until("the die to stand", it -> it.question() == null || it.question().roll() == null);
  }

  @Test
  void twoDisplaysShowTheSameGameEachInItsLanguage() {
    var here = new Watched(games.begin(START));
    var view = here.until("the start", LiveGamesTest::seesTheStart);
    TableLink handheld = new JsonLink(Objects.requireNonNull(games.join()));
    handheld.speak("de");
    var there = new Watched(handheld);
    assertTrue(here.say(start(view, "human-fleet")).taken());
    String english = here.until("a roll", it -> it.question() != null).question().sentence();
    var roll = there.until("a roll", it -> it.question() != null);
    assertTrue(roll.tower());
    assertNotEquals(english, roll.question().sentence());
    assertTrue(there.say(InputJson.write(new SessionInput.TypeDie(4))).taken());
    here.until("the die of the other", it -> it.question().roll().face() == 4);
    handheld.leave();
    assertTrue(here.say(InputJson.write(new SessionInput.LetStand())).taken());
    here.until("the die to stand", it -> it.question() == null);
    assertEquals(4, there.last().question().roll().face());
  }

  @Test
  void ofTwoWhoAnswerTheSameQuestionTheSecondIsAskedToLookAgain() {
    TableLink here = games.begin(START);
    var view = new Watched(here).until("the start", LiveGamesTest::seesTheStart);
    TableLink there = Objects.requireNonNull(games.join());
    String endTurn = start(view, "turn.end");
    var both =
        List.of(here.say(view.moment(), endTurn), there.say(view.moment(), endTurn)).stream()
            .map(it -> it.orTimeout(60, TimeUnit.SECONDS).join())
            .toList();
    assertTrue(both.getFirst().taken());
    assertEquals(
        new TableLink.Answer(false, "The game has moved on meanwhile: look, and tap again."),
        both.getLast());
  }

  @Test
  void theGameThatIsPlayedGoesOnWhereItIsIfItIsAskedFor() {
    var display = new Watched(games.begin(START));
    var view = display.until("the start", LiveGamesTest::seesTheStart);
    var again = new Watched(games.resume(games.list().getFirst().id()));
    assertEquals("playing", again.until("the table", _ -> true).phase());
    display.say(start(view, "turn.end"));
    again.until("what the other display said", it -> it.back() == 1);
  }

  @Test
  void whereNothingIsPlayedNobodyJoins() {
    assertNull(games.join());
  }

  @Test
  void aGameThatMadeRoomRefusesWhatIsStillSaid() {
    TableLink before = games.begin(START);
    games.begin(START);
    var answer =
        before
            .say(0, InputJson.write(new SessionInput.Undo(1)))
            .orTimeout(60, TimeUnit.SECONDS)
            .join();
    assertFalse(answer.taken());
    assertFalse(answer.sentence().isBlank());
  }

  @Test
  void lightsShineWhatIsAskedFor() {
    games.spotlight().shine("stern");
    var map = LedMap.ofReferenceTable();
    var led = map.at(LedPlace.STERN).getFirst().number();
    boolean lit = rig.ask(table -> isLitWithin(table, led, 600));
    assertTrue(lit);
  }
}

package org.dradis.rules.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.NewCaprica;
import org.dradis.rules.board.Objective;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.drawn.SeatedCrew;
import org.dradis.rules.event.Reminder;
import org.dradis.rules.input.Command;
import org.dradis.rules.play.Rejection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NewCharacterTest {
  @ParameterizedTest
  @ValueSource(strings = {"Cavil", "Sharon \"Athena\" Agathon", "Nobody", "Gaius Baltar"})
  @Rule("EX-2")
  void onlyOneOfTheHumansComes(String who) {
    assertEquals(Rejection.Code.NO_SUCH_CHARACTER, refused("Adama\nTigh", who));
  }

  @ParameterizedTest
  @ValueSource(strings = {"human", "cylon", "executed"})
  @Rule("EX-2")
  void nobodyWhoIsOrWasInTheGameComes(String state) {
    assertEquals(
        Rejection.Code.PERSON_WAS_IN_THE_GAME,
        refused("Adama\nTigh: " + state, SeatedCrew.name("Tigh")));
  }

  @Test
  @Rule("EX-2")
  void theExecutedDoNotComeBack() {
    assertEquals(Rejection.Code.PERSON_WAS_IN_THE_GAME, refused("Adama", SeatedCrew.name("Adama")));
  }

  @ParameterizedTest
  @CsvSource({
    "Gaius Baltar (Support), Baltar (Political)",
    "Karl \"Helo\" Agathon (Pilot), Helo (Military)",
    "Lee Adama (Political Leader), Apollo",
    "Tom Zarek (Military Leader), Zarek (Political)",
  })
  @Rule("EX-2")
  void noOtherVersionOfAPersonComesEither(String who, String present) {
    assertEquals(
        Rejection.Code.PERSON_WAS_IN_THE_GAME, refused("Adama\n" + present + ": executed", who));
  }

  private static Rejection.Code refused(String seats, String newCharacter) {
    return SeatedCrew.of(seats)
        .refused(new Command.Execute(SeatedCrew.name("Adama"), false, newCharacter));
  }

  @Test
  @Rule("EX-2")
  void onceForAGameIsOnceForThePlayer() {
    assertEquals(
        List.of(Reminder.ONCE_PER_GAME_CARRIES_OVER, Reminder.START_WHERE_THE_SHEET_SAYS),
        remindersOf("Chief", 0));
  }

  @Test
  @Rule("EX-2")
  void withDaybreakNoNewMiracleTokenComes() {
    List<Reminder> reminders =
        SeatedCrew.of(GameOption.NONE.with(GameOption.DAYBREAK), "", "Adama\nTigh")
            .execute("Adama", "Chief")
            .reminders("Chief");
    assertTrue(reminders.contains(Reminder.NO_NEW_MIRACLE_TOKEN));
  }

  @Test
  @Rule("EX-2")
  void apolloStartsInALaunchedViper() {
    SeatedCrew crew =
        SeatedCrew.of(GameOption.NONE, "stern: 2 mk2", "Adama\nTigh").execute("Adama", "Apollo");
    String apollo = SeatedCrew.name("Apollo");
    assertTrue(crew.reminders("Apollo").contains(Reminder.START_IN_LAUNCHED_VIPER));
    assertEquals(
        Rejection.Code.NO_SUCH_PIECE,
        crew.refused(new Command.ManViper(Area.BOW, Craft.MK2, apollo)));
    crew.play(new Command.ManViper(Area.STERN, Craft.MK2, apollo));
    crew.game().shows("stern: mk2, " + apollo + " in mk2");
    assertEquals(
        Rejection.Code.ALREADY_FLYING,
        crew.refused(new Command.ManViper(Area.STERN, Craft.MK2, apollo)));
  }

  @Test
  @Rule("EX-2")
  void withNoneLaunchedApolloStartsOnTheHangarDeck() {
    String flying = "stern: " + SeatedCrew.name("Starbuck") + " in mk2";
    SeatedCrew crew =
        SeatedCrew.of(GameOption.NONE, flying, "Adama\nStarbuck").execute("Adama", "Apollo");
    assertTrue(crew.reminders("Apollo").contains(Reminder.START_IN_HANGAR_DECK));
  }

  @Test
  @Rule("EX-2")
  void boomerAfterTheSleeperPhaseStartsInTheBrig() {
    assertEquals(
        List.of(Reminder.ONCE_PER_GAME_CARRIES_OVER, Reminder.START_IN_BRIG),
        remindersOf("Boomer", 4));
  }

  @Test
  @Rule("EX-2")
  void boomerBeforeItBringsOneMoreHumanCard() {
    assertEquals(
        List.of(
            Reminder.ONCE_PER_GAME_CARRIES_OVER,
            Reminder.START_WHERE_THE_SHEET_SAYS,
            Reminder.ADD_ONE_HUMAN_CARD),
        remindersOf("Boomer", 3));
  }

  @Test
  @Rule({"EX-2", "NC-4"})
  void boomerOnNewCapricaStartsInDetention() {
    assertTrue(onNewCaprica("Boomer").contains(Reminder.START_IN_DETENTION));
  }

  @Test
  @Rule("EX-2")
  void baltarBeforeTheSleeperPhaseBringsAHumanCardAndDrawsOne() {
    assertEquals(
        List.of(
            Reminder.ONCE_PER_GAME_CARRIES_OVER,
            Reminder.START_WHERE_THE_SHEET_SAYS,
            Reminder.ADD_ONE_HUMAN_CARD,
            Reminder.DRAW_ONE_LOYALTY_CARD),
        remindersOf("Baltar (Political)", 3));
  }

  @ParameterizedTest
  @CsvSource({
    "Baltar (Political), 4",
    "Baltar (Support), 0",
    "Helo (Pilot), 0",
    "Zarek (Political), 0"
  })
  @Rule("EX-2")
  void othersBringNothing(String who, int distance) {
    assertEquals(
        List.of(Reminder.ONCE_PER_GAME_CARRIES_OVER, Reminder.START_WHERE_THE_SHEET_SAYS),
        remindersOf(who, distance));
  }

  @Test
  @Rule("EX-2")
  void heloTheOfficerMissesATurn() {
    assertTrue(remindersOf("Helo (Military)", 0).contains(Reminder.MISS_A_TURN));
  }

  @Test
  @Rule("EX-2")
  void zarekTheOfficerDrawsAMutinyCard() {
    assertTrue(remindersOf("Zarek (Military)", 0).contains(Reminder.DRAW_A_MUTINY_CARD));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Chief", "Apollo"})
  @Rule({"EX-2", "NC-4"})
  void onNewCapricaOneStartsInResistanceHq(String who) {
    assertTrue(onNewCaprica(who).contains(Reminder.START_IN_RESISTANCE_HQ));
  }

  private static List<Reminder> remindersOf(String newCharacter, int distance) {
    return SeatedCrew.of("Adama\nTigh")
        .but(
            board ->
                board.with(board.voyage().withObjective(Objective.KOBOL).withDistance(distance)))
        .execute("Adama", newCharacter)
        .reminders(newCharacter);
  }

  private static List<Reminder> onNewCaprica(String newCharacter) {
    return SeatedCrew.of(GameOption.NONE, "stern: mk2", "Adama\nTigh")
        .but(
            board ->
                board
                    .with(board.voyage().withObjective(Objective.NEW_CAPRICA).withDistance(7))
                    .with(new NewCaprica(false, List.of(), List.of(), List.of())))
        .execute("Adama", newCharacter)
        .reminders(newCharacter);
  }
}

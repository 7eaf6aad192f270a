package org.dradis.rules.setup;

import static org.dradis.rules.board.Expansion.DAYBREAK;
import static org.dradis.rules.board.Expansion.EXODUS;
import static org.dradis.rules.board.Expansion.PEGASUS;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.dradis.crew.PrintedRegister;
import org.dradis.rules.board.Crew;
import org.dradis.rules.board.Expansion;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Manifest;
import org.dradis.rules.board.Objective;
import org.dradis.rules.board.PlayerState;
import org.dradis.rules.board.StartPosition;
import org.dradis.rules.board.Title;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.drawn.SeatedCrew;
import org.dradis.rules.event.Reminder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SetUpTest {
  private static final GamePlan BASE = Plans.of("Adama, Roslin, Apollo");
  private static final GamePlan ALL =
      Plans.with("Adama, Roslin, Apollo, Athena", PEGASUS, EXODUS, DAYBREAK);

  @Test
  @Rule({"CO-10", "SU-1"})
  void theBoardIsTheStartPositionWithCrewTitlesAndObjective() {
    Setup setup = Plans.ready(BASE);
    Crew crew = setup.board().crew();
    assertEquals(
        StartPosition.of(GameOption.NONE, Manifest.UNKNOWN),
        setup.board().with(Crew.NONE).with(setup.board().voyage().withObjective(null)));
    assertEquals(Objective.KOBOL, setup.board().voyage().objective());
    assertEquals(PrintedRegister.get(), crew.register());
    assertEquals(SeatedCrew.name("Adama"), crew.titles().of(Title.ADMIRAL));
    assertEquals(SeatedCrew.name("Roslin"), crew.titles().of(Title.PRESIDENT));
    assertEquals(null, crew.titles().of(Title.CAG));
  }

  @Test
  @Rule("SU-1")
  void withCylonFleetThereIsACag() {
    Setup setup = Plans.ready(Plans.and(ALL, SetupOption.CYLON_FLEET));
    assertEquals(SeatedCrew.name("Apollo"), setup.board().crew().titles().of(Title.CAG));
    has(setup, Component.CAG_TITLE, 1, SeatedCrew.name("Apollo"));
  }

  @Test
  @Rule("LD-5")
  void aLeaderIsALeaderFromTheStartAndGetsNoLoyaltyCard() {
    Setup setup = Plans.ready(ALL);
    assertEquals(PlayerState.LEADER, setup.board().crew().players().getLast().state());
    assertEquals(0, setup.seats().getLast().loyaltyCards());
    assertEquals(0, setup.seats().getLast().loyaltyCardsAtSleeper());
  }

  @Test
  @Rule("LD-5")
  void withDaybreakTheLeaderGetsTwoMotivesNowAndTwoAtTheSleeperPhase() {
    Setup setup = Plans.ready(ALL);
    assertEquals(new LeaderCards(2, 2, null), setup.decks().leader());
    has(setup, Component.MOTIVE_CARD, 2, SeatedCrew.name("Athena"));
  }

  @ParameterizedTest
  @CsvSource({"4, FRIENDLY", "5, HOSTILE", "6, FRIENDLY", "7, HOSTILE"})
  @Rule("LD-5")
  void withPegasusTheLeaderGetsAnAgenda(int players, LeaderCards.Agenda agenda) {
    List<String> names =
        Plans.names("Cavil, Adama, Roslin, Apollo, Tigh, Zarek (Political), Boomer");
    Setup setup =
        Plans.ready(
            new GamePlan(
                names.subList(0, players),
                Expansion.BASE_GAME.with(PEGASUS),
                SetupOption.NONE,
                Objective.KOBOL));
    assertEquals(new LeaderCards(0, 0, agenda), setup.decks().leader());
    has(
        setup,
        agenda == LeaderCards.Agenda.FRIENDLY
            ? Component.FRIENDLY_AGENDA_CARD
            : Component.HOSTILE_AGENDA_CARD,
        1,
        "Cavil");
  }

  @Test
  @Rule("DB-1")
  void pegasusAndDaybreakAddTwoTreacheryCardsToDestiny() {
    assertEquals(10, destiny(BASE));
    assertEquals(10, destiny(Plans.with("Adama, Roslin, Apollo", EXODUS)));
    assertEquals(12, destiny(Plans.with("Adama, Roslin, Apollo", PEGASUS)));
    assertEquals(12, destiny(Plans.with("Adama, Roslin, Apollo", DAYBREAK)));
    assertEquals(12, destiny(ALL));
  }

  private static int destiny(GamePlan plan) {
    Decks decks = Plans.ready(plan).decks();
    assertEquals(decks.destinyCards() - 10, decks.treacheryInDestiny());
    return decks.destinyCards();
  }

  @Test
  @Rule("DB-1")
  void anyExpansionLimitsTheQuorumHandToTen() {
    assertEquals(null, Plans.ready(BASE).decks().quorumHandLimit());
    for (Expansion expansion : List.of(PEGASUS, EXODUS, DAYBREAK)) {
      Setup setup = Plans.ready(Plans.with("Adama, Roslin, Apollo", expansion));
      assertEquals(10, setup.decks().quorumHandLimit());
    }
  }

  @Test
  @Rule("CO-10")
  void theShipsOfTheBaseGame() {
    Setup setup = Plans.ready(BASE);
    has(setup, Component.BASESTAR, 1, Place.BOW);
    has(setup, Component.BASESTAR, 1, Place.SUPPLY);
    has(setup, Component.RAIDER, 3, Place.BOW);
    has(setup, Component.RAIDER, 13, Place.SUPPLY);
    has(setup, Component.HEAVY_RAIDER, 4, Place.SUPPLY);
    has(setup, Component.CENTURION, 4, Place.SUPPLY);
    has(setup, Component.VIPER_MK2, 1, Place.PORT_QUARTER);
    has(setup, Component.VIPER_MK2, 1, Place.PORT_BOW);
    has(setup, Component.VIPER_MK2, 6, Place.RESERVES);
    has(setup, Component.RAPTOR, 4, Place.RESERVES);
    has(setup, Component.CIVILIAN_SHIP, 2, Place.STERN);
    has(setup, Component.CIVILIAN_SHIP, 10, Place.CIVILIAN_PILE);
    assertEquals(List.of(), places(setup, Component.VIPER_MK7));
    assertEquals(List.of(), places(setup, Component.ASSAULT_RAPTOR));
  }

  @Test
  @Rule({"CO-5", "SU-4"})
  void theAdmiralGetsTheNukesAndExodusAThirdBesideTheBoard() {
    Setup base = Plans.ready(BASE);
    has(base, Component.NUKE, 2, SeatedCrew.name("Adama"));
    assertEquals(List.of(Place.PLAYER), places(base, Component.NUKE));
    has(Plans.ready(ALL), Component.NUKE, 1, Place.BESIDE_THE_BOARD);
  }

  @Test
  @Rule({"CO-2", "CA-3"})
  void cylonFleetHasItsOwnBoardShipsAndTrackAndNoAttackCards() {
    Setup setup = Plans.ready(Plans.and(ALL, SetupOption.CYLON_FLEET));
    has(setup, Component.CYLON_FLEET_BOARD, 1, Place.TABLE);
    has(setup, Component.PURSUIT_MARKER, 1, Place.START_OF_TRACK);
    has(setup, Component.VIPER_MK2, 4, Place.RESERVES);
    has(setup, Component.VIPER_MK7, 4, Place.DAMAGED_BOX);
    has(setup, Component.RAIDER, 17, Place.SUPPLY);
    has(setup, Component.ATTACK_CARDS, 1, Place.BOX);
    has(setup, Component.MINING_ASTEROID_CARD, 1, Place.BOX);
    assertEquals(List.of(), places(setup, Component.SCAR_TOKEN));
  }

  @Test
  @Rule({"CO-3", "CO-6", "CO-9"})
  void theExpansionsBringTheirBoardsAndTokens() {
    Setup setup = Plans.ready(Plans.to(ALL, Objective.NEW_CAPRICA));
    has(setup, Component.PEGASUS_BOARD, 1, Place.TABLE);
    has(setup, Component.PEGASUS_DAMAGE_TOKEN, 4, Place.FACE_DOWN_POOL);
    has(setup, Component.SCAR_TOKEN, 1, Place.BESIDE_THE_BOARD);
    has(setup, Component.NEW_CAPRICA_BOARD, 1, Place.BESIDE_THE_BOARD);
    has(setup, Component.OCCUPATION_FORCE, 4, Place.BESIDE_THE_BOARD);
    has(setup, Component.ASSAULT_RAPTOR, 1, Place.RESERVES);
    has(setup, Component.ASSAULT_RAPTOR, 3, Place.BESIDE_THE_BOARD);
    has(setup, Component.MUTINY_DECK, 1, Place.BESIDE_THE_BOARD);
  }

  @Test
  @Rule("CO-7")
  void theIonianNebulaBringsTwoBasestarTokens() {
    has(Plans.ready(BASE), Component.BASESTAR_DAMAGE_TOKEN, 4, Place.FACE_DOWN_POOL);
    has(
        Plans.ready(Plans.to(ALL, Objective.IONIAN_NEBULA)),
        Component.BASESTAR_DAMAGE_TOKEN,
        6,
        Place.FACE_DOWN_POOL);
  }

  @Test
  @Rule("CO-8")
  void theDials() {
    Setup setup = Plans.ready(BASE);
    has(setup, Component.FUEL_DIAL, 8, Place.DIAL);
    has(setup, Component.FOOD_DIAL, 8, Place.DIAL);
    has(setup, Component.MORALE_DIAL, 10, Place.DIAL);
    has(setup, Component.POPULATION_DIAL, 12, Place.DIAL);
  }

  @Test
  @Rule("EX-2")
  void specialStartsAreSaidForTheFirstCharactersToo() {
    List<Seat> seats =
        Plans.ready(Plans.with("Apollo, Helo (Military), Zarek (Political), Roslin", DAYBREAK))
            .seats();
    assertEquals(List.of(Reminder.START_IN_LAUNCHED_VIPER), seats.get(0).reminders());
    assertEquals(List.of(Reminder.MISS_A_TURN), seats.get(1).reminders());
    assertEquals(List.of(), seats.get(2).reminders());
  }

  private static void has(Setup setup, Component component, int count, Place place) {
    SetupItem item = new SetupItem(component, count, place, null);
    assertTrue(setup.items().contains(item), () -> item + " is not in " + setup.items());
  }

  private static void has(Setup setup, Component component, int count, String character) {
    SetupItem item = new SetupItem(component, count, Place.PLAYER, character);
    assertTrue(setup.items().contains(item), () -> item + " is not in " + setup.items());
  }

  private static List<Place> places(Setup setup, Component component) {
    return setup.items().stream()
        .filter(item -> item.component() == component)
        .map(SetupItem::place)
        .toList();
  }
}

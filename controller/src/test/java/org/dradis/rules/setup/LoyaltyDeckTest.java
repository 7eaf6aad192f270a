package org.dradis.rules.setup;

import static org.dradis.rules.board.Expansion.DAYBREAK;
import static org.dradis.rules.board.Expansion.EXODUS;
import static org.dradis.rules.board.Expansion.PEGASUS;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.dradis.crew.PrintedRegister;
import org.dradis.rules.board.Expansion;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.setup.LoyaltyDeck.LateCard;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LoyaltyDeckTest {
  /** Three to six players of the base game, without Baltar and Boomer. */
  private static final List<String> BASE =
      List.of("Roslin", "Adama", "Starbuck", "Zarek (Political)", "Tigh", "Apollo");

  private static String players(int count, String... others) {
    return Stream.concat(Arrays.stream(others), BASE.stream())
        .limit(count)
        .collect(Collectors.joining(", "));
  }

  @ParameterizedTest
  @CsvSource({"3, 1, 5, false", "4, 1, 6, true", "5, 2, 8, false", "6, 2, 9, true"})
  @Rule("LD-1")
  void theBaseGame(int players, int cylon, int human, boolean sympathizer) {
    LoyaltyDeck deck = deck(Plans.of(players(players)));
    assertEquals(cylon, deck.cylon());
    assertEquals(human, deck.human());
    assertEquals(sympathizer ? LateCard.SYMPATHIZER : null, deck.joinsAfterFirstDeal());
    assertFalse(deck.mutineer());
  }

  @ParameterizedTest
  @CsvSource({"4, 1, 5", "5, 1, 7", "6, 2, 8", "7, 2, 10"})
  @Rule("LD-2")
  void withALeaderThereIsNoSympathizer(int players, int cylon, int human) {
    LoyaltyDeck deck = deck(Plans.with(players(players, "Cavil"), PEGASUS));
    assertEquals(new LoyaltyDeck(cylon, human, false, null, false), deck);
  }

  @ParameterizedTest
  @CsvSource({"3, 1, 5, false", "4, 1, 7, true", "5, 2, 8, false", "6, 2, 10, true"})
  @Rule("LD-3")
  void withDaybreakTheMutineerIsInFromTheStart(
      int players, int cylon, int human, boolean mutineer) {
    LoyaltyDeck deck = deck(Plans.with(players(players), DAYBREAK));
    assertEquals(new LoyaltyDeck(cylon, human, mutineer, null, false), deck);
    assertEquals(cylon + human + (mutineer ? 1 : 0), deck.size());
  }

  @ParameterizedTest
  @CsvSource({"4, 1, 5, false", "5, 1, 7, true", "6, 2, 8, false", "7, 2, 10, true"})
  @Rule("LD-3")
  void withDaybreakAndALeader(int players, int cylon, int human, boolean mutineer) {
    assertEquals(
        new LoyaltyDeck(cylon, human, mutineer, null, false),
        deck(Plans.with(players(players, "Doral"), DAYBREAK)));
  }

  @Test
  @Rule("LD-3")
  void daybreaksTableWinsOverPegasusToo() {
    assertEquals(
        new LoyaltyDeck(1, 7, true, null, false),
        deck(Plans.with(players(5, "Cavil"), PEGASUS, DAYBREAK)));
  }

  @Test
  @Rule({"LD-4", "LD-6"})
  void exodusAddsAHumanCardAndKeepsTheUnusedOnesAsADeck() {
    assertEquals(new LoyaltyDeck(1, 6, false, null, true), deck(Plans.with(players(3), EXODUS)));
  }

  @Test
  @Rule("LD-6")
  void otherwiseTheUnusedCardsGoBackUnseen() {
    Setup setup = Plans.ready(Plans.of(players(3)));
    assertFalse(setup.decks().loyalty().unusedHumansStay());
    assertTrue(
        setup.items().contains(new SetupItem(Component.UNUSED_HUMAN_CARDS, 1, Place.BOX, null)));
  }

  @Test
  @Rule("LD-4")
  void baltarAndBoomerAddAHumanCardEach() {
    assertEquals(6, deck(Plans.of("Baltar (Political), Adama, Starbuck")).human());
    assertEquals(6, deck(Plans.of("Roslin, Adama, Boomer")).human());
    assertEquals(7, deck(Plans.of("Baltar (Political), Adama, Boomer")).human());
    assertEquals(8, deck(Plans.with("Baltar (Political), Adama, Boomer", EXODUS)).human());
  }

  @Test
  @Rule("LD-4")
  void baltarInSupportAddsNone() {
    assertEquals(5, deck(Plans.with("Baltar (Support), Adama, Starbuck", DAYBREAK)).human());
  }

  @Test
  @Rule("LD-4")
  void baltarIsDealtTwoCardsAndBoomerTwoAtTheSleeperPhase() {
    List<Seat> seats = Plans.ready(Plans.of("Baltar (Political), Adama, Boomer")).seats();
    assertEquals(List.of(2, 1, 1), seats.stream().map(Seat::loyaltyCards).toList());
    assertEquals(List.of(1, 1, 2), seats.stream().map(Seat::loyaltyCardsAtSleeper).toList());
  }

  @Test
  @Rule({"LD-1", "LD-2", "LD-3", "LD-4"})
  void theDeckIsEnoughForBothDeals() {
    for (Expansion[] boxes :
        new Expansion[][] {{PEGASUS}, {DAYBREAK, PEGASUS}, {EXODUS, PEGASUS}}) {
      for (int players = 3; players <= 7; players++) {
        for (String[] first :
            new String[][] {
              {}, {"Cavil"}, {"Boomer"}, {"Cavil", "Boomer"}, {"Baltar (Political)"}
            }) {
          GamePlan plan = Plans.with(players(players, first), boxes);
          if (plan.characters().size() == players && isAllowed(plan)) {
            Setup setup = Plans.ready(plan);
            int dealt =
                setup.seats().stream()
                    .mapToInt(seat -> seat.loyaltyCards() + seat.loyaltyCardsAtSleeper())
                    .sum();
            LoyaltyDeck deck = setup.decks().loyalty();
            int cards = deck.size() + (deck.joinsAfterFirstDeal() == null ? 0 : 1);
            assertTrue(cards >= dealt, () -> plan + ": " + deck);
          }
        }
      }
    }
  }

  private static boolean isAllowed(GamePlan plan) {
    return new CheckPlan(plan, PrintedRegister.get()).refusals().isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"4", "6"})
  @Rule("LD-6")
  void theSympatheticCylonTakesTheSympathizersPlace(int players) {
    GamePlan plan = Plans.and(Plans.with(players(players), PEGASUS), SetupOption.SYMPATHETIC_CYLON);
    assertEquals(LateCard.SYMPATHETIC_CYLON, deck(plan).joinsAfterFirstDeal());
  }

  @Test
  @Rule("LD-6")
  void whereThereIsNoSympathizerThereIsNoSympatheticCylon() {
    for (GamePlan plan :
        List.of(
            Plans.with(players(5), PEGASUS),
            Plans.with(players(5, "Cavil"), PEGASUS),
            Plans.with(players(4), PEGASUS, DAYBREAK))) {
      LoyaltyDeck deck = deck(Plans.and(plan, SetupOption.SYMPATHETIC_CYLON));
      assertEquals(null, deck.joinsAfterFirstDeal());
    }
  }

  private static LoyaltyDeck deck(GamePlan plan) {
    return Plans.ready(plan).decks().loyalty();
  }
}

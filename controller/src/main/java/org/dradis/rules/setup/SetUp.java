package org.dradis.rules.setup;

import java.util.ArrayList;
import java.util.List;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CharacterSheet;
import org.dradis.rules.board.Crew;
import org.dradis.rules.board.Manifest;
import org.dradis.rules.board.Player;
import org.dradis.rules.board.PlayerState;
import org.dradis.rules.board.Register;
import org.dradis.rules.board.StartPosition;
import org.dradis.rules.board.Title;
import org.dradis.rules.execution.SpecialStart;
import org.dradis.rules.titles.StartingTitles;

/** Sets up a game: from what the players want to everything that they need to begin. */
public final class SetUp {
  private SetUp() {}

  /** Sets up the game, or says everything that stands against it. */
  public static SetupResult of(GamePlan plan, Register register, Manifest manifest) {
    List<Refusal> refusals = new CheckPlan(plan, register).refusals();
    return refusals.isEmpty()
        ? new SetupResult.Ready(ready(plan, register, manifest))
        : new SetupResult.Refused(refusals);
  }

  private static Setup ready(GamePlan plan, Register register, Manifest manifest) {
    Board board = board(plan, register, manifest);
    List<Seat> seats = new ArrayList<>();
    boolean leader = false;
    for (Player player : board.crew().players()) {
      seats.add(seat(board, player));
      leader |= player.state() == PlayerState.LEADER;
    }
    Decks decks = Decks.of(plan, leader);
    return new Setup(plan, board, seats, decks, SetupList.of(plan, board, seats, decks));
  }

  private static Board board(GamePlan plan, Register register, Manifest manifest) {
    List<Player> players = new ArrayList<>();
    for (String character : plan.characters()) {
      CharacterSheet sheet = register.find(character);
      Player player = Player.human(character);
      players.add(sheet != null && sheet.isLeader() ? player.in(PlayerState.LEADER) : player);
    }
    Board board = StartPosition.of(plan.boardOptions(), manifest);
    board = board.with(board.voyage().withObjective(plan.objective()));
    Crew crew = Crew.NONE.with(register).withPlayers(players);
    return board.with(crew.with(StartingTitles.of(board.with(crew))));
  }

  private static Seat seat(Board board, Player player) {
    String character = player.character();
    boolean leader = player.state() == PlayerState.LEADER;
    List<Title> titles = new ArrayList<>();
    for (Title title : Title.values()) {
      if (board.crew().titles().holds(character, title)) {
        titles.add(title);
      }
    }
    return new Seat(
        character,
        leader,
        titles,
        loyaltyCards(leader, character.equals(CharacterSheet.BALTAR)),
        loyaltyCards(leader, character.equals(CharacterSheet.BOOMER)),
        SpecialStart.atTheStart(character));
  }

  /** Baltar is dealt two cards at the start, Boomer two at the sleeper phase (LD-4). */
  private static int loyaltyCards(boolean leader, boolean two) {
    return leader ? 0 : two ? 2 : 1;
  }
}

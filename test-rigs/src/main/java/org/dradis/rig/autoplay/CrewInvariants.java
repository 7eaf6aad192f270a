package org.dradis.rig.autoplay;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CardInPlay;
import org.dradis.rules.board.Crew;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.PilotedCraft;
import org.dradis.rules.board.Player;
import org.dradis.rules.board.PlayerState;
import org.dradis.rules.board.Special;
import org.dradis.rules.board.Title;
import org.dradis.rules.board.Until;
import org.dradis.rules.input.Command;
import org.jspecify.annotations.Nullable;

/** Who sits where and holds what (SU), and which cards lie on the table (CA-2). */
final class CrewInvariants {
  private static final List<Title> TITLES = List.of(Title.values());

  private CrewInvariants() {}

  static void check(Beat beat) {
    Board board = beat.after();
    Crew crew = board.crew();
    int mutineers = 0;
    List<Player> players = crew.players();
    for (int i = 0; i < players.size(); i++) {
      String character = players.get(i).character();
      mutineers += players.get(i).mutineer() ? 1 : 0;
      for (int j = 0; j < i; j++) {
        Broken.unless(!players.get(j).character().equals(character), character + " is there twice");
      }
    }
    Broken.unless(mutineers <= 1, mutineers + " Mutineers");
    if (board.outcome() == null) {
      for (Title title : TITLES) {
        checkHolder(board, title, crew.titles().of(title));
        checkBrig(beat, title);
      }
    }
    checkPilots(board);
    checkCards(board);
  }

  private static void checkHolder(Board board, Title title, @Nullable String holder) {
    if (holder == null) {
      return;
    }
    Crew crew = board.crew();
    Player player = crew.find(holder);
    Broken.unless(
        player != null && player.state().isHumanPlayer(), holder + " cannot be " + title.word());
    Broken.unless(
        title != Title.CAG || board.plays(GameOption.CYLON_FLEET), "a CAG without the option");
  }

  /**
   * In the Brig only while all are there (SU-2), or all but the Mutineer who just lost it. A new
   * character may come meanwhile and changes nothing, until somebody leaves the Brig. Detention
   * takes no title (SU-3), and those it held stay after the return.
   */
  private static void checkBrig(Beat beat, Title title) {
    Board before = beat.before();
    Board after = beat.after();
    boolean wasThere = holdsInBrig(before, title);
    boolean settled = wasThere && !(beat.input() instanceof Command.Release);
    Broken.unless(
        settled || after.newCaprica() != null || !holdsInBrig(after, title) || !anyFree(after),
        after.crew().titles().of(title) + " is " + title.word() + " in the Brig, others are free");
  }

  private static boolean holdsInBrig(Board board, Title title) {
    String holder = board.crew().titles().of(title);
    Player player = holder == null ? null : board.crew().find(holder);
    return player != null && player.state() == PlayerState.BRIG && title.isLostInBrig();
  }

  private static boolean anyFree(Board board) {
    for (Player player : board.crew().players()) {
      boolean outside =
          player.state() == PlayerState.HUMAN || player.state() == PlayerState.SICKBAY;
      if (outside && !player.mutineer()) {
        return true;
      }
    }
    return false;
  }

  private static void checkPilots(Board board) {
    for (Area area : Area.RING) {
      for (PilotedCraft piloted : board.at(area).piloted()) {
        Broken.unless(
            board.areaOf(piloted.pilot()) == area, piloted.pilot() + " flies in two areas");
        Player player = board.crew().find(piloted.pilot());
        Broken.unless(
            player == null || player.state() == PlayerState.HUMAN,
            piloted.pilot() + " flies and is not free");
      }
    }
  }

  private static void checkCards(Board board) {
    int place = -1;
    boolean scar = false;
    for (CardInPlay card : board.cards()) {
      Broken.unless(card.place() > place, "cards in play out of order, or twice");
      Broken.unless(card.until() != Until.NOW, card.name() + " stays in play");
      place = card.place();
      scar |= card.special() == Special.SCAR;
    }
    Broken.unless(
        board.cards().isEmpty() || !board.plays(GameOption.CYLON_FLEET),
        "attack cards with cylon-fleet");
    boolean token = board.areaOfScar() != null;
    Broken.unless(scar == token, scar ? "Scar's card without Scar" : "Scar without the card");
  }
}

package org.dradis.rules.properties;

import java.util.ArrayList;
import java.util.List;
import org.dradis.cards.AttackDeck;
import org.dradis.crew.PrintedRegister;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.AttackCard;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CardInPlay;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.CraftCount;
import org.dradis.rules.board.Crew;
import org.dradis.rules.board.Hangar;
import org.dradis.rules.board.PilotedCraft;
import org.dradis.rules.board.Player;
import org.dradis.rules.board.PlayerState;
import org.dradis.rules.board.Titles;
import org.dradis.rules.board.Until;

/** Craft, pilots, players, and the cards that lie beside the board. */
final class HumanPieces {
  /** The last two sort one way by code point and the other way by UTF-16 (R8). */
  static final List<String> PILOTS =
      List.of(
          "Lee \"Apollo\" Adama",
          "Kara \"Starbuck\" Thrace",
          "Sharon \"Boomer\" Valerii",
          "Karl \"Helo\" Agathon",
          "Samuel T. Anders",
          "\uD835\uDD6F Racetrack",
          "\uFF2B Hot Dog");

  /** Players of whom the lines of succession know something. */
  static final List<String> OFFICERS = List.of("William Adama", "Saul Tigh", "Laura Roslin");

  private static final List<CardInPlay> CARDS =
      AttackDeck.PRINTED.cards().stream()
          .filter(card -> card.until() != Until.NOW)
          .map(AttackCard::inPlay)
          .toList();

  private HumanPieces() {}

  static Board place(Luck luck, Board start) {
    List<Area> crowded = Positions.crowded(luck);
    List<String> pilots = new ArrayList<>(PILOTS);
    boolean lowReserves = luck.oneIn(3);
    Hangar hangar =
        new Hangar(CraftCount.NONE, CraftCount.NONE, CraftCount.NONE, Hangar.RAPTORS, 0);
    Board board = start;
    for (Craft craft : Craft.values()) {
      for (int i = 0; i < craft.limit(start.options()); i++) {
        Area area = luck.pick(crowded);
        switch (lowReserves ? luck.between(1, 5) : luck.below(6)) {
          case 1, 2 -> board = board.with(area, board.at(area).plusVipers(craft, 1));
          case 3 -> {
            PilotedCraft flown = new PilotedCraft(luck.pick(pilots), craft);
            boolean more = pilots.size() > 1 && pilots.remove(flown.pilot());
            board = more ? board.with(area, board.at(area).plusPiloted(flown)) : board;
            hangar = more ? hangar : hangar.plusReserves(craft, 1);
          }
          case 4 -> hangar = hangar.plusDestroyed(craft, 1);
          case 5 -> hangar = craft.canBeDamaged() ? hangar.plusDamaged(craft, 1) : hangar;
          default -> hangar = hangar.plusReserves(craft, 1);
        }
      }
    }
    int raptorsLost = luck.below(5);
    for (int i = 0; i < raptorsLost; i++) {
      hangar = hangar.loseRaptor();
    }
    return board.with(hangar);
  }

  static Board crew(Luck luck, Board board) {
    List<Player> players = new ArrayList<>();
    List<String> characters = new ArrayList<>(OFFICERS);
    characters.addAll(PILOTS);
    for (String character : characters) {
      if (luck.oneIn(2)) {
        PlayerState state =
            luck.oneIn(3) ? luck.pick(List.of(PlayerState.values())) : PlayerState.HUMAN;
        players.add(new Player(character, state, players.isEmpty() && luck.oneIn(4)));
      }
    }
    List<CardInPlay> cards = new ArrayList<>();
    for (CardInPlay card : CARDS) {
      if (luck.oneIn(4)) {
        cards.add(card);
      }
    }
    String admiral = players.isEmpty() ? null : players.getFirst().character();
    return board
        .with(new Crew(players, new Titles(admiral, admiral, null), PrintedRegister.get()))
        .withCards(List.copyOf(cards));
  }
}

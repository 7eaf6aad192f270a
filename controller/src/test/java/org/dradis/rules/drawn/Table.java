package org.dradis.rules.drawn;

import static org.dradis.rules.board.Until.CIVILIAN_OR_BASESTAR_DESTROYED;
import static org.dradis.rules.board.Until.NEXT_JUMP;
import static org.dradis.rules.board.Until.NEXT_JUMP_OR_BASESTAR_DESTROYED;
import static org.dradis.rules.board.Until.NEXT_JUMP_OR_NO_RAIDERS;
import static org.dradis.rules.board.Until.NEXT_JUMP_OR_SCAR_DESTROYED;

import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CardInPlay;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Civilians;
import org.dradis.rules.board.Crew;
import org.dradis.rules.board.Hangar;
import org.dradis.rules.board.Manifest;
import org.dradis.rules.board.NewCaprica;
import org.dradis.rules.board.Player;
import org.dradis.rules.board.Special;

/** What lies beside the board: attack cards in play, players, stacks. For {@link Game#but}. */
public final class Table {
  public static final CardInPlay AMBUSH = new CardInPlay(0, "Ambush", NEXT_JUMP, Special.AMBUSH);
  public static final CardInPlay CYLON_SWARM =
      new CardInPlay(3, "Cylon Swarm", NEXT_JUMP, Special.CYLON_SWARM);
  public static final CardInPlay THIRTY_THREE =
      new CardInPlay(9, "Thirty-Three", CIVILIAN_OR_BASESTAR_DESTROYED, Special.REMINDER);
  public static final CardInPlay DOGFIGHT =
      new CardInPlay(11, "Dogfight", NEXT_JUMP_OR_NO_RAIDERS, Special.DOGFIGHT);
  public static final CardInPlay SCAR =
      new CardInPlay(12, "Scar", NEXT_JUMP_OR_SCAR_DESTROYED, Special.REMINDER);
  public static final CardInPlay THE_GUARDIANS =
      new CardInPlay(13, "The Guardians", NEXT_JUMP, Special.THE_GUARDIANS);
  public static final CardInPlay HORNETS_NEST =
      new CardInPlay(17, "Hornet's Nest", NEXT_JUMP_OR_BASESTAR_DESTROYED, Special.REMINDER);
  public static final CardInPlay LOCKDOWN =
      new CardInPlay(18, "Lockdown", NEXT_JUMP_OR_BASESTAR_DESTROYED, Special.LOCKDOWN);

  private Table() {}

  public static UnaryOperator<Board> cards(CardInPlay... cards) {
    return board -> board.withCards(List.of(cards));
  }

  public static UnaryOperator<Board> players(Player... players) {
    return board -> board.with(Crew.NONE.withPlayers(List.of(players)));
  }

  public static UnaryOperator<Board> raptors(int left) {
    return board ->
        board.with(
            new Hangar(
                board.hangar().reserves(),
                board.hangar().damaged(),
                board.hangar().destroyed(),
                left,
                Hangar.RAPTORS - left));
  }

  /** Nobody has told what the civilian ships hold. */
  public static UnaryOperator<Board> faceDown() {
    return board -> board.with(new Civilians(board.civilians().lost(), Manifest.UNKNOWN));
  }

  /** The fleet is on New Caprica; stacks are words, top first. */
  public static UnaryOperator<Board> newCaprica(
      boolean returned, List<String> locked, List<String> prepared) {
    return board -> board.with(new NewCaprica(returned, ships(locked), ships(prepared), List.of()));
  }

  private static List<CivilianShip> ships(List<String> words) {
    return words.stream().map(word -> CivilianShip.valueOf(word.toUpperCase(Locale.ROOT))).toList();
  }

  /** All civilian ships but these, so that a pile can be emptied. */
  public static String allBut(String... words) {
    List<String> kept = List.of(words);
    return String.join(
        ", ",
        Stream.of(CivilianShip.values())
            .map(CivilianShip::word)
            .filter(word -> !kept.contains(word))
            .toList());
  }
}

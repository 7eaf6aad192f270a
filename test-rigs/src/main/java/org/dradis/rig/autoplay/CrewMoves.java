package org.dradis.rig.autoplay;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CharacterSheet;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Player;
import org.dradis.rules.board.PlayerState;
import org.dradis.rules.board.Title;
import org.dradis.rules.event.Reminder;
import org.dradis.rules.execution.NewCharacter;
import org.dradis.rules.input.Command;
import org.jspecify.annotations.Nullable;

/** What happens to the people at the table: Brig, titles, reveals, executions (SU, EX). */
final class CrewMoves {
  /** With fewer humans than this nobody is revealed any more, so that a game stays a game. */
  private static final int HUMANS_KEPT = 2;

  static final List<Move> ALL =
      List.of(
          CrewMoves::brig,
          CrewMoves::brig,
          CrewMoves::release,
          CrewMoves::release,
          CrewMoves::leaveSickbay,
          CrewMoves::leaveSickbay,
          CrewMoves::reveal,
          CrewMoves::revealSympathizer,
          CrewMoves::mutiny,
          CrewMoves::infiltrate,
          CrewMoves::stopInfiltrating,
          CrewMoves::execute,
          CrewMoves::executeCylon,
          CrewMoves::giveTitle,
          CrewMoves::manViper);

  private static final List<Title> TITLES = List.of(Title.values());

  private CrewMoves() {}

  private static List<String> those(Board board, Predicate<Player> who) {
    List<String> names = new ArrayList<>();
    for (Player player : board.crew().players()) {
      if (who.test(player)) {
        names.add(player.character());
      }
    }
    return names;
  }

  static List<String> in(Board board, PlayerState state) {
    return those(board, player -> player.state() == state);
  }

  static List<String> humans(Board board) {
    return those(board, player -> player.state().isHumanPlayer());
  }

  /** Pilots who could get into a craft. */
  static List<String> onDeck(Board board) {
    return those(
        board,
        player -> {
          CharacterSheet sheet = board.crew().register().find(player.character());
          return player.state() == PlayerState.HUMAN
              && sheet != null
              && sheet.flies()
              && board.areaOf(player.character()) == null;
        });
  }

  static @Nullable Command brig(Board board, Chance chance) {
    String who =
        Occasions.any(
            those(
                board,
                player ->
                    player.state() == PlayerState.HUMAN || player.state() == PlayerState.SICKBAY),
            chance);
    return who == null ? null : new Command.Brig(who);
  }

  static @Nullable Command release(Board board, Chance chance) {
    String who = Occasions.any(in(board, PlayerState.BRIG), chance);
    return who == null ? null : new Command.Release(who);
  }

  private static @Nullable Command leaveSickbay(Board board, Chance chance) {
    String who = Occasions.any(in(board, PlayerState.SICKBAY), chance);
    return who == null ? null : new Command.LeaveSickbay(who);
  }

  private static @Nullable Command reveal(Board board, Chance chance) {
    List<String> humans = humans(board);
    return humans.size() <= HUMANS_KEPT || !chance.oneIn(3)
        ? null
        : new Command.Reveal(chance.pick(humans));
  }

  private static @Nullable Command revealSympathizer(Board board, Chance chance) {
    List<String> humans = humans(board);
    return humans.size() <= HUMANS_KEPT || !chance.oneIn(3)
        ? null
        : new Command.RevealSympathizer(chance.pick(humans));
  }

  private static @Nullable Command mutiny(Board board, Chance chance) {
    String who = Occasions.any(humans(board), chance);
    return who == null ? null : new Command.MakeMutineer(who);
  }

  private static @Nullable Command infiltrate(Board board, Chance chance) {
    String who = Occasions.any(in(board, PlayerState.LEADER), chance);
    return who == null ? null : new Command.Infiltrate(who);
  }

  private static @Nullable Command stopInfiltrating(Board board, Chance chance) {
    String who = Occasions.any(in(board, PlayerState.INFILTRATING), chance);
    return who == null ? null : new Command.StopInfiltrating(who);
  }

  /** Without a new character only when really nobody is left (VC-1). */
  static @Nullable Command execute(Board board, Chance chance) {
    String who = Occasions.any(humans(board), chance);
    if (who == null) {
      return null;
    }
    List<String> coming = new ArrayList<>();
    for (CharacterSheet sheet : board.crew().register().sheets()) {
      if (NewCharacter.refusal(board, sheet.name()) == null) {
        coming.add(sheet.name());
      }
    }
    return new Command.Execute(who, false, Occasions.any(coming, chance));
  }

  private static @Nullable Command executeCylon(Board board, Chance chance) {
    boolean human = humans(board).size() > HUMANS_KEPT && chance.oneIn(3);
    List<String> cylons =
        those(
            board,
            player ->
                player.state() == PlayerState.CYLON
                    || player.state() == PlayerState.LEADER
                    || player.state() == PlayerState.INFILTRATING);
    String who = Occasions.any(human ? humans(board) : cylons, chance);
    return who == null ? null : new Command.Execute(who, true, null);
  }

  static @Nullable Command giveTitle(Board board, Chance chance) {
    Title title = chance.pick(TITLES);
    if (title == Title.CAG && !board.plays(GameOption.CYLON_FLEET)) {
      return null;
    }
    String who = Occasions.any(humans(board), chance);
    return who == null ? null : new Command.GiveTitle(title, who);
  }

  private static @Nullable Command manViper(Board board, Chance chance) {
    Area area = Occasions.area(chance, each -> board.at(each).vipers().total() > 0);
    String pilot = Occasions.any(onDeck(board), chance);
    return area == null || pilot == null
        ? null
        : new Command.ManViper(area, chance.pick(board.at(area).vipers().kinds()), pilot);
  }

  /** What the table was reminded of, if it is about the board, or null. */
  static @Nullable Command due(Reminder reminder, String character, Board board, Chance chance) {
    return switch (reminder) {
      case HAND_ON_MUTINEER_CARD -> mutiny(board, chance);
      case START_IN_BRIG, START_IN_DETENTION -> new Command.Brig(character);
      case START_IN_LAUNCHED_VIPER -> {
        Area area = Occasions.area(chance, each -> board.at(each).vipers().total() > 0);
        yield area == null
            ? null
            : new Command.ManViper(area, chance.pick(board.at(area).vipers().kinds()), character);
      }
      default -> null;
    };
  }
}

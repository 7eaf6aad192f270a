package org.dradis.session;

import java.util.ArrayList;
import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Option;
import org.dradis.rules.question.Question;
import org.jspecify.annotations.Nullable;

/**
 * An option as players see it. Face-down ships of one area are alike to everybody, so a choice
 * among civilian ships is one among areas, and which of them is meant is nothing to ask.
 */
public record Offer(String word, Option option) {
  public static List<Offer> of(Question question, Board board) {
    return switch (question) {
      case Question.RollDie _ -> List.of();
      case Question.DrawToken draw -> of(draw.options(), board);
      case Question.Choose choose -> of(choose.options(), board);
    };
  }

  private static List<Offer> of(List<? extends Option> options, Board board) {
    List<Offer> offers = new ArrayList<>();
    for (Option option : options) {
      String word = word(option, board);
      if (offers.stream().noneMatch(offer -> offer.word.equals(word))) {
        offers.add(new Offer(word, option));
      }
    }
    return offers;
  }

  private static String word(Option option, Board board) {
    if (option instanceof CivilianShip ship) {
      Area area = board.areaOf(ship);
      return area == null ? "civilian-ship" : area.word();
    }
    return option.word();
  }

  /** The only answer to a question about face-down ships that look alike, or null. */
  static @Nullable Option alike(Question question, Board board) {
    List<? extends Option> options =
        switch (question) {
          case Question.RollDie _ -> List.<Option>of();
          case Question.DrawToken draw -> draw.options();
          case Question.Choose choose -> choose.options();
        };
    if (options.isEmpty() || !(options.getFirst() instanceof CivilianShip)) {
      return null;
    }
    List<Offer> offers = of(options, board);
    return offers.size() == 1 ? offers.getFirst().option : null;
  }
}

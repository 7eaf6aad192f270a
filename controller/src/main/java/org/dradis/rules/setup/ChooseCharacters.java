package org.dradis.rules.setup;

import java.util.ArrayList;
import java.util.List;
import org.dradis.rules.board.CharacterSheet;
import org.dradis.rules.board.CharacterType;
import org.dradis.rules.board.Expansion;
import org.dradis.rules.board.PieceSet;
import org.dradis.rules.board.Register;
import org.jspecify.annotations.Nullable;

/** Who may be chosen, one player after the other (LD-5, LD-7). */
public final class ChooseCharacters {
  public static final int MOST_PLAYERS = 7;
  public static final int FEWEST_PLAYERS = 3;

  private final List<CharacterSheet> box = new ArrayList<>();
  private final List<CharacterSheet> chosen = new ArrayList<>();

  public ChooseCharacters(Register register, PieceSet<Expansion> expansions) {
    for (CharacterSheet sheet : register.sheets()) {
      if (expansions.has(sheet.expansion())) {
        box.add(sheet);
      }
    }
  }

  /** Takes a sheet out of the box, allowed or not. */
  public void take(CharacterSheet sheet) {
    chosen.add(sheet);
  }

  /** The sheets that the next player may take, in the order of the boxes. */
  public List<CharacterSheet> next() {
    List<CharacterSheet> next = new ArrayList<>();
    for (CharacterSheet sheet : box) {
      if (chosen.size() < MOST_PLAYERS && refusal(sheet) == null && !needsLeader(sheet)) {
        next.add(sheet);
      }
    }
    return next;
  }

  /** The seventh player is the leader, if nobody is yet (LD-5). */
  private boolean needsLeader(CharacterSheet sheet) {
    return chosen.size() == MOST_PLAYERS - 1 && !sheet.isLeader() && leader() == null;
  }

  /** Why the next player may not take this sheet, or null. */
  public @Nullable Refusal refusal(CharacterSheet sheet) {
    for (CharacterSheet other : chosen) {
      if (other.equals(sheet)) {
        return new Refusal(Refusal.Code.CHARACTER_TWICE, sheet.name() + " is chosen twice");
      }
      if (other.person().equals(sheet.person())) {
        return new Refusal(
            Refusal.Code.SAME_PERSON,
            other.name() + " and " + sheet.name() + " are the same person");
      }
    }
    CharacterSheet leader = leader();
    if (sheet.isLeader() && leader != null) {
      return new Refusal(
          Refusal.Code.TWO_LEADERS,
          "there is one Cylon leader at most, and " + leader.name() + " is one already");
    }
    int most = mostLeft();
    return sheet.type().isChosenEvenly() && left(sheet.type()) < most
        ? new Refusal(Refusal.Code.TYPE_OUT_OF_TURN, outOfTurn(sheet, most))
        : null;
  }

  private String outOfTurn(CharacterSheet sheet, int most) {
    StringBuilder types = new StringBuilder();
    for (CharacterType type : CharacterType.values()) {
      if (type.isChosenEvenly() && left(type) == most) {
        types.append(types.isEmpty() ? "" : " or ").append(type.word());
      }
    }
    return sheet.name()
        + " is "
        + sheet.type().word()
        + ", but the next character is "
        + types
        + " or support, because most sheets are left of these";
  }

  private @Nullable CharacterSheet leader() {
    for (CharacterSheet sheet : chosen) {
      if (sheet.isLeader()) {
        return sheet;
      }
    }
    return null;
  }

  private int mostLeft() {
    int most = 0;
    for (CharacterType type : CharacterType.values()) {
      if (type.isChosenEvenly()) {
        most = Math.max(most, left(type));
      }
    }
    return most;
  }

  /** Sheets of a type in the box; second versions of a chosen person count (LD-7). */
  private int left(CharacterType type) {
    int left = 0;
    for (CharacterSheet sheet : box) {
      if (sheet.type() == type && !chosen.contains(sheet)) {
        left++;
      }
    }
    return left;
  }
}

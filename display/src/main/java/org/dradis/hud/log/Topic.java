package org.dradis.hud.log;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.dradis.rules.board.Resource;
import org.dradis.session.Correction;
import org.dradis.view.BoardView;

/** What can be put right by hand. */
enum Topic {
  FUEL,
  FOOD,
  MORALE,
  POPULATION,
  JUMP,
  DISTANCE,
  NUKES,
  PURSUIT,
  SHIPS,
  DIE;

  private static final int DIAL = 15;
  private static final int BEFORE_AUTO_JUMP = 4;
  private static final int FARTHEST = 20;
  private static final int NUKES_WITH_EXODUS = 3;
  private static final int BEFORE_AUTO_ATTACK = 3;
  private static final int FACES = 8;

  /** What there is to put right in a game. */
  static List<Topic> of(BoardView board) {
    List<Topic> topics = new ArrayList<>(List.of(values()));
    if (!board.options().contains("cylon-fleet")) {
      topics.remove(PURSUIT);
    }
    return topics;
  }

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Whether it is a number that the game knows. */
  boolean isNumber() {
    return this != SHIPS && this != DIE;
  }

  int now(BoardView board) {
    return switch (this) {
      case FUEL, FOOD, MORALE, POPULATION -> board.dials().getOrDefault(word(), 0);
      case JUMP -> board.jump();
      case DISTANCE -> board.distance();
      case NUKES -> board.nukes();
      case PURSUIT -> board.pursuit();
      case SHIPS, DIE -> 0;
    };
  }

  int least() {
    return this == SHIPS || this == DIE ? 1 : 0;
  }

  int most() {
    return switch (this) {
      case FUEL, FOOD, MORALE, POPULATION -> DIAL;
      case JUMP -> BEFORE_AUTO_JUMP;
      case DISTANCE -> FARTHEST;
      case NUKES -> NUKES_WITH_EXODUS;
      case PURSUIT -> BEFORE_AUTO_ATTACK;
      case DIE -> FACES;
      case SHIPS -> 1;
    };
  }

  /** The correction of a number. */
  Correction to(int value) {
    return switch (this) {
      case FUEL, FOOD, MORALE, POPULATION -> new Correction.Dial(Resource.valueOf(name()), value);
      case JUMP, DISTANCE, NUKES, PURSUIT ->
          new Correction.Marker(Correction.Track.valueOf(name()), value);
      case DIE -> new Correction.Die(value);
      case SHIPS -> throw new IllegalStateException("ships have places");
    };
  }
}

package org.dradis.scenario;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.dradis.cards.AttackDeck;
import org.dradis.file.Field;
import org.dradis.file.Members;
import org.dradis.file.Words;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.AttackCard;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Boarding;
import org.dradis.rules.board.CardInPlay;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Civilians;
import org.dradis.rules.board.CylonFleet;
import org.dradis.rules.board.Dials;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Hangar;
import org.dradis.rules.board.Manifest;
import org.dradis.rules.board.Nukes;
import org.dradis.rules.board.Objective;
import org.dradis.rules.board.PieceSet;
import org.dradis.rules.board.Resource;
import org.dradis.rules.board.Ring;
import org.dradis.rules.board.SpaceArea;
import org.dradis.rules.board.Until;
import org.dradis.rules.board.Voyage;
import org.jspecify.annotations.Nullable;

/** Reads a board: defaults by R2, checks by R4. */
final class BoardReader {
  /** The fields of a board, in the order in which they come out. */
  static final List<String> FIELDS =
      List.of(
          "areas",
          "cylonFleet",
          "pursuit",
          "basestarDamage",
          "centurions",
          "reserves",
          "damaged",
          "destroyed",
          "galacticaDamage",
          "removedTokens",
          "pegasusDamage",
          "civiliansLost",
          "dials",
          "jump",
          "distance",
          "nukes",
          "players",
          "titles",
          "objective",
          "newCaprica",
          "activeCards",
          "outcome");

  private final PieceSet<GameOption> options;
  private final AttackDeck deck;
  private final Manifest manifest;
  private final PieceCount count;
  private final Members board;

  private BoardReader(
      Field field,
      PieceSet<GameOption> options,
      AttackDeck deck,
      Words<CivilianShip> ships,
      Manifest manifest) {
    this.options = options;
    this.deck = deck;
    this.manifest = manifest;
    this.count = new PieceCount(options, ships);
    this.board = field.members().only(FIELDS);
  }

  static Board read(Field field, PieceSet<GameOption> options, AttackDeck deck) {
    return new BoardReader(field, options, deck, Words.CIVILIAN, Manifest.SCENARIO).read();
  }

  /** Reads the board of a live game: ships go by opaque words, contents are not in it. */
  static Board readLive(Field field, PieceSet<GameOption> options, AttackDeck deck) {
    return new BoardReader(field, options, deck, Words.FACE_DOWN, Manifest.UNKNOWN).read();
  }

  private Board read() {
    Ring<SpaceArea> space = new AreasReader(count).read(board.get("areas"));
    CylonFleet fleet = new FleetReader(count).read(board.get("cylonFleet"), board.get("pursuit"));
    Hangar hangar = new HangarReader(count).read(board);
    count.check();
    Field outcome = board.getUnlessNull("outcome");
    return new Board(
        options,
        space,
        fleet,
        new DamageReader(count).read(board, basestars(space)),
        centurions(board.items("centurions")),
        hangar,
        new Civilians(count.civilians(board.get("civiliansLost")), manifest),
        dials(board.get("dials")),
        new Voyage(
            board.integer("jump", 0, Voyage.LAST_SPACE, 0),
            board.count("distance"),
            objective(board.getUnlessNull("objective")),
            false),
        board.integer("nukes", 0, Nukes.limit(options), Nukes.START),
        new CrewReader(count).read(board.items("players"), board.get("titles")),
        new NewCapricaReader(count).read(board.getUnlessNull("newCaprica")),
        cards(board.items("activeCards")),
        outcome == null ? null : Words.OUTCOME.read(outcome));
  }

  private static PieceSet<Basestar> basestars(Ring<SpaceArea> space) {
    PieceSet<Basestar> all = Basestar.NONE;
    for (Area area : Area.RING) {
      all = all.and(space.get(area).basestars());
    }
    return all;
  }

  private static Boarding centurions(List<Field> items) {
    Boarding track = Boarding.NONE;
    for (Field item : items) {
      track = track.plus(item.integer(0, Boarding.LAST_SPACE), 1);
      if (track.total() > Boarding.CENTURIONS) {
        throw item.wrong(items.size() + " centurions, the game has " + Boarding.CENTURIONS);
      }
    }
    return track;
  }

  private static Dials dials(@Nullable Field field) {
    if (field == null) {
      return Dials.START;
    }
    Members dials = field.members().only(Words.RESOURCE.all());
    return new Dials(
        dial(dials, Resource.FUEL),
        dial(dials, Resource.FOOD),
        dial(dials, Resource.MORALE),
        dial(dials, Resource.POPULATION));
  }

  private static int dial(Members dials, Resource resource) {
    return dials.integer(resource.word(), 0, Dials.MOST, resource.start());
  }

  private @Nullable Objective objective(@Nullable Field field) {
    if (field == null) {
      return null;
    }
    Objective objective = Words.OBJECTIVE.read(field);
    if (objective == Objective.IONIAN_NEBULA) {
      count.needs(GameOption.IONIAN_NEBULA, field);
    }
    return objective;
  }

  /** Cards in play, not held against the options (R4). */
  private List<CardInPlay> cards(List<Field> items) {
    List<CardInPlay> cards = new ArrayList<>(items.size());
    for (Field item : items) {
      AttackCard card = deck.find(item.text("the name of an attack card"));
      if (card == null) {
        throw item.wrong(
            "\""
                + item.text()
                + "\" is not an attack card that stays in play; those are "
                + Words.list(deck.lasting()));
      }
      if (card.until() == Until.NOW) {
        throw item.wrong(card.name() + " does not stay in play (R32)");
      }
      CardInPlay inPlay = card.inPlay();
      if (cards.contains(inPlay)) {
        throw item.wrong(card.name() + " is there twice");
      }
      cards.add(inPlay);
    }
    cards.sort(Comparator.comparingInt(CardInPlay::place));
    return List.copyOf(cards);
  }
}

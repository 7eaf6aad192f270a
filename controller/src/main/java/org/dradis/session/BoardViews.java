package org.dradis.session;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Boarding;
import org.dradis.rules.board.CardInPlay;
import org.dradis.rules.board.NewCaprica;
import org.dradis.rules.board.Objective;
import org.dradis.rules.board.Option;
import org.dradis.rules.board.PilotedCraft;
import org.dradis.rules.board.Resource;
import org.dradis.rules.board.Title;
import org.dradis.session.board.ByTheRules;
import org.dradis.session.board.PieceKind;
import org.dradis.session.board.Place;
import org.dradis.session.board.Standing;
import org.dradis.view.BoardView;
import org.dradis.view.CrewView;
import org.dradis.view.NewCapricaView;
import org.jspecify.annotations.Nullable;

/** Boards and crews as displays show them. */
final class BoardViews {
  private BoardViews() {}

  static BoardView of(Board board) {
    Area scar = board.areaOfScar();
    Objective objective = board.voyage().objective();
    return new BoardView(
        words(board.options()),
        places(ByTheRules.of(board)),
        pilots(board),
        scar == null ? null : scar.word(),
        dials(board),
        objective == null ? null : objective.word(),
        board.voyage().jump(),
        board.voyage().distance(),
        board.voyage().nextJumpWins(),
        board.nukes(),
        board.fleet().pursuit(),
        boarding(board),
        words(board.damage().galactica()),
        words(board.damage().removed()),
        words(board.damage().pegasus()),
        basestars(board),
        board.cards().stream().map(CardInPlay::name).toList(),
        planet(board.newCaprica()));
  }

  static CrewView crew(Board board) {
    Map<String, String> titles = new LinkedHashMap<>();
    for (Title title : Title.values()) {
      String holder = board.crew().titles().of(title);
      if (holder != null) {
        titles.put(title.word(), holder);
      }
    }
    return new CrewView(
        board.crew().players().stream()
            .map(it -> new CrewView.Member(it.character(), it.state().word(), it.mutineer()))
            .toList(),
        titles);
  }

  static Map<String, Map<String, Integer>> places(Standing standing) {
    Map<String, Map<String, Integer>> places = new LinkedHashMap<>();
    for (Place place : Place.values()) {
      Map<String, Integer> kinds = new LinkedHashMap<>();
      for (PieceKind kind : PieceKind.values()) {
        if (standing.at(place, kind) > 0) {
          kinds.put(kind.word(), standing.at(place, kind));
        }
      }
      if (!kinds.isEmpty()) {
        places.put(place.word(), kinds);
      }
    }
    return places;
  }

  private static Map<String, Integer> dials(Board board) {
    Map<String, Integer> dials = new LinkedHashMap<>();
    for (Resource resource : Resource.values()) {
      dials.put(resource.word(), board.dials().of(resource));
    }
    return dials;
  }

  private static List<Integer> boarding(Board board) {
    List<Integer> boarding = new ArrayList<>();
    for (int space = 0; space <= Boarding.LAST_SPACE; space++) {
      boarding.add(board.boarding().at(space));
    }
    return boarding;
  }

  private static List<BoardView.Base> basestars(Board board) {
    List<BoardView.Base> basestars = new ArrayList<>();
    for (Basestar basestar : Basestar.values()) {
      Area area = board.areaOf(basestar);
      if (area != null) {
        basestars.add(
            new BoardView.Base(basestar.word(), area.word(), words(board.damage().of(basestar))));
      }
    }
    return basestars;
  }

  private static List<BoardView.Pilot> pilots(Board board) {
    List<BoardView.Pilot> pilots = new ArrayList<>();
    for (Area area : Area.RING) {
      for (PilotedCraft craft : board.at(area).piloted()) {
        pilots.add(new BoardView.Pilot(craft.pilot(), craft.craft().word(), area.word()));
      }
    }
    return pilots;
  }

  private static @Nullable NewCapricaView planet(@Nullable NewCaprica planet) {
    if (planet == null) {
      return null;
    }
    List<Integer> forces = new ArrayList<>();
    for (int position = 0; position <= NewCaprica.LAST_POSITION; position++) {
      int space = position;
      forces.add((int) planet.occupation().stream().filter(it -> it == space).count());
    }
    return new NewCapricaView(
        planet.locked().size(), planet.prepared().size(), forces, planet.returned());
  }

  private static List<String> words(Iterable<? extends Option> pieces) {
    List<String> words = new ArrayList<>();
    for (Option piece : pieces) {
      words.add(piece.word());
    }
    return words;
  }
}

package org.dradis.rules.newcaprica;

import java.util.List;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.NewCaprica;
import org.dradis.rules.board.Numeral;
import org.dradis.rules.play.Choice;
import org.dradis.rules.play.Play;
import org.dradis.rules.question.Matter;

/** Occupation Authority: activate one force, then place one (NC-9). */
public record UseOccupationAuthority() implements OnNewCaprica {
  @Override
  public void play(Play play, NewCaprica newCaprica) {
    play.next(new PickForce(), new ForceEnters());
  }

  /** Which force moves, by position. */
  record PickForce() implements Choice<Numeral> {
    @Override
    public Matter matter(Board board) {
      return Matter.OCCUPATION_FORCE;
    }

    @Override
    public List<Numeral> options(Board board) {
      NewCaprica newCaprica = board.newCaprica();
      return newCaprica == null
          ? List.of()
          : newCaprica.occupation().stream().distinct().map(Numeral::new).toList();
    }

    @Override
    public void chosen(Play play, Numeral position) {
      play.next(new ForceMoves(position.value()));
    }
  }
}

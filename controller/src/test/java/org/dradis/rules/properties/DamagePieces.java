package org.dradis.rules.properties;

import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.BasestarToken;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Damage;
import org.dradis.rules.board.GalacticaToken;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.PegasusToken;

/** Damage tokens: no token twice, no basestar with three damage or away with a token. */
final class DamagePieces {
  private DamagePieces() {}

  static Board place(Luck luck, Board board) {
    Damage damage = Damage.NONE;
    for (BasestarToken token : BasestarToken.NONE.all()) {
      Basestar basestar = luck.pick(Basestar.NONE.all().list());
      boolean legal =
          board.areaOf(basestar) != null
              && (board.plays(GameOption.IONIAN_NEBULA) || !token.needsIonianNebula())
              && BasestarToken.damage(damage.of(basestar)) + token.damage() < 3;
      if (legal && luck.oneIn(3)) {
        damage = damage.with(basestar, damage.of(basestar).with(token));
      }
    }
    int often = luck.between(2, 5); // in how many tokens one is out
    for (GalacticaToken token : GalacticaToken.NONE.all()) {
      if (luck.oneIn(often) || (often == 2 && luck.oneIn(2))) {
        damage =
            token.isLocation()
                ? damage.withGalactica(damage.galactica().with(token))
                : damage.remove(token);
      }
    }
    for (PegasusToken token : PegasusToken.NONE.all()) {
      if (board.plays(GameOption.PEGASUS) && (luck.oneIn(3) || luck.oneIn(often))) {
        damage = damage.withPegasus(damage.pegasus().with(token));
      }
    }
    return board.with(damage);
  }
}

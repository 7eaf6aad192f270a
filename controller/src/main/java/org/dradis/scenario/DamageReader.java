package org.dradis.scenario;

import org.dradis.file.Field;
import org.dradis.file.Members;
import org.dradis.file.Words;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.BasestarToken;
import org.dradis.rules.board.Damage;
import org.dradis.rules.board.GalacticaToken;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.PegasusToken;
import org.dradis.rules.board.PieceSet;
import org.jspecify.annotations.Nullable;

/** Reads the damage tokens on basestars, Galactica and Pegasus. */
final class DamageReader {
  private final PieceCount count;
  private final OnePlace<BasestarToken> tokens = new OnePlace<>();

  DamageReader(PieceCount count) {
    this.count = count;
  }

  /** Reads the tokens of a board on whose areas these basestars stand. */
  Damage read(Members board, PieceSet<Basestar> basestars) {
    Damage damage = Damage.NONE;
    Field field = board.get("basestarDamage");
    if (field != null) {
      Members members = field.members().only(Words.BASESTAR.all());
      for (Basestar basestar : Basestar.values()) {
        Field list = members.get(basestar.word());
        damage = damage.with(basestar, basestar(list, basestars.has(basestar)));
      }
    }
    damage =
        damage.withGalactica(
            Words.pieces(board.get("galacticaDamage"), Words.LOCATION, GalacticaToken.NONE));
    for (GalacticaToken token :
        Words.pieces(board.get("removedTokens"), Words.RESOURCE_TOKEN, GalacticaToken.NONE)) {
      damage = damage.remove(token);
    }
    return damage.withPegasus(pegasus(board.get("pegasusDamage")));
  }

  private PieceSet<BasestarToken> basestar(@Nullable Field field, boolean onTheBoard) {
    PieceSet<BasestarToken> pieces = BasestarToken.NONE;
    if (field == null) {
      return pieces;
    }
    for (Field item : field.items()) {
      BasestarToken token = Words.BASESTAR_TOKEN.read(item);
      if (!onTheBoard) {
        throw item.wrong("this basestar is not on the main board");
      }
      if (token.needsIonianNebula()) {
        count.needs(GameOption.IONIAN_NEBULA, item);
      }
      tokens.claim(token, token.word(), item);
      pieces = pieces.with(token);
      if (BasestarToken.damage(pieces) >= BasestarToken.DESTROYED_AT) {
        throw item.wrong(
            "a basestar with " + BasestarToken.damage(pieces) + " damage is destroyed");
      }
    }
    return pieces;
  }

  private PieceSet<PegasusToken> pegasus(@Nullable Field field) {
    PieceSet<PegasusToken> pieces = Words.pieces(field, Words.PEGASUS_TOKEN, PegasusToken.NONE);
    if (field != null && !pieces.isEmpty()) {
      count.needs(GameOption.PEGASUS, field);
    }
    return pieces;
  }
}

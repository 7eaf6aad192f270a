package org.dradis.rules.board;

/** Every damage token that is out: on the basestars, on Galactica and on Pegasus. */
public record Damage(
    PieceSet<BasestarToken> b1,
    PieceSet<BasestarToken> b2,
    PieceSet<GalacticaToken> galactica,
    PieceSet<GalacticaToken> removed,
    PieceSet<PegasusToken> pegasus) {
  public static final Damage NONE =
      new Damage(
          BasestarToken.NONE,
          BasestarToken.NONE,
          GalacticaToken.NONE,
          GalacticaToken.NONE,
          PegasusToken.NONE);

  public PieceSet<BasestarToken> of(Basestar basestar) {
    return basestar == Basestar.B1 ? b1 : b2;
  }

  public Damage with(Basestar basestar, PieceSet<BasestarToken> now) {
    return basestar == Basestar.B1
        ? new Damage(now, b2, galactica, removed, pegasus)
        : new Damage(b1, now, galactica, removed, pegasus);
  }

  public Damage withGalactica(PieceSet<GalacticaToken> now) {
    return new Damage(b1, b2, now, removed, pegasus);
  }

  public Damage remove(GalacticaToken resource) {
    return new Damage(b1, b2, galactica, removed.with(resource), pegasus);
  }

  public Damage withPegasus(PieceSet<PegasusToken> now) {
    return new Damage(b1, b2, galactica, removed, now);
  }

  /** Tokens that can still be drawn for Galactica (CO-6). */
  public PieceSet<GalacticaToken> galacticaPool() {
    return GalacticaToken.NONE.all().minus(galactica).minus(removed);
  }

  public PieceSet<PegasusToken> pegasusPool() {
    return PegasusToken.NONE.all().minus(pegasus);
  }

  /** Tokens that can still be drawn for a basestar (CO-7). */
  public PieceSet<BasestarToken> basestarPool(boolean ionianNebula) {
    return BasestarToken.NONE
        .all()
        .minus(b1)
        .minus(b2)
        .only(token -> ionianNebula || !token.needsIonianNebula());
  }

  /** Four tokens destroy Pegasus for good (DM-7). */
  public boolean pegasusDestroyed() {
    return pegasus.size() == 4;
  }
}

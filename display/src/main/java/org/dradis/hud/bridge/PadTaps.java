package org.dradis.hud.bridge;

import java.util.Optional;
import org.dradis.box.Kind;
import org.dradis.box.Piece;
import org.dradis.hud.HudModel;
import org.dradis.hud.Words;
import org.dradis.hud.hardware.PieceWords;

/** What is laid on the tap pad: a card is shown, and of all else a sentence says why not. */
public final class PadTaps {
  private final HudModel hud;

  public PadTaps(HudModel hud) {
    this.hud = hud;
  }

  /** Something was laid on the pad; nothing if nobody knows its tag. */
  public void tapped(Optional<Piece> what) {
    Words words = Words.in(hud.settings().get().locale());
    if (what.isEmpty()) {
      hud.tell(words.of("bridge.pad.stranger"));
    } else if (what.get().kind() == Kind.CARD) {
      card(words, what.get().name());
    } else {
      hud.tell(words.of("bridge.pad.no-card", name(new PieceWords(words), what.get())));
    }
  }

  private void card(Words words, String name) {
    CardsModel.Tapped came = hud.cards().tapped(name);
    if (came != CardsModel.Tapped.SHOWN) {
      hud.tell(words.of("bridge.pad." + came.word(), name));
    }
  }

  /** Which of the ships it is must not be told of a face-down one. */
  private static String name(PieceWords words, Piece piece) {
    return piece.kind().isMiniature() ? words.kind(piece.kind()) : words.label(piece);
  }
}

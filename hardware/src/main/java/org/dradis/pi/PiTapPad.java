package org.dradis.pi;

import java.util.List;
import org.dradis.nfc.pn532.ChipTrouble;
import org.dradis.nfc.pn532.Patience;
import org.dradis.nfc.pn532.Pn532;
import org.dradis.nfc.pn532.Pn532Io;
import org.dradis.pace.Timeline;
import org.dradis.pace.Turnstile;
import org.dradis.port.Finding;
import org.dradis.port.TagId;
import org.dradis.port.TapPad;

/** The pad's chip, for several threads: one looks at a time. */
final class PiTapPad implements TapPad {
  private final Pn532 chip;
  private final Turnstile turn;

  PiTapPad(Pn532Io io, Timeline time) {
    this.chip = new Pn532(io, time, Patience.USUAL);
    this.turn = time.turnstile();
  }

  @Override
  public List<TagId> look() {
    turn.enter();
    try {
      return chip.look();
    } finally {
      turn.leave();
    }
  }

  List<Finding> health() {
    try {
      int tags = look().size();
      return List.of(
          Finding.good(
              "PN532 with firmware %s answers and sees %s."
                  .formatted(
                      chip.firmware(), tags == 0 ? "no tag" : tags == 1 ? "a tag" : "two tags")));
    } catch (ChipTrouble e) {
      return List.of(Finding.fault(Lines.words(e) + "."));
    }
  }
}

package org.dradis.rig.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.dradis.port.Colour;
import org.dradis.port.LedBoard;
import org.dradis.port.LedFrame;
import org.dradis.rig.chip.LedFault;
import org.dradis.rig.chip.Shine;
import org.dradis.rig.chip.VirtualStrip;
import org.junit.jupiter.api.Test;

/** What every LED board does. */
abstract class LedBoardContract {
  static final int SIZE = 120;

  private static final Colour RED = new Colour(200, 0, 0);
  private static final Colour TEAL = new Colour(0, 90, 120);

  /** A board, and the strip that one can see. */
  record Trial(LedBoard board, VirtualStrip strip) {

    List<Colour> seen() {
      return strip.shines().stream().map(it -> colour(it)).toList();
    }

    private static Colour colour(Shine shine) {
      return new Colour(shine.red(), shine.green(), shine.blue());
    }
  }

  abstract Trial trial();

  private static LedFrame rainbow() {
    var colours = new ArrayList<Colour>();
    for (int i = 0; i < SIZE; i++) {
      colours.add(new Colour(i % 20, (3 * i) % 20, (7 * i) % 20));
    }
    return LedFrame.of(colours);
  }

  private static List<Colour> colours(LedFrame frame) {
    var colours = new ArrayList<Colour>();
    for (int i = 0; i < frame.size(); i++) {
      colours.add(frame.colour(i));
    }
    return colours;
  }

  @Test
  void itHasTheStripsSize() {
    assertEquals(SIZE, trial().board().size());
  }

  @Test
  void whatIsShownShines() {
    var trial = trial();
    assertTrue(trial.board().show(rainbow()));
    assertEquals(colours(rainbow()), trial.seen());
  }

  @Test
  void aFrameThatIsShownAlreadyIsNotSent() {
    var trial = trial();
    trial.board().show(rainbow());
    assertFalse(trial.board().show(rainbow()));
    assertTrue(trial.board().show(rainbow().with(3, RED)));
    assertEquals(colours(rainbow().with(3, RED)), trial.seen());
  }

  @Test
  void afterABrownOutARefreshShowsTheFrameAgain() {
    var trial = trial();
    trial.board().show(rainbow());
    trial.strip().inject(new LedFault.BrownOut());
    assertEquals(colours(LedFrame.dark(SIZE)), trial.seen());
    trial.board().refresh();
    assertEquals(colours(rainbow()), trial.seen());
  }

  @Test
  void aFirstRefreshDarkensWhateverShone() {
    var trial = trial();
    trial.board().refresh();
    assertEquals(colours(LedFrame.dark(SIZE)), trial.seen());
  }

  @Test
  void aFrameOfAnotherSizeIsRefused() {
    assertThrows(
        IllegalArgumentException.class,
        () -> trial().board().show(LedFrame.filled(SIZE - 1, TEAL)));
  }

  @Test
  void aFrameThatWouldDrawTooMuchIsDimmed() {
    var trial = trial();
    trial.board().show(LedFrame.filled(SIZE, new Colour(255, 255, 255)));
    for (Colour colour : trial.seen()) {
      assertTrue(colour.red() > 0 && colour.red() < 255, colour::toString);
    }
  }
}

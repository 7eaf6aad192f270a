package org.dradis.app;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.dradis.port.Colour;
import org.dradis.port.Diagnosis;
import org.dradis.port.Finding;
import org.dradis.port.LedBoard;
import org.dradis.port.LedFrame;

/** Shows a pattern by which people see whether every LED does what it should. */
final class LightPattern {
  private static final long COLOUR_MILLIS = 1000;
  private static final long DOT_MILLIS = 40;
  private static final Colour WHITE = new Colour(255, 255, 255);

  private final Workshop workshop;
  private final LedBoard board;
  private final Consumer<String> tell;
  private final CtrlC ctrlC;

  LightPattern(Workshop workshop, LedBoard board, Consumer<String> tell, CtrlC ctrlC) {
    this.workshop = workshop;
    this.board = board;
    this.tell = tell;
    this.ctrlC = ctrlC;
  }

  Diagnosis run() {
    List<Finding> findings = new ArrayList<>();
    try {
      colours();
      dot();
      board.show(LedFrame.dark(board.size()));
      findings.add(
          Finding.good(
              "%d LEDs were told to shine red, green, blue and white, then one by one; only you can see whether they did."
                  .formatted(board.size())));
    } catch (OutputLost e) {
      throw e; // no fault of the lights
    } catch (RuntimeException e) {
      findings.add(Finding.fault(String.valueOf(e.getMessage())));
    }
    return new Diagnosis("test of the lights", findings);
  }

  private void colours() {
    Map<String, Colour> colours = new LinkedHashMap<>();
    colours.put("red", new Colour(255, 0, 0));
    colours.put("green", new Colour(0, 255, 0));
    colours.put("blue", new Colour(0, 0, 255));
    colours.put("white", WHITE);
    colours.forEach(
        (name, colour) ->
            show("All LEDs are " + name + ".", LedFrame.filled(board.size(), colour)));
  }

  private void dot() {
    tell.accept("A dot runs from LED 0 to LED " + (board.size() - 1) + ".");
    for (int led = 0; led < board.size() && !ctrlC.asked(); led++) {
      board.show(LedFrame.dark(board.size()).with(led, WHITE));
      workshop.pause(DOT_MILLIS);
    }
  }

  private void show(String sentence, LedFrame frame) {
    if (!ctrlC.asked()) {
      tell.accept(sentence);
      board.show(frame);
      workshop.pause(COLOUR_MILLIS);
    }
  }
}

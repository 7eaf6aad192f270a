package org.dradis.hud.simtable;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.text.Text;
import org.dradis.hud.Unbroken;
import org.dradis.rig.world.BoardPlan;
import org.dradis.rig.world.Outline;

/** What the parts of the table are called, in letters that do not shrink with it. */
final class PlaceLabels extends Pane {
  private static final PseudoClass ROOMY = PseudoClass.getPseudoClass("roomy");
  private static final Outline FLEET = Outline.rectangle(605, 52, 250, 40);
  private static final double SMALLEST = 9.5;
  private static final double ROOM = 0.95;
  private static final double INSET = 6;
  private static final double AREA_INSET = 20;
  private static final double SMALL_INSET = 4;
  private static final double SMALL = 100;

  private final Map<Label, Outline> outlines = new LinkedHashMap<>();

  PlaceLabels(PieceNames names) {
    setMouseTransparent(true);
    setManaged(false);
    for (TablePart part : TablePart.ALL) {
      label(names.print(part.word()), part.outline());
    }
    label(names.place("cylon-fleet"), FLEET);
    label(names.place("tap-pad"), BoardPlan.TAP_PAD);
  }

  private void label(String name, Outline outline) {
    Label label = new Label(name);
    label.getStyleClass().add("place");
    label.setWrapText(true);
    label.setManaged(false);
    outlines.put(label, outline);
    getChildren().add(label);
  }

  /** Puts them where the parts are drawn; what is too small for a word stays without. */
  void lay(TableScale scale) {
    outlines.forEach((label, outline) -> lay(scale, label, outline));
    boolean room =
        outlines.entrySet().stream()
            .filter(it -> isSmall(it.getValue()))
            .allMatch(it -> isWhole(it.getKey()));
    outlines.forEach(
        (label, outline) -> label.setVisible(isSmall(outline) ? room : isWhole(label)));
  }

  private static boolean isWhole(Label label) {
    return widest(label) <= label.getWidth();
  }

  private static boolean isSmall(Outline outline) {
    return outline.right() - outline.left() < SMALL;
  }

  private static void lay(TableScale scale, Label label, Outline outline) {
    boolean small = isSmall(outline);
    label.pseudoClassStateChanged(ROOMY, scale.factor() >= ROOM && !small);
    label.setStyle(null);
    label.applyCss();
    // Within the edge of a space area LEDs run.
    boolean lit = outline.right() < FLEET.left() && outline.bottom() < BoardPlan.TRAY.top();
    boolean large = outline.bottom() - outline.top() > SMALL;
    double inset = small ? SMALL_INSET : lit && large ? AREA_INSET : INSET;
    double width = (outline.right() - outline.left() - 2 * inset) * scale.factor();
    if (widest(label) > width && !small) {
      double size = Math.floor(label.getFont().getSize() * width / widest(label) * 10) / 10;
      label.setStyle(
          String.format(Locale.ROOT, "-fx-font-size: %.1fpx;", Math.max(SMALLEST, size)));
      label.applyCss();
    }
    label.resizeRelocate(
        scale.x(outline.left() + inset),
        scale.y(outline.top() + (large ? inset - 4 : 2)),
        width,
        label.prefHeight(width));
  }

  private static double widest(Label label) {
    double widest = 0;
    for (String word : Unbroken.parts(label.getText())) {
      Text text = new Text(word);
      text.setFont(label.getFont());
      widest = Math.max(widest, text.getLayoutBounds().getWidth());
    }
    return widest;
  }
}

package org.dradis.hud.shell;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import org.dradis.hud.Unbroken;

/** Looks whether words are broken where they should not, once they have been laid out. */
public final class WholeWords {
  private static final double ROUNDING = 0.5;

  /** Smaller letters cannot be read at arm's length. */
  static final double SMALLEST = 10;

  private WholeWords() {}

  /** Whether all words inside a node are whole. */
  public static boolean in(Node node) {
    if (!node.isManaged()) {
      return true;
    }
    if (node instanceof Labeled labeled) {
      return split(labeled).isEmpty();
    }
    return !(node instanceof Parent parent)
        || parent.getChildrenUnmodifiable().stream().allMatch(WholeWords::in);
  }

  /** The words of a control that it breaks. */
  public static List<String> split(Labeled labeled) {
    for (Node part : labeled.getChildrenUnmodifiable()) {
      if (part instanceof Text text && text.getWrappingWidth() > 0) {
        return Unbroken.parts(labeled.getText()).stream()
            .filter(it -> width(it, text.getFont()) > text.getWrappingWidth() + ROUNDING)
            .toList();
      }
    }
    return List.of();
  }

  /** Whether the letters of all targets inside a node are large enough. */
  public static boolean areReadable(Node node) {
    return smallest(node) >= SMALLEST;
  }

  private static double smallest(Node node) {
    if (node instanceof Labeled labeled) {
      return labeled.getStyleClass().contains("target") && !labeled.getText().isEmpty()
          ? labeled.getFont().getSize()
          : Double.MAX_VALUE;
    }
    return node instanceof Parent parent
        ? parent.getChildrenUnmodifiable().stream()
            .mapToDouble(WholeWords::smallest)
            .min()
            .orElse(Double.MAX_VALUE)
        : Double.MAX_VALUE;
  }

  private static double width(String word, Font font) {
    Text alone = new Text(word);
    alone.setFont(font);
    return alone.getLayoutBounds().getWidth();
  }
}

package org.dradis.hud.bridge;

import java.util.List;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;

/**
 * Letters as large as there is room for, so that a question is read from across the table. Where
 * there is little room, why something is asked is told on a tap only.
 */
final class Letters {
  private static final String USUAL = "usual";
  private static final String TERSE = "terse";
  private static final List<String> SIZES = List.of("largest", "larger", "large", USUAL, TERSE);
  private static final String SPACES = "\\s+";

  private final ScrollPane place;
  private final Region content;
  private final Region matter;
  private boolean mayGrow;
  private double fittedWidth;
  private double fittedHeight;
  private double width;
  private double height;

  /** The matter is a part of the content, for which there has to be room. */
  Letters(ScrollPane place, Region content, Region matter) {
    this.place = place;
    this.content = content;
    this.matter = matter;
    set(USUAL);
  }

  /** Other words are there; those of what can be started keep their size, as they have tiles. */
  void renew(boolean mayGrow) {
    this.mayGrow = mayGrow;
    fittedWidth = 0;
  }

  /**
   * Takes the largest letters with which nothing scrolls and no word breaks; in a layout. What
   * comes later, such as a task, leaves them as they are: targets must not move under a finger.
   */
  void fit() {
    Scene scene = place.getScene();
    Insets insets = place.getInsets();
    width = place.getWidth() - insets.getLeft() - insets.getRight();
    height = place.getHeight() - insets.getTop() - insets.getBottom();
    if (scene == null || height <= 0 || isFitted(scene)) {
      return;
    }
    fittedWidth = scene.getWidth();
    fittedHeight = scene.getHeight();
    for (String size : mayGrow ? SIZES : List.<String>of()) {
      set(size);
      if (fits()) {
        return;
      }
    }
    set(USUAL);
    content.applyCss();
  }

  private boolean isFitted(Scene scene) {
    return fittedWidth == scene.getWidth()
        && fittedHeight == scene.getHeight()
        && (is(USUAL) || is(TERSE) || matter.prefHeight(width) <= height);
  }

  private boolean is(String size) {
    return content.getStyleClass().contains(size);
  }

  private void set(String size) {
    if (!content.getStyleClass().contains(size)) {
      content.getStyleClass().removeAll(SIZES);
      content.getStyleClass().add(size);
    }
  }

  private boolean fits() {
    content.applyCss();
    double needed = content.prefHeight(width);
    if (needed > height) {
      return false;
    }
    content.resize(width, needed);
    content.layout();
    return hasWholeWords(content);
  }

  private static boolean hasWholeWords(Node node) {
    if (!node.isManaged()) {
      return true;
    }
    if (node instanceof Labeled labeled) {
      return labeled.getChildrenUnmodifiable().stream()
          .allMatch(it -> !(it instanceof Text text) || isWhole(labeled.getText(), text));
    }
    return !(node instanceof Parent parent)
        || parent.getChildrenUnmodifiable().stream().allMatch(Letters::hasWholeWords);
  }

  private static boolean isWhole(String words, Text shown) {
    double room = shown.getWrappingWidth();
    for (String word : room > 0 ? List.of(words.split(SPACES)) : List.<String>of()) {
      if (isOfLetters(word) && widthOf(word, shown) > room) {
        return false;
      }
    }
    return true;
  }

  /** Between letters of East Asia a line may end anywhere. */
  private static boolean isOfLetters(String word) {
    return Wide.of(word) == word.codePointCount(0, word.length());
  }

  private static double widthOf(String word, Text shown) {
    Text alone = new Text(word);
    alone.setFont(shown.getFont());
    return alone.getLayoutBounds().getWidth();
  }
}

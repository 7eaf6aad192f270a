package org.dradis.hud.bridge;

import java.util.List;
import javafx.geometry.Insets;
import javafx.scene.Scene;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import org.dradis.hud.shell.TargetGrid;
import org.dradis.hud.shell.WholeWords;

/**
 * Letters as large as there is room for, so that a question is read from across the table. Where
 * there is little room, why something is asked is told on a tap only.
 */
final class Letters {
  /** The style of what has to be seen without scrolling. */
  static final String NEEDED = "needed";

  private static final String USUAL = "usual";
  private static final String TERSE = "terse";
  private static final List<String> LARGE_SIZES = List.of("largest", "larger", "large");
  private static final List<String> SMALL_SIZES =
      List.of(USUAL, TERSE, TERSE + " tight", TERSE + " tighter", TERSE + " tightest");
  private static final List<String> ALL =
      List.of("largest", "larger", "large", USUAL, TERSE, "tight", "tighter", "tightest");

  /** What scrolls has a bar beside it. */
  private static final double BAR = 8;

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
    if (mayGrow) {
      grow();
    } else {
      set(USUAL);
    }
  }

  private void grow() {
    for (String size : LARGE_SIZES) {
      set(size);
      if (fits(content, width) && grids().stream().noneMatch(TargetGrid::isTight)) {
        return;
      }
    }
    for (String size : List.of(USUAL, TERSE)) {
      set(size);
      if (fits(content, width)) {
        return;
      }
    }
    for (String size : SMALL_SIZES) {
      set(size);
      if (WholeWords.areReadable(matter) && isSeen(matter, width - BAR)) {
        return;
      }
    }
    // There is not enough room anyway.
    for (String size : SMALL_SIZES.subList(1, SMALL_SIZES.size())) {
      set(size);
      if (WholeWords.areReadable(matter) && hasWholeWords(matter, width - BAR)) {
        return;
      }
    }
    set(TERSE);
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
    List<String> styles = List.of(size.split(" ", -1));
    if (!content.getStyleClass().stream().filter(ALL::contains).toList().equals(styles)) {
      content.getStyleClass().removeAll(ALL);
      content.getStyleClass().addAll(styles);
      grids().forEach(TargetGrid::renew);
    }
    content.applyCss();
  }

  private List<TargetGrid> grids() {
    return content.lookupAll(".targets").stream()
        .filter(TargetGrid.class::isInstance)
        .map(TargetGrid.class::cast)
        .toList();
  }

  /** A task below may be out of sight, or a way to break in that is shut; an answer may not. */
  private boolean isSeen(Region part, double room) {
    boolean whole = hasWholeWords(part, room);
    double needed =
        part.lookupAll("." + NEEDED).stream()
            .mapToDouble(it -> part.sceneToLocal(it.localToScene(it.getLayoutBounds())).getMaxY())
            .max()
            .orElse(part.getHeight());
    return whole && needed <= height;
  }

  private boolean fits(Region part, double room) {
    return part.prefHeight(room) <= height && hasWholeWords(part, room);
  }

  private static boolean hasWholeWords(Region part, double room) {
    part.resize(room, part.prefHeight(room));
    part.layout();
    return WholeWords.in(part);
  }
}

package org.dradis.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.dradis.hud.picture.Picture;
import org.jspecify.annotations.Nullable;
import org.testfx.util.WaitForAsyncUtils;

/** What a person sees in a window. */
class RobotEyes {
  /** A crowded machine takes its time, and a test that waits in vain has failed anyway. */
  static final int PATIENCE_SECONDS = 30;

  private static final Path PICTURES = Path.of("target", "robot");
  private static final int LONG_NAME = 60;
  private static final int LONG_TEXT = 120;

  /** Nobody sees what keeps words together. */
  private static final char NO_BREAK = '\u00A0';

  private static final String JOINER = "\uFEFF";

  private final String name;
  private final Stage stage;

  RobotEyes(String name, Stage stage) {
    this.name = name;
    this.stage = stage;
  }

  /** Asks something on the thread of the screen. */
  static <T> T onScreen(Callable<T> question) {
    try {
      return WaitForAsyncUtils.waitFor(
          PATIENCE_SECONDS, TimeUnit.SECONDS, WaitForAsyncUtils.asyncFx(question));
    } catch (TimeoutException e) {
      throw new AssertionError("the screen does not answer", e);
    }
  }

  final Scene scene() {
    return stage.getScene();
  }

  private Parent root() {
    return scene().getRoot();
  }

  /** A node that is shown; on the thread of the screen. */
  final @Nullable Node find(String id) {
    // What is new has no skin yet, and so what it holds would not be found.
    root().applyCss();
    for (Node node : root().lookupAll("#" + id)) {
      if (isShown(node)) {
        return node;
      }
    }
    return null;
  }

  private static boolean isShown(Node node) {
    for (Node each = node; each != null; each = each.getParent()) {
      if (!each.isVisible()) {
        return false;
      }
    }
    return node.getScene() != null;
  }

  final boolean shows(String id) {
    return is(id, _ -> true);
  }

  /** Whether it is there and a tap would do something. */
  final boolean offers(String id) {
    return is(id, node -> !node.isDisabled());
  }

  /** Whether it is there and like that. */
  final boolean is(String id, Predicate<Node> like) {
    return onScreen(
        () -> {
          Node node = find(id);
          return node != null && like.test(node);
        });
  }

  /** The ids that begin like this, in the order of the screen, of what a tap would do something. */
  final List<String> offered(String prefix) {
    return onScreen(
        () -> nodes(prefix).stream().filter(it -> !it.isDisabled()).map(Node::getId).toList());
  }

  /** The nodes that are shown and whose ids begin like this; on the thread of the screen. */
  final List<Node> nodes(String prefix) {
    root().applyCss();
    return all(root()).stream()
        .filter(it -> it.getId() != null && it.getId().startsWith(prefix) && isShown(it))
        .toList();
  }

  private static List<Node> all(Node top) {
    List<Node> nodes = new ArrayList<>(List.of(top));
    if (top instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(it -> nodes.addAll(all(it)));
    }
    return nodes;
  }

  /** The panel or page that is open; on the thread of the screen. */
  final Node panel() {
    Node side = root().lookup(".side");
    return side == null
        ? Objects.requireNonNull(root().lookup(".page-frame"))
        : ((Parent) side).getChildrenUnmodifiable().getFirst();
  }

  /** All that is written in a node, or nothing if it is not there. */
  final String text(String id) {
    return onScreen(
        () -> {
          Node node = find(id);
          return node == null ? "" : text(node);
        });
  }

  private static String text(Node node) {
    List<String> texts = new ArrayList<>();
    gather(node, texts);
    texts.removeIf(String::isBlank);
    return String.join(" ", texts).replace(NO_BREAK, ' ').replace(JOINER, "");
  }

  private static void gather(Node node, List<String> texts) {
    if (!node.isVisible()) {
      return;
    }
    switch (node) {
      case Labeled labeled -> {
        texts.add(Objects.requireNonNullElse(labeled.getText(), ""));
        if (labeled.getGraphic() != null) {
          gather(labeled.getGraphic(), texts);
        }
      }
      case TextInputControl input -> texts.add(input.getText());
      case Text text -> texts.add(text.getText());
      case Parent parent -> parent.getChildrenUnmodifiable().forEach(it -> gather(it, texts));
      default -> {}
    }
  }

  /** How what is in a node is marked, such as which step of a track. */
  final String marked(String id) {
    return onScreen(
        () ->
            all(Objects.requireNonNull(find(id))).stream()
                .map(it -> it.getPseudoClassStates() + " " + it.getStyleClass())
                .toList()
                .toString());
  }

  final AssertionError lost(String why) {
    return new AssertionError(why + "; " + dump(why));
  }

  /** Draws all windows into files, and says what is in this one. */
  private String dump(String why) {
    return onScreen(
        () -> {
          String pictures = PICTURES.resolve(slug(why)).toString();
          draw(pictures);
          StringBuilder seen = new StringBuilder("see " + pictures + "-*.png; " + name + ":\n");
          for (Node node : nodes("")) {
            String text = text(node);
            seen.append("  #").append(node.getId());
            seen.append(node.isDisabled() ? " (off) " : " ");
            seen.append(text.length() < LONG_TEXT ? text : "...").append('\n');
          }
          return seen.toString();
        });
  }

  private static void draw(String pictures) {
    try {
      Files.createDirectories(PICTURES);
      int number = 1;
      for (Window window : Window.getWindows()) {
        Picture.write(Picture.of(window.getScene()), Path.of(pictures + "-" + number++ + ".png"));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String slug(String why) {
    String slug = why.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    return slug.substring(0, Math.min(LONG_NAME, slug.length()));
  }
}

package org.dradis.hud.shell;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.dradis.hud.Hud;
import org.dradis.hud.Panel;
import org.dradis.hud.Unbroken;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;

/** A page that fills the screen: the way back and a title above, perhaps what is next below. */
@SuppressWarnings("this-escape") // pages only add to it
public class PageFrame extends BorderPane {
  private static final double BACK_SIZE = 16;

  private final Button back = new Button();
  private final Label title = new Label();
  private final Label note = new Label();
  private final HBox header = new HBox();
  private final HBox footer = new HBox();

  /** Makes a page; what a message of the model says stands below its title. */
  public PageFrame(Hud hud, String title, Node content) {
    this(hud, title);
    setCenter(content);
  }

  /** Makes a page whose content is set later, with {@link #setCenter}. */
  public PageFrame(Hud hud, String title) {
    getStyleClass().add("page-frame");
    back.setId("back");
    back.getStyleClass().addAll("target", "quiet");
    back.setText(hud.words().of("shell.back"));
    back.setGraphic(new Glyph(Symbol.BACK, BACK_SIZE));
    back.setMinWidth(Region.USE_PREF_SIZE);
    back.setOnAction(_ -> hud.model().go(home(hud)));
    this.title.setId("page-title");
    this.title.getStyleClass().add("title");
    this.title.setText(title);
    note.setId("message");
    note.getStyleClass().add("page-message");
    note.setWrapText(true);
    note.textProperty().bind(hud.model().message().map(Unbroken::of));
    note.visibleProperty().bind(note.textProperty().isNotEmpty());
    note.managedProperty().bind(note.visibleProperty());
    header.getStyleClass().add("page-header");
    header.getChildren().setAll(back, this.title, gap(), note);
    footer.getStyleClass().add("page-footer");
    setTop(header);
    addEventHandler(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.ESCAPE) {
            back.fire();
            event.consume();
          }
        });
  }

  private static Panel home(Hud hud) {
    return hud.model().link() == null ? Panel.WELCOME : Panel.BRIDGE;
  }

  /** Does something else on the way back than to leave the page. */
  public final void onBack(Runnable action) {
    back.setOnAction(_ -> action.run());
  }

  public final void setTitle(String text) {
    title.setText(text);
  }

  /** Puts something small at the right end of the header. */
  public final void setAside(Node node) {
    header.getChildren().setAll(back, title, gap(), note, node);
  }

  private static Region gap() {
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    return gap;
  }

  /** Puts targets along the bottom; the last one, what is next, stands at the right. */
  public final void setFooter(Node... targets) {
    footer.getChildren().clear();
    for (int i = 0; i < targets.length; i++) {
      if (i == targets.length - 1) {
        footer.getChildren().add(gap());
      }
      footer.getChildren().add(targets[i]);
    }
    setBottom(targets.length == 0 ? null : footer);
  }
}

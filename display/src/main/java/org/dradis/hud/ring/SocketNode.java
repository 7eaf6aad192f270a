package org.dradis.hud.ring;

import javafx.css.PseudoClass;
import javafx.scene.layout.Region;
import org.dradis.hud.symbol.Glyph;

/** A place for a damage token on a hull: empty, or a disc in the colour of danger. */
final class SocketNode extends Region {
  private static final PseudoClass HIT = PseudoClass.getPseudoClass("hit");
  private static final double GLYPH = 0.64;

  private final Glyph glyph;

  SocketNode(Hull.Socket socket) {
    getStyleClass().add("socket");
    setId("socket-" + socket.token().word());
    setManaged(false);
    setMouseTransparent(true);
    glyph = new Glyph(socket.token().symbol(), 1);
    getChildren().add(glyph);
  }

  void show(Hull.Socket socket) {
    pseudoClassStateChanged(HIT, socket.hit());
  }

  @Override
  protected void layoutChildren() {
    double size = getWidth() * GLYPH;
    glyph.size(size);
    glyph.relocate((getWidth() - size) / 2, (getHeight() - size) / 2);
  }
}

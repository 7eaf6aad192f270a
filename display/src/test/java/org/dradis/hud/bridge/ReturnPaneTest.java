package org.dradis.hud.bridge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import org.dradis.hud.picture.ScenarioTable;
import org.dradis.hud.shell.ShownHud;
import org.dradis.session.SessionInput;
import org.dradis.session.board.Piece;
import org.dradis.session.board.PieceKind;
import org.dradis.session.board.Place;
import org.junit.jupiter.api.Test;

class ReturnPaneTest {
  private static final List<Place> ZONES = List.of(Place.BOW, Place.STERN);
  private static final Map<String, Piece> BOX =
      Map.of("E1", new Piece(PieceKind.RAIDER, "raider 1"));

  @Test
  void aPieceThatStandsElsewhereHasALineOfItsOwnBesideItsDot() {
    ShownHud.of(
        ScenarioTable.start("en"),
        hud -> {
          hud.model().say(new SessionInput.ReadTable(BOX, ZONES, Map.of("E1", List.of(Place.BOW))));
          hud.model().say(new SessionInput.Return(BOX, ZONES, Map.of("E1", List.of(Place.STERN))));
          Node item = ((Pane) hud.node("returning")).getChildren().getLast();
          assertEquals(
              List.of("•", "Raider 1 was in the bow and is in the stern now."),
              ((Pane) item).getChildren().stream().map(it -> ((Label) it).getText()).toList());
        });
  }
}

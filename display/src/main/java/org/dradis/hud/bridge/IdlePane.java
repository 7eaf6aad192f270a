package org.dradis.hud.bridge;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import org.dradis.hud.Hud;
import org.dradis.hud.HudModel;
import org.dradis.hud.Panel;
import org.dradis.hud.Words;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;

/** What can be started: the icons, the cards, and the doors to everything else. */
final class IdlePane extends VBox {
  private static final double BIG = 34;
  private static final double SMALL = 18;
  private static final int DOORS_IN_A_ROW = 3;

  private final Words words;
  private final BridgeModel model;
  private final HudModel hud;

  IdlePane(Hud hud, BridgeModel model, Matter.Idle idle) {
    this.words = hud.words();
    this.model = model;
    this.hud = hud.model();
    setId("idle");
    getStyleClass().add("stack");
    if (!idle.icons().isEmpty()) {
      getChildren()
          .add(Targets.grid(idle.icons().size(), idle.icons().stream().map(this::icon).toList()));
    }
    getChildren().add(cards(idle.attackCards()));
    getChildren().add(doors(idle));
  }

  private Node icon(Activation activation) {
    String word = activation.icon().word();
    Button tile =
        Targets.tile(
            "icon-" + word,
            IconSymbol.of(activation.icon(), BIG),
            words.of("bridge.icon." + word),
            () -> model.start(activation.input()));
    tile.getStyleClass().addAll("tile", "cylon");
    tile.setAccessibleText(activation.label());
    return tile;
  }

  private Node cards(boolean attackCards) {
    List<Node> cells = new ArrayList<>();
    if (attackCards) {
      cells.add(card("attack-card", Symbol.ATTACK, "bridge.attack-card", CardsModel.Deck.ATTACK));
    }
    cells.add(card("crisis-card", Symbol.CARD, "bridge.crisis-card", CardsModel.Deck.CRISIS));
    return Targets.grid(cells.size(), cells);
  }

  private Node card(String id, Symbol symbol, String key, CardsModel.Deck deck) {
    return Targets.row(id, new Glyph(symbol, SMALL), words.of(key), () -> hud.cards().open(deck));
  }

  private Node doors(Matter.Idle idle) {
    List<Node> cells = new ArrayList<>();
    idle.doors().forEach(panel -> cells.add(door(panel)));
    GridPane grid = Targets.grid(DOORS_IN_A_ROW, cells);
    if (idle.endTurn() != null) {
      String input = idle.endTurn().input();
      Button end =
          Targets.tile(
              "end-turn",
              new Glyph(Symbol.TURN, SMALL),
              words.of("bridge.end-turn"),
              () -> model.start(input));
      end.getStyleClass().add("door");
      int column = cells.size() % DOORS_IN_A_ROW;
      grid.add(end, column, cells.size() / DOORS_IN_A_ROW, DOORS_IN_A_ROW - column, 1);
    }
    return grid;
  }

  private Button door(Panel panel) {
    Symbol symbol =
        switch (panel) {
          case VIPERS -> Symbol.VIPER_MK2;
          case GALACTICA -> Symbol.GALACTICA;
          case JUMP -> Symbol.JUMP;
          case CREW -> Symbol.CREW;
          case CYLONS -> Symbol.CYLON;
          case NEW_CAPRICA -> Symbol.OCCUPATION;
          default -> Symbol.FUEL;
        };
    Button door =
        Targets.tile(
            "go-" + panel.word(),
            new Glyph(symbol, SMALL),
            words.of("bridge.door." + panel.word()),
            () -> hud.go(panel));
    door.getStyleClass().add("door");
    return door;
  }
}

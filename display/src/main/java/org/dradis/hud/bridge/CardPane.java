package org.dradis.hud.bridge;

import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.dradis.cards.CrisisCard;
import org.dradis.hud.Words;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.AttackCard;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.Placement;
import org.dradis.rules.board.Until;

/** What a card does, in the order in which it does it, and the target that lets it. */
final class CardPane extends VBox {
  private static final double BIG = 30;
  private static final double SMALL = 16;

  private final Words words;

  CardPane(Words words, CardsModel model, GameCard card, boolean fromCaprica) {
    this.words = words;
    setId("card");
    getStyleClass().add("stack");
    HBox icons = new HBox();
    icons.getStyleClass().add("card-icons");
    card.icons().forEach(icon -> icons.getChildren().add(icon(icon)));
    icons.getChildren().forEach(ship -> ship.setDisable(fromCaprica));
    getChildren().add(icons);
    switch (card) {
      case GameCard.Attack(AttackCard attack) -> attack(attack);
      case GameCard.Crisis(CrisisCard crisis) -> {
        if (crisis.jumpIcon()) {
          Node jump = jump(crisis);
          jump.setDisable(fromCaprica && !model.jumpCountsFromCaprica());
          icons.getChildren().add(jump);
        }
        caprica(model, crisis, fromCaprica);
      }
    }
  }

  private Node icon(Icon icon) {
    return named(IconSymbol.of(icon, BIG), words.of("bridge.icon." + icon.word()), "cylon");
  }

  private Node jump(CrisisCard crisis) {
    boolean planet = crisis.deck() == CrisisCard.Deck.NEW_CAPRICA;
    return named(
        new Glyph(Symbol.JUMP, BIG),
        words.of(planet ? "bridge.card.evacuate" : "bridge.card.jump"),
        "jump");
  }

  private static Node named(Node symbol, String name, String style) {
    Label label = Targets.label(name, "small");
    VBox both = new VBox(symbol, label);
    both.getStyleClass().addAll("card-icon", style);
    return both;
  }

  /** Played from Caprica only the jump icon counts (AC-5). */
  private void caprica(CardsModel model, CrisisCard crisis, boolean fromCaprica) {
    if (crisis.deck() == CrisisCard.Deck.NEW_CAPRICA) {
      return;
    }
    ToggleButton caprica = new ToggleButton(words.of("bridge.card.caprica"));
    caprica.setId("card-caprica");
    caprica.getStyleClass().addAll("target", "row");
    caprica.setMaxWidth(Double.MAX_VALUE);
    caprica.setSelected(fromCaprica);
    caprica.setOnAction(_ -> model.playFromCaprica(caprica.isSelected()));
    getChildren().add(caprica);
  }

  private void attack(AttackCard card) {
    VBox ships = new VBox();
    ships.getStyleClass().add("card-ships");
    for (Area area : Area.RING) {
      Placement placed = card.ships().get(area);
      if (!placed.equals(Placement.NOTHING)) {
        ships.getChildren().add(ships(area, placed, area.equals(card.scarIn())));
      }
    }
    getChildren().add(ships);
    if (card.text() != null) {
      String key = card.name().toLowerCase(Locale.ROOT).replace("'", "").replace(' ', '-');
      getChildren().add(Targets.label(words.or("bridge.special." + key, card.text()), "special"));
    }
    if (card.until() != Until.NOW) {
      getChildren()
          .add(Targets.label(words.of("bridge.until." + word(card.until())), "small", "dim"));
    }
  }

  private static String word(Until until) {
    return until.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private Node ships(Area area, Placement placed, boolean scar) {
    Label name = Targets.label(words.of("bridge.area." + area.word()), "small", "where");
    HBox line = new HBox(name);
    line.getStyleClass().add("ships");
    add(line, Symbol.BASESTAR, placed.basestars(), "cylon");
    add(line, scar ? Symbol.SCAR : Symbol.RAIDER, placed.raiders(), "cylon");
    add(line, Symbol.HEAVY_RAIDER, placed.heavyRaiders(), "cylon");
    add(line, Symbol.VIPER_MK2, placed.vipers(), "human");
    add(line, Symbol.CIVILIAN, placed.civilians(), "civilian");
    return line;
  }

  private static void add(HBox line, Symbol symbol, int count, String style) {
    if (count > 0) {
      HBox ships =
          new HBox(new Glyph(symbol, SMALL), Targets.label(String.valueOf(count), "small"));
      ships.getStyleClass().addAll("count", style);
      line.getChildren().add(ships);
    }
  }
}

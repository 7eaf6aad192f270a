package org.dradis.hud.bridge;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.dradis.cards.CrisisCard;
import org.dradis.hud.Hud;
import org.dradis.hud.Shown;
import org.dradis.hud.Words;
import org.dradis.hud.shell.TargetGrid;
import org.dradis.hud.shell.TouchScroll;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;

/**
 * Attack and crisis cards: an attack card is tapped, a crisis card found by letter or name and then
 * resolved.
 */
public final class CardsView extends VBox {
  private static final int LETTERS_IN_A_ROW = 6;
  private static final double ICON = 18;

  private final Words words;
  private final CardsModel model;
  private final PanelHeader header;
  private final List<ToggleButton> decks = new ArrayList<>();
  private final TextField search = new TextField();
  private final Button box;
  private final TargetGrid boxes;
  private final HBox finder;
  private final VBox content = new VBox();
  private final TouchScroll scroll = new TouchScroll(content);
  private final Button resolve;

  public CardsView(Hud hud) {
    this.words = hud.words();
    this.model = hud.model().cards();
    this.box = Targets.of("card-box", "", model::nextBox);
    this.boxes = Targets.grid(1, List.of(box));
    this.finder = new HBox(search, boxes);
    this.resolve =
        Targets.of("card-resolve", words.of("bridge.card.resolve"), model::resolve, "primary");
    setId("cards");
    getStyleClass().addAll("panel", "bridge");
    header =
        new PanelHeader(
            words, model::back, deck(CardsModel.Deck.ATTACK), deck(CardsModel.Deck.CRISIS));
    search.setId("card-search");
    search.getStyleClass().add("field");
    search.setPromptText(words.of("bridge.cards.search"));
    search.textProperty().addListener((_, _, typed) -> model.search(typed));
    search.setOnAction(_ -> firstFound());
    HBox.setHgrow(search, Priority.ALWAYS);
    finder.getStyleClass().addAll("line", "finder");
    content.getStyleClass().add("stack");
    VBox.setVgrow(scroll, Priority.ALWAYS);
    getChildren().addAll(header, finder, scroll, resolve);
    Shown.follow(this, model.lookup(), _ -> show());
  }

  private ToggleButton deck(CardsModel.Deck deck) {
    boolean attack = deck == CardsModel.Deck.ATTACK;
    ToggleButton button =
        new ToggleButton(words.of(attack ? "bridge.cards.attack" : "bridge.cards.crisis"));
    button.setId(attack ? "cards-attack" : "cards-crisis");
    button.getStyleClass().addAll("target", "deck");
    button.setUserData(deck);
    button.setOnAction(_ -> model.look(deck));
    decks.add(button);
    return button;
  }

  private void firstFound() {
    List<GameCard> found = model.cards();
    if (!found.isEmpty()) {
      model.choose(found.getFirst());
    }
  }

  private void show() {
    CardsModel.Lookup now = model.lookup().get();
    GameCard card = now.card();
    boolean both = card == null && model.playsAttackCards();
    for (ToggleButton deck : decks) {
      deck.setSelected(now.deck().equals(deck.getUserData()));
      shown(deck, both);
    }
    header.setTitle(both ? "" : card == null ? words.of("bridge.cards.crisis") : card.name());
    if (!search.getText().equals(now.search())) {
      search.setText(now.search());
    }
    box.setText(words.of("bridge.box." + (now.box() == null ? "all" : now.box())));
    boxes.renew();
    shown(boxes, model.boxes().size() > 1);
    shown(finder, card == null && now.deck() == CardsModel.Deck.CRISIS);
    shown(resolve, card != null);
    scroll.setVvalue(0);
    content.getChildren().setAll(content(now));
  }

  private static void shown(Node node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }

  private List<Node> content(CardsModel.Lookup now) {
    if (now.card() != null) {
      return List.of(new CardPane(words, model, now.card(), now.fromCaprica()));
    }
    if (now.isIndex()) {
      return List.of(
          Targets.grid(
              LETTERS_IN_A_ROW,
              model.letters().stream()
                  .map(it -> Targets.of("letter-" + it, it, () -> model.begin(it), "letter"))
                  .toList()));
    }
    List<Node> rows = new ArrayList<>();
    boolean attack = now.deck() == CardsModel.Deck.ATTACK;
    List<GameCard> cards = model.cards();
    for (int i = 0; i < cards.size(); i++) {
      rows.add(row(cards.get(i), i + 1));
    }
    if (rows.isEmpty()) {
      rows.add(Targets.label(words.of("bridge.cards.none"), "dim"));
    }
    return attack ? List.of(Targets.grid(2, rows)) : rows;
  }

  private Node row(GameCard card, int number) {
    HBox icons = new HBox();
    icons.getStyleClass().add("icons");
    card.icons().forEach(icon -> icons.getChildren().add(IconSymbol.of(icon, ICON)));
    if (card instanceof GameCard.Crisis(CrisisCard crisis) && crisis.jumpIcon()) {
      icons.getChildren().add(new Glyph(Symbol.JUMP, ICON));
    }
    Button row = Targets.row("card-" + number, icons, card.name(), () -> model.choose(card), "row");
    row.getStyleClass().add("card-row");
    return row;
  }
}

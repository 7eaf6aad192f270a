package org.dradis.hud.setup;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.dradis.hud.shell.TouchScroll;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;
import org.dradis.rules.board.Expansion;
import org.dradis.rules.board.Option;
import org.dradis.rules.board.Title;
import org.dradis.rules.setup.LoyaltyDeck;
import org.dradis.rules.setup.Refusal;
import org.dradis.rules.setup.Seat;
import org.dradis.rules.setup.Setup;

/** What comes of the choices: who holds which title, what is played; or what stands against it. */
final class CheckStep extends StackPane {
  private static final double GLYPH = 18;

  private final SetupWords words;

  CheckStep(SetupWords words, SetupModel model) {
    this.words = words;
    Setup setup = model.setup();
    Node told = setup == null ? against(model.choices().get()) : ready(setup);
    getChildren().setAll(new TouchScroll(told));
  }

  private Node against(Choices now) {
    VBox all = new VBox(title("against"));
    all.getStyleClass().add("setup-check");
    List<Refusal.Code> told = new ArrayList<>();
    for (Refusal refusal : now.refusals()) {
      if (!told.contains(refusal.code())) {
        told.add(refusal.code());
        all.getChildren().add(line(Symbol.WARNING, words.refusal(refusal.code()), "against"));
      }
    }
    return all;
  }

  private Node ready(Setup setup) {
    VBox crew = new VBox(title("crew"));
    crew.getStyleClass().add("setup-check");
    int number = 1;
    for (Seat seat : setup.seats()) {
      crew.getChildren().add(seat(number++, seat));
    }
    VBox parts = new VBox(title("parts"));
    parts.getStyleClass().add("setup-check");
    for (Expansion expansion : setup.plan().expansions()) {
      parts.getChildren().add(line(Symbol.CARD, words.of(expansion, "expansion"), "part"));
    }
    setup
        .plan()
        .options()
        .forEach(it -> parts.getChildren().add(line(Symbol.PLUS, words.of(it, "option"), "part")));
    parts
        .getChildren()
        .addAll(
            title("objective"),
            line(Symbol.DISTANCE, words.of(setup.plan().objective(), "objective"), "part"),
            title("loyalty"),
            line(Symbol.CARD, loyalty(setup.decks().loyalty()), "part"));
    HBox both = new HBox(crew, parts);
    both.getStyleClass().add("setup-both");
    HBox.setHgrow(crew, Priority.ALWAYS);
    HBox.setHgrow(parts, Priority.ALWAYS);
    return both;
  }

  private String loyalty(LoyaltyDeck deck) {
    String counts = words.of("loyalty", deck.cylon(), deck.human());
    return deck.mutineer() ? counts + " + " + words.of("component.mutineer-card") : counts;
  }

  private Label title(String key) {
    Label title = new Label(words.of("check." + key));
    title.getStyleClass().add("caps");
    return title;
  }

  private Node seat(int number, Seat seat) {
    List<String> facts = new ArrayList<>();
    seat.titles().forEach(title -> facts.add(words.of(title, "title")));
    if (seat.leader()) {
      facts.add(words.of("type.leader"));
    }
    seat.reminders().forEach(it -> facts.add(words.of((Option) it, "reminder")));
    Label name = new Label(number + "  " + SetupWords.name(seat.character()));
    name.setWrapText(true);
    VBox lines = new VBox(name);
    if (!facts.isEmpty()) {
      Label more = new Label(String.join(" · ", facts));
      more.setWrapText(true);
      more.getStyleClass().addAll("small", "setup-facts");
      lines.getChildren().add(more);
    }
    HBox.setHgrow(lines, Priority.ALWAYS);
    HBox row = new HBox(lines);
    row.getStyleClass().addAll("setup-line", "seat");
    for (Title title : seat.titles()) {
      row.getChildren().add(new Glyph(symbol(title), GLYPH));
    }
    return row;
  }

  private static Symbol symbol(Title title) {
    return switch (title) {
      case ADMIRAL -> Symbol.ADMIRAL;
      case PRESIDENT -> Symbol.PRESIDENT;
      case CAG -> Symbol.CAG;
    };
  }

  private static Node line(Symbol symbol, String text, String kind) {
    Label label = new Label(text);
    label.setWrapText(true);
    HBox line = new HBox(new Glyph(symbol, GLYPH), label);
    line.getStyleClass().addAll("setup-line", kind);
    return line;
  }
}

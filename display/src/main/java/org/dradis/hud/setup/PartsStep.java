package org.dradis.hud.setup;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.dradis.hud.Shown;
import org.dradis.rules.board.Expansion;
import org.dradis.rules.board.Objective;
import org.dradis.rules.setup.SetupOption;

/** What is played with: expansions, options, the objective. */
final class PartsStep extends VBox {
  private static final double GAP = 8;

  private final SetupWords words;
  private final Map<Expansion, Tile> expansions = new EnumMap<>(Expansion.class);
  private final Map<SetupOption, Tile> options = new EnumMap<>(SetupOption.class);
  private final Map<Objective, Tile> objectives = new EnumMap<>(Objective.class);

  PartsStep(SetupWords words, SetupModel model) {
    this.words = words;
    getStyleClass().add("setup-parts");
    List<Node> tiles = new ArrayList<>();
    for (Expansion expansion : Expansion.values()) {
      if (expansion != Expansion.BASE) {
        Tile tile =
            new Tile(
                "expansion-" + expansion.word(),
                words.of(expansion, "expansion"),
                () -> model.toggle(expansion));
        tile.hint(words.of("expansion." + expansion.word() + ".hint"));
        expansions.put(expansion, tile);
        tiles.add(tile);
      }
    }
    row("expansions", tiles);
    tiles.clear();
    for (SetupOption option : SetupOption.values()) {
      Tile tile =
          new Tile(
              "option-" + option.word(), words.of(option, "option"), () -> model.toggle(option));
      options.put(option, tile);
      tiles.add(tile);
    }
    row("options", tiles);
    tiles.clear();
    for (Objective objective : Objective.values()) {
      Tile tile =
          new Tile(
              "objective-" + objective.word(),
              words.of(objective, "objective"),
              () -> model.aim(objective));
      objectives.put(objective, tile);
      tiles.add(tile);
    }
    row("objectives", tiles);
    Shown.follow(this, model.choices(), this::show);
  }

  private void row(String caption, List<Node> tiles) {
    Label label = new Label(words.of("caption." + caption));
    label.getStyleClass().add("caps");
    EvenGrid row = new EvenGrid(GAP);
    row.getStyleClass().add("setup-row");
    row.show(tiles, tiles.size());
    getChildren().addAll(label, row);
  }

  private void show(Choices now) {
    expansions.forEach((expansion, tile) -> tile.show(now.expansions().has(expansion), true));
    options.forEach(
        (option, tile) -> {
          boolean there = now.expansions().has(option.expansion());
          tile.show(now.uses(option), now.isOffered(option));
          tile.hint(
              there ? words.of("option." + option.word() + ".hint") : needs(option.expansion()));
        });
    objectives.forEach(
        (objective, tile) -> {
          tile.show(now.objective() == objective, now.isOffered(objective));
          tile.hint(
              now.isOffered(objective)
                  ? words.of("objective." + objective.word() + ".hint")
                  : needs(Choices.home(objective)));
        });
  }

  private String needs(Expansion expansion) {
    return words.of("needs", words.of(expansion, "expansion"));
  }
}

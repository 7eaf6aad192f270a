package org.dradis.hud.ring;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.dradis.hud.Words;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;
import org.dradis.view.NewCapricaView;
import org.jspecify.annotations.Nullable;

/** The New Caprica board: the two stacks, and the track of the occupation forces. */
final class PlanetNode extends HBox {
  private static final double GAP = 14;
  private static final double FORCE = 16;

  private final Words words;
  private final StripNode locked;
  private final StripNode prepared;
  private final List<StripNode> spaces;
  private @Nullable NewCapricaView shown;

  PlanetNode(Words words) {
    super(GAP);
    this.words = words;
    setId("new-caprica-board");
    getStyleClass().add("planet");
    setMouseTransparent(true);
    setAlignment(Pos.CENTER_LEFT);
    locked = new StripNode("locked", words.of("ring.locked"));
    prepared = new StripNode("prepared", words.of("ring.prepared"));
    spaces =
        List.of(
            new StripNode("occupation-0", words.of("ring.occupation.0")),
            new StripNode("occupation-1", words.of("ring.occupation.1")),
            new StripNode("occupation-2", words.of("ring.occupation.2")));
    getChildren().addAll(locked, prepared);
    for (StripNode space : spaces) {
      Label then = new Label(space == spaces.getFirst() ? "" : "›");
      then.getStyleClass().add("faint");
      getChildren().addAll(then, space);
    }
  }

  void show(NewCapricaView planet) {
    if (planet.equals(shown)) {
      return;
    }
    shown = planet;
    setAccessibleText(words.of("ring.planet", planet.locked(), planet.prepared()));
    locked.show(List.of(Flock.of("civilian", Symbol.CIVILIAN, planet.locked())));
    prepared.show(List.of(Flock.of("civilian", Symbol.CIVILIAN, planet.prepared())));
    for (int i = 0; i < spaces.size(); i++) {
      int forces = i < planet.forces().size() ? planet.forces().get(i) : 0;
      if (forces == 0) {
        spaces.get(i).show(List.of());
      } else {
        HBox row = new HBox(2);
        row.getStyleClass().addAll("flock", "cylon");
        for (int force = 0; force < forces; force++) {
          row.getChildren().add(new Glyph(Symbol.OCCUPATION, FORCE));
        }
        spaces.get(i).show(row);
      }
    }
  }
}

package org.dradis.hud.setup;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;
import org.dradis.hud.Shown;
import org.dradis.hud.shell.TouchScroll;

/** What goes where: a map of the table, and beside it what belongs to the place at hand. */
final class PlaceStep extends BorderPane {
  private static final int MANY = 6;
  private static final double GAP = 6;

  private final SetupWords words;
  private final Placing placing;
  private final BoardMap map = new BoardMap();
  private final Label where = new Label();
  private final Label count = new Label();
  private final EvenGrid things = new EvenGrid(GAP);
  private final VBox notes = new VBox();
  private final TouchScroll scroll;
  private final List<ThingTile> tiles = new ArrayList<>();
  private int shown = -1;

  PlaceStep(SetupWords words, Placing placing) {
    this.words = words;
    this.placing = placing;
    getStyleClass().add("setup-place");
    where.setId("setup-where");
    where.setWrapText(true);
    where.getStyleClass().add("title");
    count.setId("setup-count");
    count.getStyleClass().add("dim");
    things.getStyleClass().add("setup-things");
    notes.getStyleClass().add("setup-notes");
    VBox left = new VBox(map, count);
    left.getStyleClass().add("setup-map");
    scroll = new TouchScroll(new VBox(where, things, notes));
    setLeft(left);
    setCenter(scroll);
    Shown.follow(this, placing.changes(), _ -> show());
    sceneProperty()
        .subscribe(
            scene -> {
              if (scene == null) {
                placing.rest();
              } else {
                placing.shine();
              }
            });
  }

  private void show() {
    if (shown != placing.at()) {
      shown = placing.at();
      fill(placing.stop());
    }
    int next = placing.atHand();
    for (int i = 0; i < tiles.size(); i++) {
      tiles.get(i).show(placing.isTicked(i), i == next);
    }
    count.setText(words.of("ticked", placing.done(), placing.total()));
    map.show(placing);
  }

  private void fill(Stop stop) {
    where.setText(words.place(stop));
    tiles.clear();
    for (int i = 0; i < stop.things().size(); i++) {
      int thing = i;
      tiles.add(
          new ThingTile(
              "thing-" + (i + 1),
              ThingSymbol.of(stop.things().get(i).component()),
              words.thing(stop.things().get(i)),
              () -> placing.tick(thing)));
    }
    things.show(tiles, tiles.size() > MANY ? 2 : 1);
    notes.getChildren().clear();
    for (Stop.Note note : stop.notes()) {
      Label label = new Label(words.note(note));
      label.setWrapText(true);
      label.getStyleClass().addAll("dim", "small");
      notes.getChildren().add(label);
    }
    scroll.setVvalue(0);
  }
}

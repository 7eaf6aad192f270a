package org.dradis.hud.status;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.dradis.hud.Hud;
import org.dradis.hud.Panel;
import org.dradis.hud.Shown;
import org.dradis.view.TableView;
import org.jspecify.annotations.Nullable;

/** Dials, tracks and titles along the top; a tap leads to where they are changed. */
public final class StatusBar extends HBox {
  private final Hud hud;
  private final DialsBlock dials;
  private final VoyageBlock voyage;
  private final FleetBlock fleet;
  private final TitlesBlock titles;

  public StatusBar(Hud hud) {
    this.hud = hud;
    setId("status");
    getStyleClass().add("status-bar");
    dials = new DialsBlock(hud.words());
    voyage = new VoyageBlock(hud.words());
    fleet = new FleetBlock(hud.words());
    titles = new TitlesBlock(hud.words());
    Button crew = block("status-crew", titles, Panel.CREW);
    HBox.setHgrow(crew, Priority.ALWAYS);
    crew.setMaxWidth(Double.MAX_VALUE);
    getChildren()
        .setAll(
            block("status-dials", dials, Panel.SUPPLIES),
            block("status-jump", voyage, Panel.JUMP),
            block("status-fleet", fleet, Panel.GALACTICA),
            crew);
    Shown.follow(this, hud.model().table(), this::show);
  }

  private Button block(String id, Node content, Panel leadsTo) {
    Button block = new Button(null, content);
    block.setId(id);
    block.getStyleClass().addAll("target", "quiet", "status-block");
    block.setAccessibleText(hud.words().of("status.to-" + leadsTo.word()));
    block.setOnAction(_ -> hud.model().go(leadsTo));
    return block;
  }

  private void show(@Nullable TableView table) {
    setDisable(table == null);
    if (table == null) {
      return;
    }
    Status now = Status.of(table);
    boolean calm = hud.model().settings().get().calm();
    dials.show(now, calm);
    voyage.show(now, calm);
    fleet.show(now, calm);
    titles.show(now);
  }
}

package org.dradis.hud.simtable;

import java.util.List;
import java.util.SplittableRandom;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;
import javafx.stage.Window;
import org.dradis.hud.Hud;
import org.dradis.hud.shell.TouchScroll;
import org.dradis.port.LedMap;
import org.dradis.port.TagZones;
import org.dradis.port.Zone;
import org.dradis.rig.sim.SimRig;
import org.dradis.rig.world.BoardPlan;
import org.jspecify.annotations.Nullable;

/**
 * The simulated table from above: pieces to drag, a tower to click, LEDs that shine as the strip
 * does. Whatever is done here goes through virtual chips and the real drivers.
 */
public final class SimTableView extends Region implements AutoCloseable {
  private static final String STYLES = "/org/dradis/hud/hud.css";
  private static final double HEAD = 51;
  private static final double RIM = 16;
  private static final double TARGET = 48;
  private static final double GAP = 8;
  private static final double DRAWER = 400;
  private static final double CAPTION_GAP = 6;
  private static final double ROOMY = 400;
  private static final double COLUMN = 380;

  private final Hud hud;
  private final TableDoor door;
  private final SimTableModel model;
  private final PieceNames names;
  private final Pane ground = new Pane();
  private final Pane board = new Pane();
  private final Scale zoom = new Scale();
  private final LedLayer leds;
  private final PieceLayer pieces;
  private final TowerNode tower;
  private final PlaceLabels labels;
  private final Label status = new Label();
  private final Label caption = new Label();
  private final Button back;
  private final ControlColumn controls;
  private final TouchScroll column;
  private final PieceMenu menu;
  private final FaultDrawer drawer;
  private TableScale scale = new TableScale(1, 0, 0);
  private @Nullable String named;

  /** Shows a table from now on, while its window is open. */
  SimTableView(Hud hud, SimRig sim, Switches switches, @Nullable Runnable toHud) {
    this.hud = hud;
    this.names = new PieceNames(hud.words());
    this.door = new TableDoor(sim, hud.screen());
    this.model = new SimTableModel(hud.model(), door, switches, new SplittableRandom());
    LedMap map = LedMap.ofReferenceTable();
    leds = new LedLayer(map);
    pieces = new PieceLayer(model, names, () -> hud.model().settings().get().calm());
    tower = new TowerNode(hud.words().of("simtable.throw"));
    tower.setOnAction(_ -> model.roll());
    labels = new PlaceLabels(names);
    menu = new PieceMenu(hud.words(), names, model);
    drawer = new FaultDrawer(hud.words(), names, model);
    back = new Button(hud.words().of("simtable.hud"));
    back.setVisible(toHud != null);
    if (toHud != null) {
      back.setOnAction(_ -> toHud.run());
    }
    controls = new ControlColumn(hud, model, drawer::open);
    column = new TouchScroll(controls);
    TableDrawing drawing =
        new TableDrawing(map, sim.tagZones().map(TagZones::zones).orElseGet(List::<Zone>of));
    ground.getTransforms().add(zoom);
    ground.getChildren().addAll(drawing, leds);
    board.getTransforms().add(zoom);
    board.getChildren().addAll(tower, pieces);
    compose();
    model.tabletop().addListener((_, _, now) -> show(now));
    sceneProperty()
        .flatMap(Scene::windowProperty)
        .flatMap(Window::showingProperty)
        .orElse(false)
        .subscribe(showing -> watch(Boolean.TRUE.equals(showing)));
  }

  private void compose() {
    setId("sim-table");
    getStyleClass().addAll("hud", "sim-table");
    getStylesheets().add(STYLES);
    status.setId("table-status");
    status.getStyleClass().add("table-status");
    status.setWrapText(true);
    caption.setId("piece-name");
    caption.getStyleClass().add("piece-name");
    caption.setMouseTransparent(true);
    caption.setVisible(false);
    back.setId("to-hud");
    back.getStyleClass().add("target");
    getChildren().addAll(ground, labels, board, status, back, column, caption, menu, drawer);
    model.helper().current().addListener((_, _, errand) -> say(errand));
    say(null);
    var _ =
        new Touches(
            board,
            model,
            pieces,
            new Touches.Talk() {
              @Override
              public void name(@Nullable Figure figure) {
                SimTableView.this.name(figure);
              }

              @Override
              public void offer(Figure figure) {
                SimTableView.this.offer(figure);
              }

              @Override
              public void withdraw() {
                menu.close();
              }
            });
  }

  private void watch(boolean showing) {
    model.watch(showing);
    if (!showing) {
      pieces.stop();
    }
  }

  /** Looks at the table once and waits for it: for pictures. */
  void lookOnce() {
    model.show(door.look());
  }

  private void show(Tabletop now) {
    leds.show(now.shines());
    tower.show(now);
    pieces.show(now);
    String about = named;
    if (about != null) {
      name(now.byName().get(about));
    }
  }

  private void say(@Nullable Errand errand) {
    Figure figure = errand == null ? null : model.tabletop().get().byName().get(errand.name());
    status.setText(
        errand == null || figure == null
            ? hud.words().of("simtable.hint")
            : hud.words().of("simtable.doing", names.of(figure), names.place(errand.to().word())));
  }

  private void name(@Nullable Figure figure) {
    boolean told = figure != null && !model.isHeld(figure.name());
    named = figure != null && told ? figure.name() : null;
    caption.setVisible(told);
    if (figure != null && told) {
      caption.setText(names.of(figure) + " · " + names.remark(figure));
      requestLayout();
    }
  }

  private void offer(Figure figure) {
    name(null);
    menu.open(figure, () -> pieces.node(figure.name()).requestFocus());
    layMenu(figure);
  }

  private void layMenu(Figure figure) {
    menu.applyCss();
    menu.autosize();
    double x = scale.x(figure.spot().x() + figure.radius()) + GAP;
    if (x + menu.getWidth() > getWidth() - GAP) {
      x = scale.x(figure.spot().x() - figure.radius()) - GAP - menu.getWidth();
    }
    double y = scale.y(figure.spot().y()) - menu.getHeight() / 2;
    menu.relocate(
        Math.clamp(x, GAP, Math.max(GAP, getWidth() - menu.getWidth() - GAP)),
        Math.clamp(y, GAP, Math.max(GAP, getHeight() - menu.getHeight() - GAP)));
  }

  @Override
  protected void layoutChildren() {
    scale = TableScale.fit(getWidth(), getHeight(), HEAD);
    zoom.setX(scale.factor());
    zoom.setY(scale.factor());
    ground.relocate(scale.x(0), scale.y(0));
    board.relocate(scale.x(0), scale.y(0));
    board.resize(BoardPlan.LID.right(), BoardPlan.TABLE.bottom());
    labels.lay(scale);
    double columnLeft = scale.x(TableScale.COLUMN_LEFT);
    double columnWidth = Math.min(getWidth() - columnLeft - GAP / 2, COLUMN);
    double columnHeight = scale.y(BoardPlan.LID.top() - 12) - GAP;
    controls.setRoomy(columnHeight > ROOMY);
    column.resizeRelocate(columnLeft, GAP, columnWidth, columnHeight);
    double head = scale.y(-RIM);
    double told = scale.x(0);
    if (back.isVisible()) {
      double above = Math.max(0, (head - TARGET) / 2);
      back.resizeRelocate(GAP / 2, above, back.prefWidth(-1), TARGET);
      told = back.getLayoutX() + back.getWidth() + GAP;
    }
    status.resizeRelocate(told, 0, columnLeft - told - GAP, head);
    double drawerWidth = Math.min(DRAWER, getWidth() * 0.6);
    drawer.resizeRelocate(getWidth() - drawerWidth, 0, drawerWidth, getHeight());
    layCaption();
  }

  private void layCaption() {
    String about = named;
    if (about != null) {
      Motion.Drawn drawn = pieces.drawn(about);
      caption.autosize();
      double x = scale.x(drawn.spot().x()) - caption.getWidth() / 2;
      double y = scale.y(drawn.spot().y() - 18) - caption.getHeight() - CAPTION_GAP;
      caption.relocate(
          Math.clamp(x, GAP, Math.max(GAP, getWidth() - caption.getWidth() - GAP)), Math.max(0, y));
    }
  }

  /** Looks away for good; the table goes on. */
  @Override
  public void close() {
    pieces.stop();
    model.close();
  }
}

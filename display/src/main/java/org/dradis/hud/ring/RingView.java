package org.dradis.hud.ring;

import java.util.List;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import org.dradis.hud.Hud;
import org.dradis.hud.Refrain;
import org.dradis.hud.Settings;
import org.dradis.hud.Shown;
import org.dradis.view.TableView;
import org.jspecify.annotations.Nullable;

/** The board from above: the DRADIS. */
public final class RingView extends Region implements Projector.Screen {
  private static final double PERCENT = 100;
  private static final double EDGE = 3;
  private static final double LETTERS = 15;
  private static final double LARGEST = 1.2;

  private final Hud hud;
  private final RingModel model = new RingModel();
  private final RingNodes nodes;
  private final Beside beside;
  private final TaskArrows arrows;
  private final Trails trails = new Trails();
  private final Effects effects;
  private final Pulse pulse = new Pulse();
  private final Projector projector = new Projector(this);
  private final RingWhereabouts where;
  private @Nullable Scope scope;
  private double letters = 1;

  public RingView(Hud hud) {
    this.hud = hud;
    setId("ring");
    getStyleClass().add("ring");
    nodes = new RingNodes(hud.words());
    beside = new Beside(hud.words());
    where = new RingWhereabouts(() -> scope, nodes, beside);
    arrows = new TaskArrows(where);
    effects = new Effects(where);
    getChildren().addAll(nodes.all());
    getChildren().addAll(trails, arrows);
    getChildren().addAll(beside.all());
    getChildren().add(effects);
    Rectangle clip = new Rectangle();
    clip.widthProperty().bind(widthProperty());
    clip.heightProperty().bind(heightProperty());
    setClip(clip);
    listen();
    Shown.follow(this, hud.model().settings(), this::adjust);
    Shown.follow(this, hud.model().table(), this::show);
    sceneProperty()
        .subscribe(
            scene -> {
              projector.finish();
              pulse.beat(List.of());
              if (scene != null) {
                rest();
              }
            });
  }

  private void listen() {
    addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> projector.finish());
    nodes.areas().forEach((area, node) -> Touch.on(node, () -> hud.model().tap(area)));
    Touch.on(nodes.galactica(), () -> hud.model().tap("galactica"));
    Touch.on(nodes.pegasus(), () -> hud.model().tap("pegasus"));
    addEventHandler(KeyEvent.KEY_PRESSED, this::walk);
  }

  /** Arrow keys go from place to place as they lie. */
  private void walk(KeyEvent event) {
    Node focused = getScene() == null ? null : getScene().getFocusOwner();
    String from = focused == null || focused.getId() == null ? "" : focused.getId();
    String to = Neighbours.of(from, event.getCode());
    Node next = to == null ? null : lookup("#" + to);
    if (next != null) {
      next.requestFocus();
      event.consume();
    }
  }

  /** Where ships are to be large, letters cannot be as large as elsewhere. */
  private void adjust(Settings now) {
    letters = Math.min(LARGEST, now.textPercent() / PERCENT);
    setStyle(String.format(Locale.ROOT, "-fx-font-size: %.2fpx;", LETTERS * letters));
    requestLayout();
    if (now.calm()) {
      projector.finish();
    }
  }

  private boolean isCalm() {
    return getScene() == null || hud.model().settings().get().calm();
  }

  private void show(@Nullable TableView table) {
    RingPicture before = model.picture();
    Film film = model.show(table);
    RingPicture now = model.picture();
    if (now == null) {
      return;
    }
    if (before == null || !before.hasGroundOf(now)) {
      beside.draw(now);
      requestLayout();
      if (before != null) {
        // The ground comes first: a film is not moved while it is on.
        applyCss();
        layout();
      }
    }
    if (before != null && scope != null && !film.beats().isEmpty() && !isCalm()) {
      play(before, film);
    } else if (model.hasStepped() || !projector.isOn()) {
      projector.finish();
      rest();
    }
  }

  private void play(RingPicture before, Film film) {
    pulse.beat(List.of());
    trails.clear();
    arrows.show(List.of());
    nodes.draw(before.unlit(), null);
    projector.show(film);
  }

  /** Shows the table as it is, whatever moved. */
  @Override
  public void rest() {
    beside.say(null);
    effects.clear();
    RingPicture picture = model.picture();
    if (picture == null || scope == null) {
      return;
    }
    nodes.draw(picture, null);
    beside.draw(picture);
    trails.show(model.film(), where);
    arrows.show(picture.arrows());
    pulse.beat(isCalm() ? List.of() : nodes.locks(picture.offered()));
  }

  @Override
  public void begin(Beat beat) {
    beside.say(Refrain.times(beat.sentence(), beat.count()));
    switch (beat.kind()) {
      case MOVE, LAUNCH, ARRIVE -> draw(beat, beat.to());
      case LOSS, HIT, BOARDING -> draw(beat, null);
      case SAY, ATTACK, MISS, JUMP -> {}
    }
  }

  @Override
  public void draw(Beat beat, double part) {
    effects.draw(beat, part);
  }

  @Override
  public void end(Beat beat) {
    draw(beat, null);
  }

  /** The board after a beat; one area may stay as it was. */
  private void draw(Beat beat, @Nullable String except) {
    RingPicture picture = RingPicture.of(beat.after());
    nodes.draw(picture, except);
    beside.draw(picture);
  }

  Projector projector() {
    return projector;
  }

  Pulse pulse() {
    return pulse;
  }

  @Override
  protected void layoutChildren() {
    RingPicture picture = model.picture();
    boolean fleet = picture != null && !picture.fleet().isEmpty();
    boolean escorted = picture != null && picture.pegasus() != null;
    beside.have(picture);
    double top = beside.layoutAbove(getWidth(), EDGE);
    double bottom = beside.layoutBelow(getWidth(), getHeight());
    Box box = new Box(EDGE, top, getWidth() - 2 * EDGE, bottom - top - EDGE);
    Scope now = new Scope(box, fleet, escorted, letters);
    Scope old = scope;
    if (old == null || !now.isLike(old)) {
      scope = now;
      effects.frame(now.frame());
      nodes.place(now, letters);
      projector.finish();
      rest();
      // What is new since this pass began has no style yet.
      applyCss();
    }
  }
}

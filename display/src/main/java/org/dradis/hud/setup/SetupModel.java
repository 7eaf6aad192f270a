package org.dradis.hud.setup;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.dradis.hud.Hud;
import org.dradis.hud.Panel;
import org.dradis.hud.games.Errands;
import org.dradis.rules.board.Expansion;
import org.dradis.rules.board.Objective;
import org.dradis.rules.setup.Setup;
import org.dradis.rules.setup.SetupOption;
import org.dradis.rules.setup.SetupResult;
import org.jspecify.annotations.Nullable;

/** Goes through the steps from an empty table to a game that begins. */
final class SetupModel {
  private final Hud hud;
  private final Errands errands;
  private final ReadOnlyObjectWrapper<Step> step = new ReadOnlyObjectWrapper<>(Step.PARTS);
  private final ReadOnlyObjectWrapper<Choices> choices = new ReadOnlyObjectWrapper<>(Choices.START);
  private @Nullable Placing placing;
  private @Nullable Setup placed;

  /** The steps, in their order. */
  enum Step {
    /** Expansions, options, objective. */
    PARTS,
    CREW,
    /** What comes of it, or what stands against it. */
    CHECK,
    /** What goes where. */
    PLACE
  }

  SetupModel(Hud hud) {
    this.hud = hud;
    this.errands = new Errands(hud);
  }

  ReadOnlyObjectProperty<Step> step() {
    return step.getReadOnlyProperty();
  }

  ReadOnlyObjectProperty<Choices> choices() {
    return choices.getReadOnlyProperty();
  }

  ReadOnlyBooleanProperty busy() {
    return errands.busy();
  }

  private Choices now() {
    return choices.get();
  }

  void toggle(Expansion expansion) {
    choices.set(now().toggled(expansion));
  }

  void toggle(SetupOption option) {
    choices.set(now().toggled(option));
  }

  void aim(Objective objective) {
    choices.set(now().towards(objective));
  }

  void seat(int players) {
    choices.set(now().seating(players));
  }

  /** Takes a character into the crew, or out of it. */
  void choose(String character) {
    choices.set(
        now().crew().contains(character) ? now().without(character) : now().choosing(character));
  }

  /** The game as it would begin, or null while something stands against it. */
  @Nullable Setup setup() {
    return now().result() instanceof SetupResult.Ready(var setup) ? setup : null;
  }

  boolean canGoOn() {
    return switch (step.get()) {
      case PARTS -> true;
      case CREW -> now().isFull();
      case CHECK -> setup() != null;
      case PLACE -> false;
    };
  }

  void next() {
    Setup setup = setup();
    switch (step.get()) {
      case PARTS -> step.set(Step.CREW);
      case CREW -> step.set(Step.CHECK);
      case CHECK -> {
        if (setup != null) {
          place(setup);
        }
      }
      case PLACE -> {}
    }
  }

  /** What was ticked off stays so, unless something else is played now. */
  private void place(Setup setup) {
    if (placing == null || !setup.equals(placed)) {
      placing = new Placing(Stops.of(setup), hud.model().spotlight());
      placed = setup;
    }
    step.set(Step.PLACE);
  }

  void back() {
    switch (step.get()) {
      case PARTS -> hud.model().go(hud.model().link() == null ? Panel.WELCOME : Panel.BRIDGE);
      case CREW -> step.set(Step.PARTS);
      case CHECK -> step.set(Step.CREW);
      case PLACE -> step.set(Step.CHECK);
    }
  }

  /** What goes where, from the last step on. */
  Placing placing() {
    if (placing == null) {
      throw new IllegalStateException("it is not decided yet what is played");
    }
    return placing;
  }

  /** The game begins; what is not ticked off yet the table tells by itself. */
  void begin() {
    Setup setup = setup();
    if (setup != null) {
      errands.open(() -> hud.games().begin(setup.board()));
    }
  }
}

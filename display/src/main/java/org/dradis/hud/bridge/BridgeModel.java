package org.dradis.hud.bridge;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.dradis.hud.HudModel;
import org.dradis.hud.Refrain;
import org.dradis.session.SessionInput;
import org.dradis.view.EventView;
import org.dradis.view.TableView;
import org.dradis.view.TaskView;

/** What the bridge shows of the table, part by part, so that only what changed is drawn anew. */
public final class BridgeModel {
  /** Two lines beside the DRADIS; more is in the log. */
  private static final int STORY_LENGTH = 96;

  private final HudModel hud;
  private final IntSupplier die;
  private final ObjectProperty<Matter> matter = new SimpleObjectProperty<>(new Matter.Nothing());
  private final ObjectProperty<Hands> hands = new SimpleObjectProperty<>(Hands.EMPTY);
  private final ObjectProperty<List<Alarm>> alarms = new SimpleObjectProperty<>(List.of());
  private final StringProperty story = new SimpleStringProperty("");

  /**
   * What hands have to do.
   *
   * @param waiting whether something is started when it is done
   */
  public record Hands(List<TaskView> tasks, boolean waiting) {
    static final Hands EMPTY = new Hands(List.of(), false);

    /** The tasks that somebody has to tick, because nothing senses them. */
    public List<String> ticks() {
      List<String> ticks = new ArrayList<>();
      for (TaskView task : tasks) {
        if (task.tick() != null) {
          ticks.add(task.tick());
        }
      }
      return ticks;
    }
  }

  /** Something to know whatever else goes on. */
  public record Alarm(boolean ofDice, String sentence) {}

  /** The supplier rolls a die of eight. */
  public BridgeModel(HudModel hud, IntSupplier die) {
    this.hud = hud;
    this.die = die;
    look();
  }

  /** Looks at the table again. */
  public void look() {
    TableView view = hud.table().get();
    matter.set(Matter.of(view));
    if (view == null) {
      return;
    }
    boolean playing = view.phase().equals("playing");
    hands.set(playing ? new Hands(view.tasks(), view.waiting()) : Hands.EMPTY);
    List<Alarm> all = new ArrayList<>();
    if (view.dice() != null) {
      all.add(new Alarm(true, view.dice()));
    }
    view.troubles().forEach(trouble -> all.add(new Alarm(false, trouble)));
    alarms.set(List.copyOf(all));
    story.set(lastWords(view.recent()));
  }

  /** As many of the last sentences as can be read at a glance, but at least the very last. */
  static String lastWords(List<EventView> recent) {
    String told = "";
    List<String> sentences = Refrain.of(recent.stream().map(EventView::sentence).toList());
    for (String sentence : sentences.reversed()) {
      String more = told.isEmpty() ? sentence : sentence + " " + told;
      if (!told.isEmpty() && Wide.of(more) > STORY_LENGTH) {
        break;
      }
      told = more;
    }
    return told;
  }

  public ReadOnlyObjectProperty<Matter> matter() {
    return matter;
  }

  public ReadOnlyObjectProperty<Hands> hands() {
    return hands;
  }

  public ReadOnlyObjectProperty<List<Alarm>> alarms() {
    return alarms;
  }

  /** The last sentences of what just happened. */
  public ReadOnlyStringProperty story() {
    return story;
  }

  public void say(String input) {
    hud.say(input);
  }

  /** Answers a question, or breaks into a roll. */
  public void answer(String input) {
    hud.answer(input);
  }

  public void start(String input) {
    hud.start(input);
  }

  public void typeDie(int face) {
    hud.answer(new SessionInput.TypeDie(face));
  }

  public void rollByComputer() {
    hud.answer(new SessionInput.RollByComputer(die.getAsInt()));
  }

  public void letStand() {
    hud.answer(new SessionInput.LetStand());
  }

  /** Ticks everything that nothing senses. */
  public void tickAll() {
    hands.get().ticks().forEach(hud::say);
  }

  public void goOn() {
    hud.answer(new SessionInput.GoOn());
  }

  public void callOff() {
    hud.answer(new SessionInput.CallOff());
  }

  public void takeBack() {
    hud.answer(new SessionInput.Undo(1));
  }

  public void resume() {
    hud.answer(new SessionInput.Resume());
  }

  public void close(String why) {
    hud.answer(new SessionInput.Close(why));
  }
}

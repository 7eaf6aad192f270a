package org.dradis.hud.live;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import org.dradis.cards.AttackDeck;
import org.dradis.hud.TableLink;
import org.dradis.journal.JournalTrouble;
import org.dradis.journal.Row;
import org.dradis.session.Desk;
import org.dradis.session.GameLog;
import org.dradis.session.Phase;
import org.dradis.session.Reply;
import org.dradis.session.Said;
import org.dradis.session.Session;
import org.dradis.session.SessionState;
import org.dradis.session.Source;
import org.dradis.session.json.InputJson;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A game that is being played, and the displays that show it. Their views are made on a thread of
 * their own, one for every step in its order, so that the session never waits for a display.
 */
final class LiveTable implements Session.Listener {
  private static final Logger LOG = LoggerFactory.getLogger(LiveTable.class);

  private final AttackDeck deck;
  private final InputJson inputs;
  private final Executor views;
  private final LongFunction<List<Row>> rows;
  private final Consumer<SessionState> follower;
  private final Session session;
  private final boolean tower;
  private final List<LiveLink> displays = new CopyOnWriteArrayList<>();

  /** Belong to the thread of the views. */
  private SessionState known;

  private boolean open;
  private @Nullable JournalTrouble trouble;

  /**
   * Begins the session of a desk.
   *
   * @param tower whether the table has one
   * @param views runs one after the other
   * @param rows reads what the journal has of the game behind a row
   * @param follower hears of every state, on the thread of the views
   */
  LiveTable(
      Desk desk,
      AttackDeck deck,
      boolean tower,
      Executor views,
      LongFunction<List<Row>> rows,
      Consumer<SessionState> follower) {
    this.deck = deck;
    this.inputs = new InputJson(deck);
    this.tower = tower;
    this.views = views;
    this.rows = rows;
    this.follower = follower;
    this.known = desk.state();
    this.session = new Session(desk, this);
  }

  Session session() {
    return session;
  }

  /** Whether the game goes on. */
  boolean isOpen() {
    return session.state().phase() != Phase.CLOSED;
  }

  /** A door for one more display, with a language of its own. */
  TableLink link(String language) {
    LiveLink display = new LiveLink(this, language);
    displays.add(display);
    return display;
  }

  void leave(LiveLink display) {
    displays.remove(display);
  }

  @Override
  public void changed(SessionState state) {
    views.execute(
        () -> {
          known = state;
          show();
          if (trouble != null) {
            trouble = null;
            displays.forEach(it -> it.tell(null));
          }
          follower.accept(state);
        });
  }

  @Override
  public void stuck(JournalTrouble now) {
    views.execute(
        () -> {
          if (trouble == null) {
            LOG.warn("the journal takes nothing: {}", now.getMessage());
          }
          trouble = now;
          displays.forEach(it -> it.tell(now));
        });
  }

  /**
   * Shows the table from now on. Before it has been looked at, every ship would seem to be out of
   * the readers' sight.
   */
  void open() {
    views.execute(
        () -> {
          open = true;
          show();
        });
  }

  private void show() {
    if (open) {
      // One that fails keeps nothing from the others.
      displays.forEach(it -> new Unfailing(() -> it.show(known)).run());
    }
  }

  /** The state to show, or null before the table has been looked at; on the thread of the views. */
  @Nullable SessionState shown() {
    return open ? known : null;
  }

  Executor views() {
    return views;
  }

  AttackDeck deck() {
    return deck;
  }

  boolean hasTower() {
    return tower;
  }

  /** Queues an input; what is wrong with it is a {@link org.dradis.file.BadField}. */
  CompletableFuture<Reply> say(int seen, String input) {
    return session.say(new Said(Source.TOUCH, inputs.readInput(input), seen));
  }

  /** Goes on with a story; on the thread of the views. */
  void tell(GameLog.Story story) {
    story.add(rows.apply(story.read()));
  }
}

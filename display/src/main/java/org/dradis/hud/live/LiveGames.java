package org.dradis.hud.live;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.dradis.cards.AttackDeck;
import org.dradis.hud.Games;
import org.dradis.hud.Spotlight;
import org.dradis.hud.TableLink;
import org.dradis.hud.Words;
import org.dradis.journal.GameId;
import org.dradis.journal.GameSummary;
import org.dradis.journal.Journal;
import org.dradis.port.DiceThrow;
import org.dradis.port.RigPart;
import org.dradis.rules.State;
import org.dradis.rules.board.Board;
import org.dradis.session.Desk;
import org.dradis.session.GameLog;
import org.dradis.session.Opening;
import org.dradis.session.Replay;
import org.dradis.session.Said;
import org.dradis.session.SessionState;
import org.dradis.session.Source;
import org.dradis.session.board.Pieces;
import org.dradis.session.scene.LedSpots;
import org.dradis.session.words.Texts;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The games of a journal, played on a table one at a time. */
public final class LiveGames implements Games, AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(LiveGames.class);
  private static final long FRAME_MILLIS = 50;
  private static final long GLANCE_MILLIS = 250;

  private final Journal journal;
  private final RigPart table;
  private final Supplier<Pieces> box;
  private final AttackDeck deck = AttackDeck.PRINTED;
  private final ScheduledExecutorService views = thread("views");
  private final ScheduledExecutorService lights = thread("lights");
  private final @Nullable LightShow show;
  private volatile Consumer<DiceThrow> throwListener = _ -> {};
  private volatile Consumer<SessionState> layOut = _ -> {};
  private volatile String language = "en";
  private @Nullable LiveTable live;
  private @Nullable GameId played;
  private @Nullable Lookout eyes;
  private @Nullable ScheduledFuture<?> looking;

  /**
   * Takes the table into use; whoever opened journal and table closes them after this.
   *
   * @param box asked for anew by each game, since players enrol in between
   * @param spots where the lights of the table are
   */
  public LiveGames(
      Journal journal, RigPart table, Supplier<Pieces> box, LedSpots spots, Clock clock) {
    this.journal = journal;
    this.table = new Overheard(table, thrown -> throwListener.accept(thrown));
    this.box = box;
    this.show = table.ledBoard().map(it -> new LightShow(it, spots, clock)).orElse(null);
    if (show != null) {
      var _ =
          lights.scheduleWithFixedDelay(
              new Unfailing(show::frame), 0, FRAME_MILLIS, TimeUnit.MILLISECONDS);
    }
  }

  private static ScheduledExecutorService thread(String name) {
    return Executors.newSingleThreadScheduledExecutor(
        work -> Thread.ofPlatform().name(name).daemon().unstarted(work));
  }

  /** The lights, to show a place with. */
  public Spotlight spotlight() {
    return show == null ? Spotlight.NONE : show;
  }

  /** Tells of every throw of the tower, asked for or not, also while no game is open. */
  public void onThrow(Consumer<DiceThrow> listener) {
    throwListener = listener;
  }

  /** Lets somebody put the ships where they belong before a game looks at the table. */
  public void layOut(Consumer<SessionState> somebody) {
    layOut = somebody;
  }

  /** How bright the lights of the table are. */
  public void brightness(int percent) {
    if (show != null) {
      show.brightness(percent);
    }
  }

  /** The language of stories and of games that are opened from now on. */
  public void speak(String tag) {
    language = tag;
  }

  @Override
  public List<GameSummary> list() {
    return new ArrayList<>(journal.games()).reversed();
  }

  // What may go wrong comes first: then the game that is open goes on. Ships are laid out when it
  // no longer looks at the table; if that fails hands do it, as the tasks of the new game say.
  @Override
  public synchronized TableLink begin(Board start) {
    Pieces pieces = box.get();
    Desk desk = Desk.begin(journal, State.of(start), deck);
    Opening.of(start).forEach(step -> desk.take(new Said(Source.TABLE, step)));
    closeGame();
    return open(desk, pieces, false);
  }

  @Override
  public synchronized TableLink resume(GameId game) {
    if (live != null && game.equals(played) && live.isOpen()) {
      return live.link(language);
    }
    Pieces pieces = box.get();
    Desk desk = Desk.resume(journal, game, deck);
    closeGame();
    return open(desk, pieces, true);
  }

  private TableLink open(Desk desk, Pieces pieces, boolean again) {
    GameId game = desk.game();
    layOut(desk.state());
    Follower follower = new Follower();
    LiveTable opened =
        new LiveTable(
            desk,
            deck,
            table.diceTower().isPresent(),
            task -> views.execute(new Unfailing(task)),
            after -> journal.rows(game, after),
            follower::follow);
    live = opened;
    played = game;
    Lookout lookout = new Lookout(table, pieces, opened.session(), again, opened::open);
    follower.lookout = lookout;
    eyes = lookout;
    looking =
        views.scheduleWithFixedDelay(
            new Unfailing(
                () -> {
                  if (lookout.look()) {
                    hasLooked(lookout);
                  }
                }),
            0,
            GLANCE_MILLIS,
            TimeUnit.MILLISECONDS);
    return opened.link(language);
  }

  private void layOut(SessionState state) {
    try {
      layOut.accept(state);
    } catch (RuntimeException e) {
      LOG.warn("the ships of the game were not laid out: {}", e.toString());
    }
  }

  /** The game that is played now, for one more display; null if there is none. */
  public synchronized @Nullable TableLink join() {
    return live == null ? null : live.link(language);
  }

  /** Another game may have begun to look meanwhile. */
  private synchronized void hasLooked(Lookout lookout) {
    if (lookout.equals(eyes)) {
      stopLooking();
    }
  }

  private void stopLooking() {
    if (looking != null) {
      looking.cancel(false);
    }
  }

  /** What else hears of a game: its lights and its readers. */
  private final class Follower {
    private volatile @Nullable Lookout lookout;

    void follow(SessionState state) {
      if (show != null) {
        show.follow(state);
      }
      Lookout now = lookout;
      if (now != null) {
        now.expect(state);
      }
    }
  }

  @Override
  public List<String> story(GameId game) {
    List<String> lines = new ArrayList<>();
    new GameLog(Texts.in(Words.locale(language)), deck)
        .tell(journal.rows(game, 0), (_, line) -> lines.add(line));
    return lines;
  }

  @Override
  public Board start(GameId game) {
    return new Replay(deck).setup(journal.setup(game)).board();
  }

  @Override
  public synchronized boolean delete(GameId game) {
    if (game.equals(played)) {
      return false;
    }
    journal.delete(game);
    return true;
  }

  private void closeGame() {
    stopLooking();
    if (live != null) {
      live.session().close();
      live = null;
      played = null;
    }
    if (show != null) {
      show.follow(null);
    }
  }

  @Override
  public synchronized void close() {
    closeGame();
    lights.shutdownNow();
    views.shutdownNow();
  }
}

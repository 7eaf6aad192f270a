package org.dradis.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.dradis.cards.AttackDeck;
import org.dradis.journal.FullDisk;
import org.dradis.journal.JournalTrouble;
import org.dradis.journal.Kind;
import org.dradis.journal.MemoryJournal;
import org.dradis.port.Diagnosis;
import org.dradis.port.DiceTower;
import org.dradis.port.Expectation;
import org.dradis.port.LedBoard;
import org.dradis.port.RigPart;
import org.dradis.port.TagId;
import org.dradis.port.TagZones;
import org.dradis.port.TapPad;
import org.dradis.port.Whereabouts;
import org.dradis.port.Zone;
import org.dradis.port.ZoneNews;
import org.dradis.rules.State;
import org.dradis.rules.board.Resource;
import org.dradis.session.board.Place;
import org.dradis.session.script.PlainBox;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class SessionTest {
  private final MemoryJournal journal =
      new MemoryJournal(Clock.fixed(Instant.EPOCH, ZoneOffset.UTC), "test");
  private final Desk desk =
      Desk.begin(journal, State.of(TestTable.startBoard()), AttackDeck.PRINTED);

  private static final Session.Listener NOBODY =
      new Session.Listener() {
        @Override
        public void changed(SessionState state) {}

        @Override
        public void stuck(JournalTrouble trouble) {}
      };

  private static SessionInput fuel(int to) {
    return new SessionInput.Correct(new Correction.Dial(Resource.FUEL, to), "Ann", "a test");
  }

  @Test
  void whoIsAnsweredHasBeenToldBefore() {
    List<String> order = Collections.synchronizedList(new ArrayList<>());
    Session.Listener display =
        new Session.Listener() {
          @Override
          public void changed(SessionState state) {
            order.add("told");
          }

          @Override
          public void stuck(JournalTrouble trouble) {}
        };
    try (Session session = new Session(desk, display)) {
      session
          .say(Source.TOUCH, fuel(5))
          .thenAccept(_ -> order.add("answered"))
          .orTimeout(30, TimeUnit.SECONDS)
          .join();
    }
    assertEquals(List.of("told", "answered"), order);
  }

  @Test
  void everyStepIsToldAlsoOfThoseThatAreTakenTogether() throws Exception {
    List<Integer> told = Collections.synchronizedList(new ArrayList<>());
    CountDownLatch go = new CountDownLatch(1);
    Session.Listener slow =
        new Session.Listener() {
          @Override
          public void changed(SessionState state) {
            try {
              go.await();
            } catch (InterruptedException e) {
              throw new IllegalStateException(e);
            }
            told.add(state.history().back());
          }

          @Override
          public void stuck(JournalTrouble trouble) {}
        };
    try (Session session = new Session(desk, slow)) {
      // The first is being told while the others queue.
      for (int i = 0; i < 5; i++) {
        session.tell(new Said(Source.TOUCH, fuel(i)));
      }
      go.countDown();
    }
    assertEquals(List.of(1, 2, 3, 4, 5), told);
  }

  @Test
  void whatIsSaidAfterTheEndIsRefusedInsteadOfForgotten() {
    Session session = new Session(desk, NOBODY);
    session.close();
    var late = session.say(Source.TOUCH, fuel(5)).orTimeout(30, TimeUnit.SECONDS);
    var refused = assertThrows(CompletionException.class, late::join);
    assertEquals(
        "the session ended before this was durable",
        Objects.requireNonNull(refused.getCause()).getMessage());
  }

  @Test
  void manyHandsAtOnceLoseNothing() throws Exception {
    int threads = 4;
    int each = 100;
    CountDownLatch go = new CountDownLatch(1);
    List<Thread> people = new ArrayList<>();
    List<CompletableFuture<Reply>> replies = Collections.synchronizedList(new ArrayList<>());
    try (Session session = new Session(desk, NOBODY)) {
      for (int person = 0; person < threads; person++) {
        people.add(
            Thread.ofPlatform()
                .start(
                    () -> {
                      try {
                        go.await();
                      } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                      }
                      for (int i = 0; i < each; i++) {
                        replies.add(session.say(Source.TOUCH, fuel(i % 16)));
                      }
                    }));
      }
      go.countDown();
      for (Thread person : people) {
        person.join();
      }
      for (CompletableFuture<Reply> reply : replies) {
        assertEquals(new Reply.Done(), reply.get(30, TimeUnit.SECONDS));
      }
      assertEquals(threads * each, session.state().history().back());
    }
    long rows =
        journal.rows(desk.game(), 0).stream().filter(row -> row.kind() == Kind.INPUT).count();
    assertEquals((long) threads * each, rows);
  }

  @Test
  void whatWasQueuedBeforeTheEndIsDurable() {
    List<CompletableFuture<Reply>> replies = new ArrayList<>();
    try (Session session = new Session(desk, NOBODY)) {
      for (int i = 0; i < 200; i++) {
        replies.add(session.say(Source.TOUCH, fuel(i % 16)));
      }
    }
    assertTrue(replies.stream().allMatch(CompletableFuture::isDone));
    assertEquals(200, desk.state().history().back());
  }

  @Test
  void aFaultOfTheProgramIsRefusedAndTheTableGoesOn() throws Exception {
    try (Session session = new Session(desk, NOBODY)) {
      Reply reply =
          session
              .say(Source.TOUCH, new SessionInput.PlaceTag(null, List.of()))
              .get(30, TimeUnit.SECONDS);
      assertTrue(
          reply instanceof Reply.Refused(String sentence, var _)
              && sentence.startsWith("the program failed on this, please report it"),
          reply::toString);
      assertEquals(new Reply.Done(), session.say(Source.TOUCH, fuel(3)).get(30, TimeUnit.SECONDS));
    }
  }

  @Test
  void aFullDiskHoldsInputsBackAndLosesNone() throws Exception {
    FullDisk disk = new FullDisk(journal);
    Desk writing = Desk.begin(disk, State.of(TestTable.startBoard()), AttackDeck.PRINTED);
    CountDownLatch stuck = new CountDownLatch(1);
    Session.Listener listener =
        new Session.Listener() {
          @Override
          public void changed(SessionState state) {}

          @Override
          public void stuck(JournalTrouble trouble) {
            assertEquals("The disk is full.", trouble.getMessage());
            stuck.countDown();
          }
        };
    try (Session session = new Session(writing, listener)) {
      disk.fill(true);
      var first = session.say(Source.TOUCH, fuel(3));
      assertTrue(stuck.await(30, TimeUnit.SECONDS));
      assertFalse(first.isDone());
      assertEquals(8, session.state().game().board().dials().fuel());
      disk.fill(false);
      var second = session.say(Source.TOUCH, fuel(5));
      assertEquals(new Reply.Done(), first.get(30, TimeUnit.SECONDS));
      assertEquals(new Reply.Done(), second.get(30, TimeUnit.SECONDS));
      assertEquals(2, session.state().history().back());
    }
  }

  @Test
  void aDisplayThatFailsDoesNotStopTheGame() throws Exception {
    Session.Listener broken =
        new Session.Listener() {
          @Override
          public void changed(SessionState state) {
            throw new IllegalStateException("no paint left");
          }

          @Override
          public void stuck(JournalTrouble trouble) {}
        };
    Session session = new Session(desk, broken);
    assertEquals(new Reply.Done(), session.say(Source.TOUCH, fuel(3)).get(30, TimeUnit.SECONDS));
    assertEquals(new Reply.Done(), session.say(Source.TOUCH, fuel(4)).get(30, TimeUnit.SECONDS));
    session.close();
    RuntimeException fault = session.listenerFault();
    assertTrue(fault != null && "no paint left".equals(fault.getMessage()));
  }

  @Test
  void newsOfTheZonesBecomeInputs() throws Exception {
    PlainBox box = PlainBox.of(TestTable.startBoard());
    TagId raider = box.byTag().keySet().iterator().next();
    FakeZones zones = new FakeZones();
    zones.sensed.put(raider, Whereabouts.in(new Zone("bow")));
    try (Session session = new Session(desk, NOBODY)) {
      TablePorts ports = TablePorts.listen(zones, box, session::tell);
      zones.tell(new ZoneNews.ZoneLost(new Zone("bow"), "It is slow to wake."));
      zones.tell(new ZoneNews.Placed(raider, Whereabouts.NOWHERE, Whereabouts.in(new Zone("bow"))));
      ports.look(false);
      zones.tell(new ZoneNews.ZoneFound(new Zone("bow")));
      zones.tell(new ZoneNews.Noticed(raider, new Zone("stern")));
      zones.tell(
          new ZoneNews.Placed(
              raider, Whereabouts.in(new Zone("bow")), Whereabouts.in(new Zone("stern"))));
      zones.tell(new ZoneNews.ZoneLost(new Zone("stern"), "Check its cable."));
      zones.tell(new ZoneNews.ZoneLost(new Zone("tray"), "Nobody minds."));
      session.say(Source.TOUCH, fuel(3)).get(30, TimeUnit.SECONDS);
      assertEquals(List.of(Place.STERN), session.state().table().where().get(raider.toString()));
      assertFalse(session.state().table().senses(Place.STERN));
      assertTrue(session.state().table().senses(Place.BOW));
    }
    assertEquals(List.of(new Zone("tray")), TablePorts.strange(zones));
    assertEquals(box.byTag().size(), zones.known);
    assertTrue(
        TablePorts.expectations(desk.state())
            .contains(new Expectation(raider, Whereabouts.in(new Zone("bow")))));
  }

  private static final class FakeZones implements TagZones, RigPart {
    final SortedMap<TagId, Whereabouts> sensed =
        new TreeMap<>((one, other) -> one.toString().compareTo(other.toString()));
    int known;
    private Consumer<ZoneNews> listener = news -> {};

    void tell(ZoneNews news) {
      listener.accept(news);
    }

    @Override
    public List<Zone> zones() {
      return List.of(new Zone("bow"), new Zone("stern"), new Zone("tray"));
    }

    @Override
    public void know(Collection<TagId> box) {
      known = box.size();
    }

    @Override
    public void expect(Collection<Expectation> changes) {}

    @Override
    public void onNews(Consumer<ZoneNews> news) {
      listener = news;
    }

    @Override
    public SortedMap<TagId, Whereabouts> sensed() {
      return sensed;
    }

    @Override
    public Optional<TagZones> tagZones() {
      return Optional.of(this);
    }

    @Override
    public Optional<TapPad> tapPad() {
      return Optional.empty();
    }

    @Override
    public Optional<DiceTower> diceTower() {
      return Optional.empty();
    }

    @Override
    public Optional<LedBoard> ledBoard() {
      return Optional.empty();
    }

    @Override
    public List<Diagnosis> diagnose() {
      return List.of();
    }

    @Override
    public void close() {}
  }
}

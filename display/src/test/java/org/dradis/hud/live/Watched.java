package org.dradis.hud.live;

import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Predicate;
import org.dradis.hud.TableLink;
import org.dradis.view.TableView;

/** A display in a test: it remembers what it was shown, and waits for what it is to be shown. */
final class Watched {
  private static final int PATIENCE = 60;

  private final TableLink link;
  private final List<TableView> shown = new ArrayList<>();
  private final List<Wish> wishes = new ArrayList<>();

  private record Wish(Predicate<TableView> wanted, CompletableFuture<TableView> met) {}

  Watched(TableLink link) {
    this.link = link;
    link.watch(this::show);
  }

  private synchronized void show(TableView view) {
    shown.add(view);
    wishes.removeIf(wish -> wish.wanted.test(view) && wish.met.complete(view));
  }

  /** The first view from the one shown now that is as wanted. */
  TableView until(String what, Predicate<TableView> wanted) {
    CompletableFuture<TableView> met = new CompletableFuture<>();
    synchronized (this) {
      if (!shown.isEmpty() && wanted.test(shown.getLast())) {
        return shown.getLast();
      }
      wishes.add(new Wish(wanted, met));
    }
    try {
      return met.get(PATIENCE, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      return fail("never shown: " + what + "; the last view is " + shown.getLast());
    } catch (InterruptedException | ExecutionException e) {
      return fail(e);
    }
  }

  /** What is shown now. */
  synchronized TableView last() {
    return shown.getLast();
  }

  TableLink.Answer say(String input) {
    return link.say(last().moment(), input).join();
  }
}

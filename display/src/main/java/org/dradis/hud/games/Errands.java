package org.dradis.hud.games;

import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import org.dradis.file.BadField;
import org.dradis.hud.Failure;
import org.dradis.hud.Hud;
import org.dradis.hud.Panel;
import org.dradis.hud.TableLink;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Does what takes a while off the thread of the screen, one thing at a time. */
public final class Errands {
  private static final Logger LOG = LoggerFactory.getLogger(Errands.class);

  private final Hud hud;
  private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();

  public Errands(Hud hud) {
    this.hud = hud;
  }

  /** Whether something is under way; nothing else is begun meanwhile. */
  public ReadOnlyBooleanProperty busy() {
    return busy.getReadOnlyProperty();
  }

  /** Fetches something and hands it over; what goes wrong is told. */
  public <T> void fetch(Supplier<T> errand, Consumer<T> then) {
    if (busy.get()) {
      return;
    }
    busy.set(true);
    hud.work()
        .execute(
            () -> {
              try {
                T fetched = errand.get();
                back(() -> then.accept(fetched));
              } catch (BadField bad) {
                LOG.warn("cannot be read: {}", bad.toString());
                back(() -> hud.model().tell(hud.words().of("games.unreadable", bad.field())));
              } catch (RuntimeException fault) {
                String sentence = Failure.sentence(fault, hud.words().locale());
                back(() -> hud.model().tell(sentence));
              }
            });
  }

  /**
   * Opens a game and goes there as soon as the readers have looked at its table, unless players
   * went on to another page meanwhile.
   */
  public void open(Supplier<TableLink> game) {
    Panel from = hud.model().panel().get();
    fetch(
        game,
        link -> {
          busy.set(true);
          if (isStill(from)) {
            hud.model().tell(hud.words().of("games.looking"));
          }
          hud.model().open(link, () -> arrive(from));
        });
  }

  private void arrive(Panel from) {
    busy.set(false);
    if (isStill(from)) {
      hud.model().go(Panel.BRIDGE);
    }
  }

  private boolean isStill(Panel from) {
    return hud.model().panel().get() == from;
  }

  private void back(Runnable news) {
    hud.screen()
        .execute(
            () -> {
              busy.set(false);
              news.run();
            });
  }
}

package org.dradis.hud;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import org.dradis.box.Box;
import org.dradis.box.BoxFile;
import org.dradis.hud.picture.NoGames;
import org.dradis.port.TagId;
import org.dradis.rig.sim.SimRig;
import org.dradis.table.Table;
import org.dradis.table.TableFile;

/** A HUD at a table that a test moves and spoils; what takes a while is done at once, or later. */
public final class FakeHud implements AutoCloseable {
  public final FakeRig rig = new FakeRig();
  public final HudModel model = new HudModel(Runnable::run, Settings.STANDARD);
  public boolean slow;

  /** The simulated table, where a test has one. */
  public SimRig sim;

  private final Queue<Runnable> waiting = new ArrayDeque<>();
  private final Path folder;
  private Table table;

  /** The folder is a test's own. */
  public FakeHud(Path folder) {
    this.folder = folder;
  }

  public static TagId tag(int number) {
    return TagId.parse("E00401501234%04X".formatted(number));
  }

  public Hud hud() {
    return hud("en");
  }

  public Hud hud(String language) {
    if (table == null) {
      table = Table.open(TableFile.builtIn().only("fake"), List.of(rig));
    }
    return hud(table, language);
  }

  /** Where nothing is connected. */
  public Hud withoutTable() {
    return hud(null, "en");
  }

  private Hud hud(Table connected, String language) {
    return new Hud(
        model,
        Words.in(Words.locale(language)),
        NoGames.NONE,
        connected,
        sim,
        this::file,
        this::work,
        Runnable::run);
  }

  private void work(Runnable deed) {
    if (slow) {
      waiting.add(deed);
    } else {
      deed.run();
    }
  }

  /** Lets what was to be done later be done. */
  public void catchUp() {
    for (Runnable each = waiting.poll(); each != null; each = waiting.poll()) {
      each.run();
    }
  }

  public Path boxFile() {
    return folder.resolve("box.json");
  }

  private BoxFile file() {
    return BoxFile.open(boxFile());
  }

  public Box box() {
    return file().box();
  }

  public void keep(Box box) {
    file().save(box);
  }

  @Override
  public void close() {
    if (table != null) {
      table.close();
    }
  }
}

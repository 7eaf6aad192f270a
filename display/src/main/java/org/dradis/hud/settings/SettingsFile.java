package org.dradis.hud.settings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dradis.file.BadField;
import org.dradis.file.BaseFolder;
import org.dradis.file.SafeWrite;
import org.dradis.file.TextFile;
import org.dradis.hud.HudModel;
import org.dradis.hud.Settings;
import org.dradis.hud.Words;

/**
 * The file that keeps settings. What is wrong in it stands as if it had not been set; the file as
 * it was is kept aside before anything else is written in its place.
 */
public final class SettingsFile {
  private static final String NAME = "settings.json";
  private static final Pattern BROKEN = Pattern.compile("not JSON(?: \\(line (\\d+))?");

  private final Path path;
  private final Settings settings;
  private final List<String> complaints;
  private boolean keeps;

  private SettingsFile(Path path, Settings settings, List<String> complaints) {
    this.path = path;
    this.settings = settings;
    this.complaints = List.copyOf(complaints);
    this.keeps = !complaints.isEmpty();
  }

  /** Where the user's settings are. */
  public static Path standard(Map<String, String> environment) {
    return BaseFolder.CONFIG.of(environment).resolve(NAME);
  }

  /** Opens a file; what it does not say, or says wrongly, is as in the settings given. */
  public static SettingsFile open(Path path, Settings otherwise) {
    if (!Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
      return new SettingsFile(path, otherwise, List.of());
    }
    List<String> complaints = new ArrayList<>();
    try {
      String text = TextFile.read(path.toString(), path);
      SettingsText read = SettingsText.read(path.toString(), text, otherwise);
      Words words = Words.in(read.settings().locale());
      read.complaints().forEach(it -> complaints.add(sentence(words, path, it)));
      return new SettingsFile(path, read.settings(), complaints);
    } catch (BadField e) {
      complaints.add(sentence(Words.in(otherwise.locale()), path, e));
      return new SettingsFile(path, otherwise, complaints);
    }
  }

  /** For players: what a parser says of its trouble is for nobody but its line. */
  private static String sentence(Words words, Path path, BadField wrong) {
    String file = path.toString();
    Matcher broken = BROKEN.matcher(wrong.problem());
    if (broken.lookingAt()) {
      String line = broken.group(1);
      return line == null
          ? words.of("settings.file.broken", file)
          : words.of("settings.file.broken.line", file, line);
    }
    return wrong.field().equals(file)
        ? words.of("settings.file.wrong", file, wrong.problem())
        : words.of("settings.file.wrong.field", file, wrong.field(), wrong.problem());
  }

  public Path path() {
    return path;
  }

  /** What was read. */
  public Settings settings() {
    return settings;
  }

  /** What was wrong in the file, a sentence each. */
  public List<String> complaints() {
    return complaints;
  }

  /** Writes settings in place of what is there. */
  public synchronized void save(Settings now) {
    try {
      if (keeps && Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
        Files.move(path, aside());
      }
      keeps = false;
      SafeWrite.text(path, SettingsText.write(now));
    } catch (IOException e) {
      throw new BadField(path.toString(), SafeWrite.why(path, e));
    }
  }

  /** A name that nothing has yet. */
  private Path aside() {
    Path free = path.resolveSibling(path.getFileName() + ".kept");
    for (int i = 2; Files.exists(free, LinkOption.NOFOLLOW_LINKS); i++) {
      free = path.resolveSibling(path.getFileName() + ".kept-" + i);
    }
    return free;
  }

  /**
   * Saves whatever is set from now on.
   *
   * @param lasting what of the settings is to be kept
   * @param work runs what takes a while, off the thread of the screen
   * @param trouble hears why something could not be saved, on the same thread
   */
  public void follow(
      HudModel model, UnaryOperator<Settings> lasting, Executor work, Consumer<String> trouble) {
    AtomicReference<Settings> latest = new AtomicReference<>(model.settings().get());
    model
        .settings()
        .addListener(
            (_, _, now) -> {
              latest.set(lasting.apply(now));
              work.execute(() -> save(latest, trouble));
            });
  }

  /** Of several that run at once the last one writes what is latest. */
  private synchronized void save(AtomicReference<Settings> latest, Consumer<String> trouble) {
    try {
      save(latest.get());
    } catch (BadField e) {
      trouble.accept(e.getMessage());
    }
  }
}

package org.dradis.box;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Map;
import org.dradis.file.BadField;
import org.dradis.file.BaseFolder;
import org.dradis.file.SafeWrite;
import org.dradis.file.TextFile;
import org.jspecify.annotations.Nullable;

/** The file that keeps a box. It is written only by someone who could read what was there. */
public final class BoxFile {
  private final Path path;
  private @Nullable String text;
  private Box box;

  private BoxFile(Path path, @Nullable String text, Box box) {
    this.path = path;
    this.text = text;
    this.box = box;
  }

  /** Where the user's box is, if nothing else is said. */
  public static Path standard(Map<String, String> environment) {
    return BaseFolder.DATA.of(environment).resolve("box.json");
  }

  /** Opens a file; one that is not there is an empty box. */
  public static BoxFile open(Path path) {
    String text = current(path);
    return new BoxFile(path, text, text == null ? Box.EMPTY : BoxText.read(path.toString(), text));
  }

  /** Reads a file that must be there. */
  public static Box read(Path path) {
    return BoxText.read(path.toString(), TextFile.read(path.toString(), path));
  }

  private static @Nullable String current(Path path) {
    // A link that leads nowhere is no empty box.
    return Files.exists(path, LinkOption.NOFOLLOW_LINKS)
        ? TextFile.read(path.toString(), path)
        : null;
  }

  public Box box() {
    return box;
  }

  public Path path() {
    return path;
  }

  /** Keeps a box in place of the one read. */
  public void save(Box next) {
    String now = current(path);
    if (now == null ? text != null : !now.equals(text)) {
      throw new BadField(
          path.toString(), "was changed by somebody else meanwhile; nothing is saved, try again");
    }
    String written = BoxText.write(next);
    write(path, written);
    text = written;
    box = next;
  }

  /** Writes a copy for somebody else, who will see what civilian ships hold. */
  public static void export(Box box, Path path) {
    write(path, BoxText.write(box));
  }

  private static void write(Path path, String text) {
    try {
      SafeWrite.text(path, text);
    } catch (IOException e) {
      throw new BadField(path.toString(), SafeWrite.why(path, e));
    }
  }
}

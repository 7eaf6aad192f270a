package org.dradis.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.dradis.file.BadField;
import org.dradis.file.Nearest;
import org.jspecify.annotations.Nullable;
import org.tomlj.Toml;
import org.tomlj.TomlArray;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;

/**
 * One table of a TOML file, read strictly. Whoever reads it asks for every key that it knows and
 * then calls {@link #done}, which refuses all others. A complaint names the file, the line and the
 * key, and says what is allowed.
 */
public final class Section {
  private final String source;
  private final String path;
  private final int line;
  private final TomlTable values;
  private final TreeSet<String> known = new TreeSet<>();
  private final List<Section> taken = new ArrayList<>();

  Section(String source, String path, int line, TomlTable values) {
    this.source = source;
    this.path = path;
    this.line = line;
    this.values = values;
  }

  /** Reads a whole text; complaints name it so. */
  public static Section parse(String source, String text) {
    return TomlText.parse(source, text);
  }

  /** A section in which nothing is set; complaints name it so. */
  public static Section empty(String source) {
    return new Section(source, "", 0, Toml.parse(""));
  }

  /** All keys that are set, in the order of the file; for sections whose keys are names. */
  public List<String> keys() {
    return List.copyOf(values.keySet());
  }

  public boolean has(String key) {
    return value(key) != null;
  }

  public String text(String key, String otherwise) {
    Object value = value(key);
    return value == null ? otherwise : text(key, value, lineOf(key));
  }

  /** A text that must be there; the example shows in the complaint how to write it. */
  public String neededText(String key, String example) {
    if (!has(key)) {
      throw at(line, key, "is missing, write for example " + key + " = \"" + example + "\"");
    }
    return text(key, "");
  }

  /** One of these words. */
  public String choice(String key, String otherwise, String... allowed) {
    String word = text(key, otherwise);
    if (has(key) && !Arrays.asList(allowed).contains(word)) {
      throw wrong(
          key,
          "must be one of "
              + String.join(", ", allowed)
              + ", not "
              + Nearest.quoted(word, allowed));
    }
    return word;
  }

  public int whole(String key, int otherwise, int least, int most) {
    Object value = value(key);
    return value == null ? otherwise : whole(key, value, lineOf(key), least, most);
  }

  public boolean flag(String key, boolean otherwise) {
    Object value = value(key);
    if (value == null || value instanceof Boolean) {
      return value == null ? otherwise : (Boolean) value;
    }
    throw notA(key, lineOf(key), "true or false", value);
  }

  /** A list of texts; empty if the key is not there. */
  public List<String> texts(String key) {
    return texts(key, array(key, "a list of texts"));
  }

  /** A list of lists of texts, such as pairs of zones; empty if the key is not there. */
  public List<List<String>> textLists(String key) {
    List<List<String>> lists = new ArrayList<>();
    TomlArray array = array(key, "a list of lists of texts");
    for (int i = 0; i < array.size(); i++) {
      if (!(array.get(i) instanceof TomlArray list)) {
        throw notA(key, lineOf(array, i), "a list of lists of texts", array.get(i));
      }
      lists.add(texts(key, list));
    }
    return lists;
  }

  private List<String> texts(String key, TomlArray array) {
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < array.size(); i++) {
      texts.add(text(key, array.get(i), lineOf(array, i)));
    }
    return texts;
  }

  /** A list of whole numbers; empty if the key is not there. */
  public List<Integer> wholes(String key, int least, int most) {
    List<Integer> wholes = new ArrayList<>();
    TomlArray array = array(key, "a list of whole numbers");
    for (int i = 0; i < array.size(); i++) {
      wholes.add(whole(key, array.get(i), lineOf(array, i), least, most));
    }
    return wholes;
  }

  /** All sections under {@code [[key]]}, in the order of the file. */
  public List<Section> sections(String key) {
    List<Section> sections = new ArrayList<>();
    TomlArray array = array(key, "one section or more, each under [[" + nameOf(key) + "]]");
    for (int i = 0; i < array.size(); i++) {
      int at = lineOf(array, i);
      if (!(array.get(i) instanceof TomlTable table)) {
        throw notA(key, at, "a section under [[" + nameOf(key) + "]]", array.get(i));
      }
      sections.add(new Section(source, nameOf(key), at, table));
    }
    taken.addAll(sections);
    return sections;
  }

  /** The section under {@code [key]}, if it is there. */
  public Optional<Section> section(String key) {
    Object value = value(key);
    if (value == null) {
      return Optional.empty();
    }
    if (!(value instanceof TomlTable table)) {
      throw notA(key, lineOf(key), "a section under [" + nameOf(key) + "]", value);
    }
    Section section = new Section(source, nameOf(key), lineOf(key), table);
    taken.add(section);
    return Optional.of(section);
  }

  /** Refuses every key that nobody asked for, here and in all sections taken from this one. */
  public void done() {
    doneHere();
    taken.forEach(Section::done);
  }

  /** Refuses every key of this section alone that nobody asked for. */
  void doneHere() {
    for (String key : values.keySet()) {
      if (!known.contains(key)) {
        throw wrong(key, "unknown here" + Nearest.hint(key, known));
      }
    }
  }

  /** A complaint about a key that is set, such as {@code "must be an even number, not 7"}. */
  public BadField wrong(String key, String problem) {
    return at(lineOf(key), key, problem);
  }

  /** A complaint about the section as a whole. */
  public BadField wrong(String problem) {
    return new BadField(place(line) + (path.isEmpty() ? "" : ": " + path), problem);
  }

  private @Nullable Object value(String key) {
    known.add(key);
    return values.get(List.of(key));
  }

  private TomlArray array(String key, String expected) {
    Object value = value(key);
    if (value == null) {
      return Toml.parse("a = []").getArrayOrEmpty("a");
    }
    if (value instanceof TomlArray array) {
      return array;
    }
    throw notA(key, lineOf(key), expected, value);
  }

  private String text(String key, Object value, int at) {
    if (value instanceof String text) {
      return text;
    }
    throw notA(key, at, "a text in quotes", value);
  }

  private int whole(String key, Object value, int at, int least, int most) {
    if (value instanceof Long number) {
      if (number >= least && number <= most) {
        return number.intValue();
      }
      throw at(at, key, "must be " + least + "-" + most + ", not " + number);
    }
    throw notA(key, at, "a whole number, " + least + "-" + most, value);
  }

  private BadField notA(String key, int at, String expected, Object value) {
    return at(at, key, "must be " + expected + ", not " + TomlText.noun(value));
  }

  private BadField at(int at, String key, String problem) {
    return new BadField(place(at) + ": " + nameOf(key), problem);
  }

  private String place(int at) {
    return at > 0 ? source + ": line " + at : source;
  }

  private String nameOf(String key) {
    return path.isEmpty() ? key : path + "." + key;
  }

  private int lineOf(String key) {
    return line(values.inputPositionOf(List.of(key)));
  }

  private int lineOf(TomlArray array, int index) {
    return line(array.inputPositionOf(index));
  }

  private int line(@Nullable TomlPosition position) {
    return position == null ? line : position.line();
  }
}

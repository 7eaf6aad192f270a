package org.dradis.file;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A value of a file with the way to it, so that every complaint can name its field. */
public final class Field {
  private final @Nullable Field parent;
  private final String step;
  private final Json value;

  private Field(@Nullable Field parent, String step, Json value) {
    this.parent = parent;
    this.step = step;
    this.value = value;
  }

  static Field root(String name, Json value) {
    return new Field(null, name, value);
  }

  public Field child(String name, Json child) {
    return new Field(this, name, child);
  }

  /** The way from the top, such as {@code steps[2].viper.target}. */
  public String path() {
    return parent == null ? step : append(new StringBuilder()).toString();
  }

  private StringBuilder append(StringBuilder path) {
    if (parent == null) {
      return path;
    }
    parent.append(path);
    if (!path.isEmpty() && !step.startsWith("[")) {
      path.append('.');
    }
    return path.append(step);
  }

  public BadField wrong(String problem) {
    return new BadField(path(), problem);
  }

  private BadField notA(String expected) {
    return wrong("must be " + expected + ", not " + value.noun());
  }

  public boolean isNull() {
    return value instanceof Json.Nothing;
  }

  public boolean isText() {
    return value instanceof Json.Text;
  }

  public boolean isObject() {
    return value instanceof Json.Members;
  }

  public boolean isNumber() {
    return value instanceof Json.Whole || value instanceof Json.Huge;
  }

  public Members members() {
    return members("an object");
  }

  public Members members(String expected) {
    if (value instanceof Json.Members(var values)) {
      return new Members(this, values);
    }
    throw notA(expected);
  }

  public List<Field> items() {
    if (value instanceof Json.Items(var values)) {
      List<Field> items = new ArrayList<>(values.size());
      for (int i = 0; i < values.size(); i++) {
        items.add(new Field(this, "[" + i + "]", values.get(i)));
      }
      return items;
    }
    throw notA("a list");
  }

  public String text() {
    return text("a text");
  }

  public String text(String expected) {
    if (value instanceof Json.Text(String text)) {
      if (hasLoneSurrogate(text)) {
        throw wrong("holds half a character (a lone surrogate)");
      }
      return text;
    }
    throw notA(expected);
  }

  /** Legal in JSON, but it cannot be written as UTF-8 again. */
  private static boolean hasLoneSurrogate(String text) {
    return text.codePoints()
        .anyMatch(c -> Character.MIN_SURROGATE <= c && c <= Character.MAX_SURROGATE);
  }

  /** The name of a character: any text that is not empty. */
  public String name() {
    String name = text("a name");
    if (name.isBlank()) {
      throw wrong("must be a name, not an empty text");
    }
    return name;
  }

  public boolean flag() {
    if (value instanceof Json.Flag(boolean flag)) {
      return flag;
    }
    throw notA("true or false");
  }

  /** Steps without a value of their own are written {@code true}. */
  public void mustBeTrue() {
    if (!(value instanceof Json.Flag(boolean flag)) || !flag) {
      throw notA("true");
    }
  }

  public long wholeNumber(long low, long high) {
    return switch (value) {
      case Json.Whole(long number) when low <= number && number <= high -> number;
      case Json.Whole(long number) when number > high && high == Integer.MAX_VALUE ->
          throw wrong("must be at most " + high + ", not " + number);
      case Json.Whole(long number) ->
          throw wrong("must be " + range(low, high) + ", not " + number);
      case Json.Huge(boolean negative) when negative ->
          throw wrong("must be " + range(low, high) + ", not a number far below");
      case Json.Huge huge ->
          throw wrong("must be " + range(low, high) + ", not a number far beyond any in the game");
      default -> throw notA("a whole number");
    };
  }

  public int integer(int low, int high) {
    return Math.toIntExact(wholeNumber(low, high));
  }

  /** A count of pieces; limits of the game are looked at elsewhere. */
  public int count() {
    return integer(0, Integer.MAX_VALUE);
  }

  private static String range(long low, long high) {
    if (high >= Integer.MAX_VALUE) {
      return low == Integer.MIN_VALUE ? "a whole number" : low + " or more";
    }
    return low + "-" + high;
  }
}

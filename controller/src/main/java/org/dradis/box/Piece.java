package org.dradis.box;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.dradis.file.BadField;
import org.dradis.port.TagId;
import org.dradis.rules.board.Cargo;

/**
 * Something with a tag: a miniature, a card, a title.
 *
 * @param name a miniature's own, such as "raider 7"; what is printed on a card
 * @param tags one, or more if it carries one for the zones and one for the tap pad
 * @param cargo what a civilian ship holds, if its owner has told; nobody else may see it
 */
public record Piece(Kind kind, String name, List<TagId> tags, Optional<Cargo> cargo) {
  private static final int LONGEST_NAME = 60;
  private static final Pattern NUMBER_AT_THE_END = Pattern.compile("(.*?)(\\d{1,9})");

  /** By kinds, then by names, with 10 after 9. */
  static final Comparator<Piece> ORDER =
      Comparator.comparing(Piece::kind)
          .thenComparing(piece -> stem(piece.name))
          .thenComparingInt(piece -> number(piece.name))
          .thenComparing(Piece::name)
          .thenComparing(piece -> piece.tags.toString());

  public Piece {
    name = checked(name);
    tags = List.copyOf(tags);
    if (tags.isEmpty()) {
      throw new BadField(name, "has no tag");
    }
    if (tags.size() > 1 && tags.stream().distinct().count() < tags.size()) {
      throw new BadField(name, "has the same tag twice");
    }
    for (TagId tag : tags) {
      if (tag.isFleeting()) {
        throw new BadField(name, "tag " + tag + " changes its number each time it is read");
      }
    }
    if (cargo.isPresent() && kind != Kind.CIVILIAN_SHIP) {
      throw new BadField(name, "only a civilian ship holds something, not a " + kind.noun());
    }
  }

  public static Piece of(Kind kind, String name, TagId tag) {
    return new Piece(kind, name, List.of(tag), Optional.empty());
  }

  private static String checked(String text) {
    String name = text.strip();
    if (name.isEmpty() || name.length() > LONGEST_NAME || name.chars().anyMatch(Piece::isControl)) {
      throw new BadField(
          "name",
          "must be 1-" + LONGEST_NAME + " characters in one line, not \"" + text.strip() + "\"");
    }
    return name;
  }

  private static boolean isControl(int c) {
    return Character.isISOControl(c) || c == '\u2028' || c == '\u2029';
  }

  /** What people call it where its kind does not stand beside it. */
  public String label() {
    return kind.isMiniature() ? name : kind.noun() + " " + name;
  }

  public Piece named(String other) {
    return new Piece(kind, other, tags, cargo);
  }

  public Piece holding(Cargo held) {
    return new Piece(kind, name, tags, Optional.of(held));
  }

  private static String stem(String name) {
    var matcher = NUMBER_AT_THE_END.matcher(name);
    return matcher.matches() ? matcher.group(1) : name;
  }

  private static int number(String name) {
    var matcher = NUMBER_AT_THE_END.matcher(name);
    return matcher.matches() ? Integer.parseInt(matcher.group(2)) : 0;
  }

  /** Says nothing of what it holds. */
  @Override
  public String toString() {
    return label() + " " + tags;
  }
}

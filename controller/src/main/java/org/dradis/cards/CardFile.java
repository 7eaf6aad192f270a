package org.dradis.cards;

import java.util.List;
import java.util.function.Function;
import org.dradis.file.BadField;
import org.dradis.file.Field;
import org.dradis.file.JsonText;
import org.dradis.file.Members;
import org.dradis.file.Words;

/** What all card files share: a format, perhaps a note, and cards. Complaints name the file. */
final class CardFile {
  private static final List<String> KNOWN = List.of("format", "note", "cards");

  private final String name;
  private final Members root;

  private CardFile(String name, Members root) {
    this.name = name;
    this.root = root;
  }

  static CardFile open(String name, String text) {
    return new CardFile(name, root(name, text).members("a card file, an object"));
  }

  /** A complaint about the text may name a field of it only. */
  private static Field root(String name, String text) {
    try {
      return JsonText.read(name, text);
    } catch (BadField e) {
      throw e.field().equals(name) ? e : new BadField(name + ": " + e.field(), e.problem());
    }
  }

  /** The format that the file says it has, one of these. */
  String format(List<String> known) {
    return named(
        it -> {
          Field format = it.need("format");
          String word = format.text();
          if (!known.contains(word)) {
            throw format.wrong("must be " + Words.list(known) + ", not \"" + word + "\"");
          }
          return word;
        });
  }

  /** Reads the file, if it has this format. */
  <T> T read(String format, Function<List<Field>, T> cards) {
    format(List.of(format));
    return named(
        it -> {
          it.only(KNOWN);
          if (it.has("note")) {
            it.need("note").text();
          }
          return cards.apply(it.need("cards").items());
        });
  }

  private <T> T named(Function<Members, T> read) {
    try {
      return read.apply(root);
    } catch (BadField e) {
      throw new BadField(name + ": " + e.field(), e.problem());
    }
  }
}

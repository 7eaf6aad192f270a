package org.dradis.hud.simtable;

import java.util.stream.Collectors;
import org.dradis.box.Kind;
import org.dradis.hud.Words;

/** What pieces and parts of the table are called in a language. */
record PieceNames(Words words) {

  /** "Raider 3"; a piece with a name of its own keeps it, but face-down ships are all alike. */
  String of(Figure figure) {
    Kind kind = figure.kind();
    String name = figure.name();
    if (kind == null || !kind.isMiniature() || !name.startsWith(kind.noun() + " ")) {
      return words.or("simtable.piece." + figure.slug(), name);
    }
    String noun = words.of("simtable.piece." + kind.word());
    return kind == Kind.CIVILIAN_SHIP ? noun : noun + name.substring(kind.noun().length());
  }

  String place(String word) {
    return words.or("simtable.place." + word, word);
  }

  /** What is printed there: on the Cylon Fleet board the areas have the names of the others. */
  String print(String word) {
    return words.or("simtable.print." + word, place(word.replace("cylon-fleet-", "")));
  }

  /** What there is to say of a piece beside its name, in a few words. */
  String remark(Figure figure) {
    if (figure.kind() != null && figure.fallen()) {
      return words.of("simtable.fallen");
    }
    if (figure.read().isEmpty()) {
      return words.of("simtable.unread");
    }
    return words.of(
        "simtable.read", figure.read().stream().map(this::place).collect(Collectors.joining(", ")));
  }
}

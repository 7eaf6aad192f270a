package org.dradis.box;

import java.util.Optional;
import java.util.OptionalInt;
import org.dradis.file.Words;
import org.dradis.rules.board.Hyphenated;

/** What a tag can be stuck to. */
public enum Kind implements Hyphenated {
  /** 16, and 20 with the Cylon Fleet (CO-1). */
  RAIDER(20),
  HEAVY_RAIDER(4),
  BASESTAR(2),
  SCAR(1),
  CENTURION(4),
  OCCUPATION_FORCE(4),
  VIPER_MK2(8),
  VIPER_MK7(4),
  ASSAULT_RAPTOR(4),
  RAPTOR(4),
  CIVILIAN_SHIP(12),
  /** Two, and a third with Exodus (CO-5). */
  NUKE(3),
  /** A sleeved card; its name is what it says on it. */
  CARD,
  CHARACTER,
  TITLE;

  /** The words by which files and commands name them. */
  public static final Words<Kind> WORDS = new Words<>("a kind of piece", values());

  private final int limit;

  Kind() {
    this(0);
  }

  Kind(int limit) {
    this.limit = limit;
  }

  /** Whether it stands on the board, with a name of its own, and not for what is printed on it. */
  public boolean isMiniature() {
    return limit > 0;
  }

  /** The most that the game has with all expansions (CO). */
  public OptionalInt limit() {
    return isMiniature() ? OptionalInt.of(limit) : OptionalInt.empty();
  }

  public static Optional<Kind> find(String word) {
    return Optional.ofNullable(WORDS.find(word));
  }

  /** As in a sentence: "heavy raider", "viper mk2". */
  public String noun() {
    return word().replace('-', ' ');
  }
}

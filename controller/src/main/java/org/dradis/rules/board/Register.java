package org.dradis.rules.board;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The printed characters and lines of succession. It comes from outside, because rules read no
 * files, and is the same object in all boards of a game: comparing boards costs nothing for it.
 */
public final class Register {
  /** Nobody: enough for boards without titles. */
  public static final Register EMPTY = new Register(List.of(), Succession.NONE);

  private final List<CharacterSheet> sheets;
  private final Succession succession;
  private final Map<String, CharacterSheet> byName = new TreeMap<>();
  private final int hash;

  public Register(List<CharacterSheet> sheets, Succession succession) {
    this.sheets = List.copyOf(sheets);
    this.succession = succession;
    for (CharacterSheet sheet : sheets) {
      byName.put(sheet.name(), sheet);
    }
    this.hash = 31 * byName.keySet().hashCode() + succession.hashCode();
  }

  /** Every character, in the order of the boxes. */
  public List<CharacterSheet> sheets() {
    return sheets;
  }

  /** The lines from the highest to the lowest. */
  public Succession succession() {
    return succession;
  }

  public @Nullable CharacterSheet find(String character) {
    return byName.get(character);
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Register register
            && hash == register.hash
            && sheets.equals(register.sheets)
            && succession.equals(register.succession));
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return "(" + sheets.size() + " characters)";
  }
}

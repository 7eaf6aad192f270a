package org.dradis.rules.board;

/** A character as printed; two versions of one person have the same person. */
public record CharacterSheet(
    String name, Expansion expansion, CharacterType type, String person, boolean flies) {
  // Characters with rules of their own (LD-4, EX-2).
  public static final String APOLLO = "Lee \"Apollo\" Adama (Pilot)";
  public static final String BALTAR = "Gaius Baltar (Political Leader)";
  public static final String BOOMER = "Sharon \"Boomer\" Valerii";
  public static final String HELO = "Karl \"Helo\" Agathon (Military Leader)";
  public static final String ZAREK = "Tom Zarek (Military Leader)";

  public boolean isLeader() {
    return type == CharacterType.LEADER;
  }
}

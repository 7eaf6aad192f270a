package org.dradis.rules.board;

/** A character as printed; two versions of one person have the same person. */
public record CharacterSheet(
    String name, Expansion expansion, CharacterType type, String person, boolean flies) {
  public boolean isLeader() {
    return type == CharacterType.LEADER;
  }
}

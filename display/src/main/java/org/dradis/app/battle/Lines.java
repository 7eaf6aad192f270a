package org.dradis.app.battle;

/** Where the lines of the battle go, at the pace of whoever takes them. */
public interface Lines {
  void print(String line);
}

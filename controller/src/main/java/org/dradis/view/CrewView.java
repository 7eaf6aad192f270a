package org.dradis.view;

import java.util.List;
import java.util.Map;

/**
 * Who plays.
 *
 * @param titles who holds a title, by its word; a title that nobody holds is left out
 */
public record CrewView(List<Member> members, Map<String, String> titles) {
  /**
   * A character in the game.
   *
   * @param state human, brig, sickbay, cylon, leader, infiltrating or executed: what all can see
   */
  public record Member(String name, String state, boolean mutineer) {}
}

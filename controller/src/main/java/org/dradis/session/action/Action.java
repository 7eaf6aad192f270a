package org.dradis.session.action;

import java.util.LinkedHashMap;
import java.util.Map;
import org.dradis.rules.board.Area;
import org.dradis.rules.input.Command;
import org.dradis.session.board.Place;
import org.jspecify.annotations.Nullable;

/**
 * Something that players can start.
 *
 * @param id its name in the texts
 * @param subject the word of who or what acts
 * @param parts what its sentence names
 */
public record Action(
    String id,
    Group group,
    String subject,
    Map<String, Object> parts,
    @Nullable Place at,
    @Nullable Place to,
    Command command) {

  static Action of(String id, Group group, String subject, Command command) {
    return new Action(id, group, subject, Map.of(), null, null, command);
  }

  Action with(String name, Object part) {
    Map<String, Object> more = new LinkedHashMap<>(parts);
    more.put(name, part);
    return new Action(id, group, subject, more, at, to, command);
  }

  /** Who acts stands here. */
  Action at(@Nullable Area area) {
    return area == null
        ? this
        : new Action(id, group, subject, parts, Place.of(area), to, command).with("at", area);
  }

  /** It is aimed here. */
  Action to(Area area) {
    return new Action(id, group, subject, parts, at, Place.of(area), command).with("to", area);
  }
}

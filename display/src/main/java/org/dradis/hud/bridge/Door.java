package org.dradis.hud.bridge;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.dradis.hud.Panel;
import org.dradis.view.ActionView;
import org.dradis.view.TableView;
import org.jspecify.annotations.Nullable;

/** Which panel has what can be started. */
final class Door {
  private static final List<Panel> ALL =
      List.of(
          Panel.VIPERS,
          Panel.GALACTICA,
          Panel.JUMP,
          Panel.CREW,
          Panel.CYLONS,
          Panel.SUPPLIES,
          Panel.NEW_CAPRICA);

  private Door() {}

  /** The panels that have something in this game. */
  static List<Panel> of(TableView view) {
    List<Panel> doors = new ArrayList<>();
    for (Panel panel : ALL) {
      if (view.actions().stream().anyMatch(behind(panel, null))) {
        doors.add(panel);
      }
    }
    return List.copyOf(doors);
  }

  /** What belongs on a panel; of the area that was tapped it is everything that touches it. */
  static Predicate<ActionView> behind(Panel panel, @Nullable String area) {
    return action ->
        switch (panel) {
          case CYLONS -> action.group().equals("cylons") && !action.id().equals("icon");
          case VIPERS -> action.group().equals("vipers");
          case GALACTICA -> action.group().equals("galactica") || action.group().equals("pegasus");
          case JUMP -> action.group().equals("jump");
          case CREW -> action.group().equals("crew");
          case NEW_CAPRICA -> action.group().equals("new-caprica");
          case SUPPLIES -> List.of("dials", "civilians", "place").contains(action.group());
          case AREA -> area != null && (area.equals(action.at()) || area.equals(action.to()));
          default -> false;
        };
  }
}

package org.dradis.hud.simtable;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javafx.scene.Parent;
import org.dradis.hud.Hud;
import org.dradis.port.LedMap;
import org.dradis.rig.sim.SimKind;
import org.dradis.rig.sim.SimRig;
import org.dradis.session.scene.Lighting;
import org.dradis.session.scene.MappedSpots;
import org.dradis.session.scene.Mark;
import org.dradis.session.scene.Scene;
import org.dradis.session.scene.Signal;
import org.dradis.table.Section;
import org.dradis.table.Sensing;
import org.dradis.view.LightView;
import org.dradis.view.TableView;

/** The simulated table as a picture: nothing moves, and nobody has to wait for anything. */
public final class SimTablePicture {
  private static final String EMPTY = "board = \"empty\"\n";
  private static final Map<String, String> BOXES =
      Map.of("cylon-fleet", "exodus", "pegasus", "pegasus", "daybreak", "daybreak");

  /** When most signals shine. */
  private static final long MOMENT = 100;

  private SimTablePicture() {}

  /** Makes a view of a table that is set up and lit as the game says; on the screen's thread. */
  public static Parent of(Hud hud) {
    TableView table = hud.model().table().get();
    String settings = table == null ? "" : "expansions = " + boxes(table.board().options());
    Section section = Section.parse("picture", EMPTY + settings);
    try (SimRig rig = (SimRig) new SimKind().open(section, Sensing.STANDARD);
        SimTableView view = new SimTableView(hud, rig, Switches.off(), null)) {
      SettingUp.put(rig, table == null ? Map.of() : table.board().places());
      if (table != null) {
        shine(rig, table.lights());
      }
      view.lookOnce();
      return view;
    }
  }

  /** The boxes whose pieces a game needs. */
  private static List<String> boxes(List<String> options) {
    List<String> boxes = new ArrayList<>();
    BOXES.forEach(
        (option, box) -> {
          if (options.contains(option)) {
            boxes.add('"' + box + '"');
          }
        });
    return boxes;
  }

  private static void shine(SimRig rig, List<LightView> lights) {
    List<Mark> marks = new ArrayList<>();
    for (LightView light : lights) {
      for (Signal signal : Signal.values()) {
        if (signal.word().equals(light.signal())) {
          marks.add(new Mark(light.spot(), signal, 0));
        }
      }
    }
    MappedSpots spots = new MappedSpots(LedMap.ofReferenceTable());
    rig.ledBoard().ifPresent(it -> it.show(Lighting.frame(new Scene(marks), spots, MOMENT)));
  }
}

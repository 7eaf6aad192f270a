package org.dradis.hud.simtable;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import org.dradis.box.Kind;
import org.dradis.hud.HudModel;
import org.dradis.hud.Settings;
import org.dradis.hud.picture.ScenarioTable;
import org.dradis.rig.world.Spot;
import org.junit.jupiter.api.Test;

class HelpingHandTest {
  /** Two raiders have moved by the rules, and nobody has moved them on the table. */
  private static final String UNTIDY =
      """
      {"format": "dradis-scenario/1",
       "board": {"areas": {"bow": {"raiders": 2}, "starboard-bow": {"raiders": 1},
                           "stern": {"civilians": ["c01"]}}},
       "choices": ["bow"],
       "steps": [{"icon": "activate-raiders"}]}
      """;

  private final HudModel model = new HudModel(Runnable::run, Settings.STANDARD);
  private final BooleanProperty always = new SimpleBooleanProperty();
  private final List<Errand> carried = new ArrayList<>();
  private final HelpingHand hand =
      new HelpingHand(
          model,
          always,
          errand -> {
            carried.add(errand);
            return carried.size();
          });

  HelpingHandTest() {
    model.open(ScenarioTable.of(UNTIDY, "en"));
  }

  /** All raiders where they were before, but those that were carried. */
  private Tabletop table(int done) {
    Figures figures =
        new Figures()
            .with(2, Kind.RAIDER, "bow")
            .with(1, Kind.RAIDER, "starboard-bow")
            .with(13, Kind.RAIDER, "supply")
            .with(1, Kind.CIVILIAN_SHIP, "stern");
    List<Figure> now = new ArrayList<>(figures.all());
    for (Errand errand : carried.subList(0, done)) {
      now.replaceAll(
          it ->
              it.name().equals(errand.name())
                  ? Figures.at(it.name(), Kind.RAIDER, errand.spot())
                  : it);
    }
    return new Tabletop(done, now, List.of(), Tabletop.Die.NONE, false);
  }

  private int tasks() {
    var view = model.table().get();
    assertNotNull(view);
    return view.tasks().stream().mapToInt(it -> it.count()).sum();
  }

  @Test
  void oneIsCarriedAfterTheOther() {
    int asked = tasks();
    assertEquals(2, asked);
    hand.look(table(0));
    hand.help();
    hand.look(table(0));
    assertEquals(1, carried.size());
    hand.look(table(1));
    assertEquals(2, carried.size());
    hand.look(table(2));
    assertEquals(2, carried.size());
    assertNull(hand.current().get());
  }

  @Test
  void whatNobodySeesIsTickedOffWhenItIsDone() {
    hand.look(table(0));
    hand.help();
    hand.look(table(1));
    assertEquals(2, tasks());
    hand.look(table(2));
    assertEquals(0, tasks());
  }

  @Test
  void nothingHappensUnasked() {
    hand.look(table(0));
    hand.hear();
    assertEquals(List.of(), carried);
  }

  @Test
  void withAlwaysItHelpsUnasked() {
    hand.look(table(0));
    hand.always().set(true);
    for (int done = 1; hand.current().get() != null; done++) {
      hand.look(table(done));
    }
    assertEquals(2, carried.size());
    assertEquals(0, tasks());
  }

  @Test
  void aPieceThatIsGoneKeepsNobodyWaiting() {
    hand.look(table(0));
    hand.help();
    hand.look(
        new Tabletop(
            1,
            List.of(Figures.at("raider 99", Kind.RAIDER, new Spot(90, 250))),
            List.of(),
            Tabletop.Die.NONE,
            false));
    assertEquals(Math.min(2, tasks()), carried.size());
  }
}

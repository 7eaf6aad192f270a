package org.dradis.hud.log;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.dradis.hud.HudModel;
import org.dradis.hud.Panel;
import org.dradis.hud.Settings;
import org.dradis.hud.Words;
import org.dradis.hud.log.CorrectionModel.Stage;
import org.dradis.hud.picture.ScenarioTable;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Target;
import org.dradis.rules.input.Command;
import org.dradis.session.SessionInput;
import org.dradis.session.board.PieceKind;
import org.dradis.session.board.Place;
import org.dradis.view.BoardView;
import org.dradis.view.TableView;
import org.junit.jupiter.api.Test;

class CorrectionModelTest {
  private final HudModel hud = new HudModel(Runnable::run, Settings.STANDARD);
  private final CorrectionModel model = new CorrectionModel(hud);
  private final Summary summary = new Summary(Words.in(Locale.ENGLISH));

  private void open(String scenario) {
    hud.open(ScenarioTable.of("{\"format\":\"dradis-scenario/1\"," + scenario + "}", "en"));
    hud.go(Panel.CORRECTION);
  }

  private void start() {
    hud.open(ScenarioTable.start("en"));
    hud.go(Panel.CORRECTION);
  }

  private TableView table() {
    TableView table = hud.table().get();
    assertNotNull(table);
    return table;
  }

  private BoardView board() {
    return table().board();
  }

  private Stage stage() {
    return model.draft().get().stage();
  }

  private void sign() {
    model.next();
    model.by("Laura Roslin");
    model.next();
    model.because("a sleeve");
    model.next();
  }

  @Test
  void aDialIsPutRight() {
    start();
    model.choose(Topic.FUEL);
    assertFalse(model.isAnswered());
    model.set(5);
    assertEquals("Fuel: 8 → 5", summary.of(model.draft().get(), model.now(Topic.FUEL)));
    sign();
    assertEquals(5, board().dials().get("fuel"));
    assertEquals("Correction by Laura Roslin: fuel is 5 (a sleeve)", table().last());
    assertEquals(Panel.BRIDGE, hud.panel().get());
  }

  @Test
  void numbersStayWithinWhatTheBoardHas() {
    start();
    model.choose(Topic.MORALE);
    model.set(99);
    assertEquals(15, model.draft().get().number());
    model.set(-1);
    assertEquals(0, model.draft().get().number());
    model.choose(Topic.JUMP);
    model.set(5);
    assertEquals(4, model.draft().get().number());
  }

  @Test
  void shipsGoFromWhereTheGameThinksTheyAre() {
    start();
    model.choose(Topic.SHIPS);
    model.choose(PieceKind.RAIDER);
    assertEquals(List.of(Place.BOW, Place.SUPPLY), model.places());
    model.choose(Place.STERN);
    assertEquals(Stage.FROM, stage());
    model.choose(Place.BOW);
    assertFalse(model.places().contains(Place.BOW));
    assertFalse(model.places().contains(Place.CYLON_FLEET_BOW));
    model.choose(Place.STERN);
    assertEquals(3, model.most());
    model.set(2);
    assertEquals("2 × Raider: Bow → Stern", summary.of(model.draft().get(), 0));
    sign();
    assertEquals(2, board().count("stern", "raider"));
    assertEquals(1, board().count("bow", "raider"));
  }

  @Test
  void everyPlaceThatIsOfferedIsTaken() {
    String scenario =
        """
        "options":["cylon-fleet","daybreak"],"steps":[],"board":{\
        "areas":{"bow":{"raiders":2,"heavyRaiders":1,"basestars":["b1"],"civilians":["c01"],\
        "vipers":{"mk2":1,"mk7":1,"assaultRaptor":1}}},\
        "reserves":{"mk2":1,"mk7":1,"assaultRaptor":1,"raptors":2},\
        "damaged":{"mk2":1,"mk7":1},"destroyed":{"mk2":1,"raptors":1},"jump":2}\
        """;
    open(scenario);
    for (PieceKind kind : model.kinds()) {
      BoardView board = board();
      for (Place from : Homes.from(board, kind)) {
        for (Place to : Homes.of(board, kind)) {
          if (to != from) {
            hud.go(Panel.CORRECTION);
            model.choose(Topic.SHIPS);
            model.choose(kind);
            model.choose(from);
            model.choose(to);
            sign();
            assertEquals("", hud.message().get(), kind + " " + from + " " + to);
            assertEquals(
                board.count(to.word(), kind.word()) + 1, board().count(to.word(), kind.word()));
            hud.say(new SessionInput.Undo(1));
          }
        }
      }
    }
  }

  @Test
  void inTheMiddleOfACommandOnlyTheDieIsPutRight() {
    start();
    hud.say(new SessionInput.HoldRolls(false));
    hud.say(new SessionInput.Start(new Command.AttackWithGalactica(Area.BOW, Target.RAIDER)));
    hud.say(new SessionInput.TypeDie(1));
    assertEquals(3, board().count("bow", "raider"));
    hud.say(new SessionInput.Start(new Command.AttackWithGalactica(Area.BOW, Target.RAIDER)));
    assertFalse(model.isPossible(Topic.FUEL));
    assertTrue(model.isPossible(Topic.DIE));
    model.choose(Topic.DIE);
    assertFalse(model.isAnswered());
    model.set(8);
    sign();
    assertEquals(2, board().count("bow", "raider"));
  }

  @Test
  void whoeverGoesBackIsAskedAgain() {
    start();
    model.choose(Topic.SHIPS);
    model.choose(PieceKind.CIVILIAN);
    model.choose(Place.STERN);
    model.choose(Place.CIVILIAN_PILE);
    model.next();
    List<Stage> asked = new ArrayList<>(List.of(stage()));
    while (model.back()) {
      asked.add(stage());
    }
    assertEquals(
        List.of(Stage.WHO, Stage.NUMBER, Stage.TO, Stage.FROM, Stage.KIND, Stage.TOPIC), asked);
  }

  @Test
  void whatIsRefusedStaysToBeChanged() {
    start();
    model.choose(Topic.NUKES);
    model.set(3);
    sign();
    assertFalse(hud.message().get().isEmpty());
    assertEquals(Panel.CORRECTION, hud.panel().get());
    assertEquals(Stage.WHY, stage());
  }

  @Test
  void pursuitIsPutRightOnlyWhereItIs() {
    start();
    assertFalse(model.topics().contains(Topic.PURSUIT));
    open("\"options\":[\"cylon-fleet\"],\"steps\":[]");
    assertTrue(model.topics().contains(Topic.PURSUIT));
  }
}

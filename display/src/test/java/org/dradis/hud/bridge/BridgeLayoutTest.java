package org.dradis.hud.bridge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import javafx.scene.text.Text;
import org.dradis.box.BoxFile;
import org.dradis.hud.Hud;
import org.dradis.hud.HudModel;
import org.dradis.hud.HudView;
import org.dradis.hud.Panel;
import org.dradis.hud.Settings;
import org.dradis.hud.Words;
import org.dradis.hud.picture.NoGames;
import org.dradis.hud.picture.Picture;
import org.dradis.hud.picture.ScenarioTable;
import org.dradis.hud.shell.WholeWords;
import org.dradis.session.SessionInput;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every state of the bridge in every language, with letters of both ends: also what scrolls. */
@Timeout(120)
final class BridgeLayoutTest {
  private static final double TARGET = 48;
  private static final double WIDTH = 336;
  private static final double ROUNDING = 0.6;

  /** A position, a panel of it, and what is tapped there. */
  private record State(String name, String scenario, Panel panel, List<String> taps) {
    static State of(String name, String scenario, Panel panel, String... taps) {
      return new State(name, scenario, panel, List.of(taps));
    }
  }

  /** A state as one player sees it. */
  record Seen(State state, String language, int percent) {
    @Override
    public String toString() {
      return state.name() + " " + language + " " + percent + " %";
    }
  }

  static Stream<Seen> everything() {
    return Stream.of(
            State.of("idle", TableForTests.FLEET, Panel.BRIDGE),
            State.of("attack cards", TableForTests.PEACE, Panel.BRIDGE, "attack-card"),
            State.of("attack card", TableForTests.PEACE, Panel.BRIDGE, "attack-card", "card-4"),
            State.of("letters", TableForTests.PEACE, Panel.BRIDGE, "crisis-card"),
            State.of("crisis cards", TableForTests.PEACE, Panel.CARDS, "cards-crisis", "letter-R"),
            State.of(
                "crisis card",
                TableForTests.PEACE,
                Panel.CARDS,
                "cards-crisis",
                "letter-C",
                "card-1"),
            State.of("planet", TableForTests.PLANET, Panel.BRIDGE),
            State.of("on the planet", TableForTests.PLANET, Panel.NEW_CAPRICA),
            State.of("areas", TableForTests.THREE_AREAS, Panel.BRIDGE, "rule"),
            State.of("order", TableForTests.THREE_AREAS, Panel.BRIDGE, "order", "offer-bow"),
            State.of("die", TableForTests.DIE, Panel.BRIDGE),
            State.of("die lies", TableForTests.DIE, Panel.BRIDGE, "die-4", "break-calculations-up"),
            State.of("tasks", TableForTests.UNTIDY, Panel.BRIDGE),
            State.of("waiting", TableForTests.UNTIDY, Panel.BRIDGE, "icon-launch-raiders"),
            State.of("over", TableForTests.PEACE_WITHOUT_FUEL, Panel.BRIDGE, "end-turn"),
            State.of("returning", TableForTests.UNTIDY, Panel.BRIDGE, "RETURN"),
            State.of("closing", TableForTests.UNTIDY, Panel.BRIDGE, "RETURN", "close"),
            State.of("vipers", TableForTests.FLEET, Panel.VIPERS),
            State.of("galactica", TableForTests.FLEET, Panel.GALACTICA),
            State.of("guns", TableForTests.FLEET, Panel.GALACTICA, "pick-1"),
            State.of("jump", TableForTests.FLEET, Panel.JUMP),
            State.of("crew", TableForTests.FLEET, Panel.CREW),
            State.of("member", TableForTests.FLEET, Panel.CREW, "pick-2"),
            State.of("asked", TableForTests.DIE, Panel.CREW),
            State.of("unconfirmed", TableForTests.DIE, Panel.SUPPLIES, "RETURN"),
            State.of("cylons", TableForTests.FLEET, Panel.CYLONS),
            State.of("supplies", TableForTests.FLEET, Panel.SUPPLIES),
            State.of("dials", TableForTests.FLEET, Panel.SUPPLIES, "pick-2"))
        .flatMap(
            state ->
                Words.tags().stream()
                    .flatMap(
                        tag -> Stream.of(new Seen(state, tag, 100), new Seen(state, tag, 140))));
  }

  @ParameterizedTest
  @MethodSource("everything")
  void nothingIsCutOffOrTooSmall(Seen seen) {
    List<String> faults = new ArrayList<>();
    Picture.of(800, 480, () -> screen(seen), screen -> examine(seen, screen, faults));
    assertEquals(List.of(), faults, seen.toString());
  }

  private static HudView screen(Seen seen) {
    HudModel model =
        new HudModel(
            Runnable::run,
            Settings.STANDARD.speaking(seen.language()).withTextPercent(seen.percent()).calmly());
    model.open(ScenarioTable.of(seen.state().scenario(), seen.language()));
    model.go(seen.state().panel());
    if (seen.state().taps().contains("RETURN")) {
      model.say(new SessionInput.Return(Map.of(), List.of(), Map.of()));
    }
    return new HudView(
        new Hud(
            model,
            Words.in(Words.locale(seen.language())),
            NoGames.NONE,
            null,
            null,
            () -> BoxFile.open(BoxFile.standard(Map.of("XDG_DATA_HOME", "/nowhere"))),
            Runnable::run,
            Runnable::run));
  }

  private static void examine(Seen seen, Parent screen, List<String> faults) {
    for (String tap : seen.state().taps()) {
      if (!tap.equals("RETURN")) {
        ((ButtonBase) screen.lookup("#" + tap)).fire();
        screen.applyCss();
        screen.layout();
      }
    }
    Node panel = screen.lookup(".bridge");
    Bounds place = panel.localToScene(panel.getLayoutBounds());
    if (place.getWidth() > WIDTH + ROUNDING) {
      faults.add("the panel is " + place.getWidth() + " wide");
    }
    examine(panel, place, faults);
  }

  private static void examine(Node node, Bounds place, List<String> faults) {
    if (!node.isVisible()) {
      return;
    }
    Bounds bounds = node.localToScene(node.getLayoutBounds());
    String name = node.getId() + " " + node.getStyleClass();
    if (node.getStyleClass().contains("target")
        && (bounds.getWidth() < TARGET - ROUNDING || bounds.getHeight() < TARGET - ROUNDING)) {
      faults.add(name + " is too small: " + bounds.getWidth() + " x " + bounds.getHeight());
    }
    if (node instanceof Labeled labeled) {
      for (String word : WholeWords.split(labeled)) {
        faults.add(name + " splits " + word);
      }
      if (bounds.getMaxX() > place.getMaxX() + ROUNDING) {
        faults.add(name + " sticks out by " + (bounds.getMaxX() - place.getMaxX()));
      }
      for (Node part : labeled.getChildrenUnmodifiable()) {
        if (part instanceof Text text
            && !labeled.getText().isEmpty()
            && !text.getText().equals(labeled.getText())) {
          faults.add(name + " is cut off: " + text.getText() + " of " + labeled.getText());
        }
      }
    }
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> examine(child, place, faults));
    }
  }
}

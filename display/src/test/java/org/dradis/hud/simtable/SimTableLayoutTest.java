package org.dradis.hud.simtable;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.text.Text;
import org.dradis.hud.Hud;
import org.dradis.hud.HudModel;
import org.dradis.hud.Settings;
import org.dradis.hud.picture.Picture;
import org.dradis.hud.picture.ScenarioTable;
import org.dradis.hud.picture.StillHud;
import org.dradis.hud.shell.WholeWords;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The simulated table in every language and at both ends of the screens. */
@Timeout(60)
class SimTableLayoutTest {
  private static final double TARGET = 47.4;
  private static final String CUT = "...";

  private static Hud hud(String language) {
    HudModel model = new HudModel(Runnable::run, Settings.STANDARD.speaking(language).calmly());
    model.open(ScenarioTable.start(language));
    return StillHud.of(model);
  }

  @ParameterizedTest
  @CsvSource({
    "en,800,480",
    "de,800,480",
    "ru,800,480",
    "ja,800,480",
    "en,1280,800",
    "de,1280,800",
    "ru,1280,800",
    "ja,1280,800"
  })
  void nothingIsCutOffOrTooSmall(String language, int width, int height) {
    List<String> faults = new ArrayList<>();
    Picture.of(
        width, height, () -> SimTablePicture.of(hud(language)), view -> examine(view, faults));
    assertEquals(List.of(), faults);
  }

  private static void examine(Node node, List<String> faults) {
    if (!node.isVisible()) {
      return;
    }
    if (node instanceof Labeled labeled) {
      examineWords(labeled, faults);
    }
    Bounds bounds = node.localToScene(node.getLayoutBounds());
    if (node.getStyleClass().contains("target")
        && (bounds.getWidth() < TARGET
            || bounds.getHeight() < TARGET
            || bounds.getMaxX() > node.getScene().getWidth())) {
      faults.add("#" + node.getId() + " is too small or sticks out: " + bounds);
    }
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> examine(child, faults));
    }
  }

  private static void examineWords(Labeled labeled, List<String> faults) {
    for (String word : WholeWords.split(labeled)) {
      faults.add("#" + labeled.getId() + " splits " + word);
    }
    for (Node part : labeled.getChildrenUnmodifiable()) {
      if (part instanceof Text text
          && text.getText().contains(CUT)
          && !labeled.getText().contains(CUT)) {
        faults.add(labeled.getText() + " is cut off: " + text.getText());
      }
    }
  }
}

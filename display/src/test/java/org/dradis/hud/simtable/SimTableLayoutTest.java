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
    "en,640,384",
    "de,640,384",
    "ru,640,384",
    "ja,640,384",
    "en,752,452",
    "en,768,520",
    "en,640,520",
    "en,683,552",
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
        width,
        height,
        () -> SimTablePicture.of(hud(language)),
        view -> examine(view, view.getLayoutBounds(), faults));
    assertEquals(List.of(), faults);
  }

  @ParameterizedTest
  @CsvSource({"752,452", "768,498", "640,520", "800,450", "800,480", "1280,800"})
  void allTargetsAreSeenWithoutScrolling(int width, int height) {
    List<String> hidden = new ArrayList<>();
    Picture.of(
        width,
        height,
        () -> SimTablePicture.of(hud("en")),
        view -> {
          double end = view.lookup(".viewport").localToScene(0, 0).getY();
          end += view.lookup(".viewport").getLayoutBounds().getHeight();
          for (Node target : view.lookupAll(".controls .target")) {
            if (target.localToScene(target.getLayoutBounds()).getMaxY() > end) {
              hidden.add("#" + target.getId());
            }
          }
        });
    assertEquals(List.of(), hidden);
  }

  private static void examine(Node node, Bounds seen, List<String> faults) {
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
            || bounds.getMaxX() > seen.getMaxX())) {
      faults.add("#" + node.getId() + " is too small or sticks out: " + bounds);
    }
    if (node instanceof Parent parent) {
      Bounds within = node.getStyleClass().contains("viewport") ? bounds : seen;
      parent.getChildrenUnmodifiable().forEach(child -> examine(child, within, faults));
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

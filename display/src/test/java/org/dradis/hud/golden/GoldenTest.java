package org.dradis.hud.golden;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import org.dradis.hud.HudView;
import org.dradis.hud.Panel;
import org.dradis.hud.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The main screens look as they should; the command that updates them is in CONTRIBUTING.md. */
class GoldenTest {
  private static final int WIDE = 1280;
  private static final int HIGH = 800;

  private static final Path README = Path.of("..", "docs", "pictures", "hud.png");
  private static final Screen BATTLE = Screen.small("battle", Panel.BRIDGE);

  static Stream<Screen> mainScreens() {
    List<Screen> screens = new ArrayList<>();
    Words.tags().forEach(tag -> screens.add(BATTLE.speaking(tag)));
    screens.add(BATTLE.sized(WIDE, HIGH));
    screens.add(Screen.small("roll", Panel.BRIDGE));
    screens.add(Screen.small("fleet", Panel.BRIDGE));
    screens.add(Screen.small("planet", Panel.BRIDGE));
    screens.add(Screen.small("fleet", Panel.VIPERS));
    screens.add(Screen.small("fleet", Panel.CARDS));
    screens.add(Screen.small("battle", Panel.LOG));
    screens.add(Screen.small("fleet", Panel.WELCOME));
    screens.add(Screen.small("fleet", Panel.SETUP).sized(WIDE, HIGH));
    screens.add(Screen.small("fleet", Panel.SETTINGS));
    return screens.stream();
  }

  @ParameterizedTest
  @MethodSource("mainScreens")
  void aScreenLooksAsItShould(Screen screen) {
    Golden.check(screen.name(), screen.picture());
  }

  @Test
  void theReadmeShowsTheHudAsItIs() {
    Golden.check("readme", README, BATTLE.sized(WIDE, HIGH).picture());
  }

  @Test
  void thePictureOfTheSameScreenIsTheSame() {
    assertFalse(Golden.difference(BATTLE.name(), BATTLE.picture()).isTooMuch());
  }

  @Test
  void aSymbolThatIsMissingIsSeen() {
    assertSeen(BATTLE.picture(view -> symbol(view).setVisible(false)));
  }

  @Test
  void anotherCountIsSeen() {
    assertSeen(BATTLE.picture(view -> count(view).setText("×5")));
  }

  @Test
  void anotherColourIsSeen() {
    assertSeen(BATTLE.picture(view -> symbol(view).setStyle("-fx-background-color: #62c0f5;")));
  }

  private static void assertSeen(BufferedImage changed) {
    Difference difference = Golden.difference(BATTLE.name(), changed);
    assertTrue(difference.isTooMuch(), () -> "only " + difference.pixels() + " pixels differ");
  }

  /** A ship of the Cylons. */
  private static Region symbol(HudView view) {
    return (Region) view.lookup("#ring .flock.cylon .glyph");
  }

  /** How many raiders are in the bow. */
  private static Label count(HudView view) {
    for (Node node : view.lookupAll("#ring .count")) {
      if (node instanceof Label label && label.getText().equals("×4")) {
        return label;
      }
    }
    throw new AssertionError("no count in the bow");
  }
}

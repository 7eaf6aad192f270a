package org.dradis.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import org.dradis.architecture.Modules.Module;
import org.dradis.architecture.fixture.left.Left;
import org.dradis.architecture.fixture.right.Right;
import org.junit.jupiter.api.Test;

class ModulesTest {

  private static final Modules MODULES =
      new Modules(
          "org.dradis",
          List.of(
              Module.of(
                  "controller",
                  "rules",
                  "file",
                  "crew",
                  "cards",
                  "scenario",
                  "session",
                  "journal",
                  "forecast",
                  "port",
                  "table",
                  "box",
                  "view"),
              Module.of("hardware", "pace", "nfc", "dice", "led", "pi"),
              Module.of("firmware-bridge", "bridge"),
              Module.of("test-rigs", "rig"),
              Module.of("display", "hud", "app")));

  @Test
  void modulesUseOnlyThoseToTheirLeftAndShareNoPackage() {
    var classes =
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("org.dradis");
    for (var name : List.of("rules", "nfc", "bridge", "rig", "app")) {
      assertTrue(classes.containPackage("org.dradis." + name), name);
    }
    MODULES.rule().check(classes);
  }

  @Test
  void aUseOfAModuleToTheLeftPasses() {
    assertEquals(
        List.of(), violations(Module.of("display", "left"), Module.of("display", "right")));
  }

  @Test
  void aUseOfAModuleToTheRightIsFound() {
    assertFound(
        "fixture.right.Right.left", Module.of("display", "right"), Module.of("display", "left"));
  }

  @Test
  void aPackageOfNoModuleIsFound() {
    assertFound("belongs to no module", Module.of("display", "left"));
  }

  @Test
  void aPackageInAnotherModuleIsFound() {
    assertFound("of another module", Module.of("hardware", "left"), Module.of("display", "right"));
  }

  private static void assertFound(String words, Module... leftToRight) {
    var violations = violations(leftToRight);
    assertTrue(violations.stream().anyMatch(it -> it.contains(words)), violations::toString);
  }

  private static List<String> violations(Module... leftToRight) {
    return new Modules("org.dradis.architecture.fixture", List.of(leftToRight))
        .rule()
        .evaluate(new ClassFileImporter().importClasses(Left.class, Right.class))
        .getFailureReport()
        .getDetails();
  }
}

package org.dradis.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import org.dradis.architecture.fixture.left.ButtonModel;
import org.junit.jupiter.api.Test;

/** View models know no controls, games on a table know no screen, and commands find both. */
class HudTest {
  private static final ArchRule MODELS_KNOW_NO_CONTROLS =
      noClasses()
          .that()
          .haveSimpleNameEndingWith("Model")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("javafx.scene..", "javafx.stage..", "javafx.animation..");

  private static final JavaClasses DISPLAY =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("org.dradis.hud", "org.dradis.app");

  @Test
  void viewModelsKnowNoControls() {
    MODELS_KNOW_NO_CONTROLS.check(DISPLAY);
  }

  @Test
  void aModelThatKnowsAControlIsFound() {
    assertFalse(
        MODELS_KNOW_NO_CONTROLS
            .allowEmptyShould(true)
            .evaluate(new ClassFileImporter().importClasses(ButtonModel.class))
            .getFailureReport()
            .isEmpty());
  }

  @Test
  void gamesOnATableKnowNoScreen() {
    noClasses()
        .that()
        .resideInAPackage("org.dradis.hud.live")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("javafx..")
        .check(DISPLAY);
  }

  @Test
  void panelsDoNotKnowTheCommandLine() {
    noClasses()
        .that()
        .resideInAPackage("org.dradis.hud..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("org.dradis.app..", "picocli..")
        .check(DISPLAY);
  }

  @Test
  void commandsWithoutAScreenDoNotLoadOne() {
    classes()
        .that()
        .resideInAPackage("org.dradis.app..")
        .and()
        .haveNameNotMatching("org\\.dradis\\.app\\.(Hud|Desktop).*")
        .should()
        .onlyDependOnClassesThat()
        .resideOutsideOfPackage("javafx..")
        .check(DISPLAY);
  }
}

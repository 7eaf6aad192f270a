package org.dradis.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.dradis.architecture.fixture.left.Left;
import org.dradis.architecture.fixture.right.Right;
import org.junit.jupiter.api.Test;

class PackageDirectionsTest {

  private static final PackageDirections CONTROLLER =
      new PackageDirections(
          "org.dradis",
          Map.ofEntries(
              entry("rules"),
              entry("port"),
              entry("file", "rules"),
              entry("table", "port", "file"),
              entry("box", "port", "file", "rules"),
              entry("crew", "rules", "file"),
              entry("cards", "rules", "file"),
              entry("scenario", "rules", "file", "crew", "cards"),
              entry("forecast", "rules"),
              entry("journal", "rules"),
              entry("view", "rules", "forecast"),
              entry(
                  "session",
                  "rules",
                  "crew",
                  "file",
                  "cards",
                  "scenario",
                  "forecast",
                  "journal",
                  "port",
                  "table",
                  "box",
                  "view")));

  private static Map.Entry<String, Set<String>> entry(String name, String... mayUse) {
    return Map.entry(name, Set.of(mayUse));
  }

  @Test
  void packagesOfTheControllerKeepTheirDirections() {
    var classes =
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("org.dradis");
    assertFalse(classes.isEmpty());
    CONTROLLER.rule().check(classes);
  }

  /** Files know the words of the board, and nothing of how the game goes. */
  @Test
  void ofTheRulesFilesUseOnlyTheBoard() {
    noClasses()
        .that()
        .resideInAPackage("org.dradis.file..")
        .should()
        .dependOnClassesThat(
            resideInAPackage("org.dradis.rules..")
                .and(not(resideInAPackage("org.dradis.rules.board"))))
        .check(
            new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .importPackages("org.dradis"));
  }

  @Test
  void anAllowedUsePasses() {
    assertEquals(List.of(), violations(Map.of("left", Set.of(), "right", Set.of("left"))));
  }

  @Test
  void aUseInTheWrongDirectionIsFound() {
    var violations = violations(Map.of("left", Set.of("right"), "right", Set.of()));
    assertFalse(violations.isEmpty());
    assertTrue(violations.getFirst().contains(Right.class.getName()), violations::toString);
  }

  @Test
  void aPackageWithoutAPlaceIsFound() {
    assertFalse(violations(Map.of("right", Set.of("left"))).isEmpty());
  }

  private static List<String> violations(Map<String, Set<String>> mayUse) {
    return new PackageDirections("org.dradis.architecture.fixture", mayUse)
        .rule()
        .evaluate(new ClassFileImporter().importClasses(Left.class, Right.class))
        .getFailureReport()
        .getDetails();
  }
}

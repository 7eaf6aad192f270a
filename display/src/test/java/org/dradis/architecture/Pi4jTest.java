package org.dradis.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import org.junit.jupiter.api.Test;

/** Pi4J changes its providers from version to version: few classes may know it. */
class Pi4jTest {

  @Test
  void onlyTheAdaptersAndTheVirtualPiUsePi4j() {
    var classes =
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("org.dradis");
    outside("org.dradis.pi", "org.dradis.rig.pi4j").check(classes);
    assertTrue(outside("org.dradis.pi").evaluate(classes).hasViolation(), "the rule sees uses");
  }

  private static ArchRule outside(String... packages) {
    return noClasses()
        .that()
        .resideOutsideOfPackages(packages)
        .should()
        .dependOnClassesThat()
        .resideInAPackage("com.pi4j..");
  }
}

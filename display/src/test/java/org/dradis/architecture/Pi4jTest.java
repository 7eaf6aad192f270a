package org.dradis.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** Pi4J changes its providers from version to version: few classes may know it. */
class Pi4jTest {

  @Test
  void onlyTheAdaptersAndTheVirtualPiUsePi4j() {
    var classes =
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("org.dradis");
    assertTrue(classes.containPackage("org.dradis.pi"));
    noClasses()
        .that()
        .resideOutsideOfPackages("org.dradis.pi", "org.dradis.rig.pi4j")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("com.pi4j..")
        .check(classes);
  }
}

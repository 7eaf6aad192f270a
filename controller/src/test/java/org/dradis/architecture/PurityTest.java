package org.dradis.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.stream.Stream;
import org.dradis.architecture.fixture.Impure;
import org.dradis.architecture.fixture.Pure;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PurityTest {

  private static final String FIXTURES = "org.dradis.architecture.fixture";
  private static final JavaClasses CLASSES = new ClassFileImporter().importPackages(FIXTURES);

  @Test
  void rulesArePure() {
    var classes =
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("org.dradis.rules");
    assertFalse(classes.isEmpty());
    Purity.of("org.dradis.rules").check(classes);
  }

  @Test
  void pureCodePasses() {
    assertEquals(List.of(), violations(Pure.class));
  }

  @ParameterizedTest
  @MethodSource("impure")
  void impureCodeIsFound(Class<?> impure) {
    assertFalse(violations(impure).isEmpty(), impure::getName);
  }

  /** Every nested class of the fixture is impure in one way. */
  static Stream<Class<?>> impure() {
    var all = List.of(Impure.class.getDeclaredClasses());
    assertTrue(all.size() > 30);
    return all.stream();
  }

  private static List<String> violations(Class<?> type) {
    return Purity.of(FIXTURES)
        .evaluate(CLASSES.that(equivalentTo(type)))
        .getFailureReport()
        .getDetails();
  }
}

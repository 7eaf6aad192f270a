package org.dradis.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which packages may use which others below one root. A package stands for those inside it too.
 *
 * @param root the package that holds them all, such as {@code org.dradis}
 * @param mayUse for each package, by its name below the root, the others it may use
 */
record PackageDirections(String root, Map<String, Set<String>> mayUse) {

  /** Gives the rule that every class is in one of the packages and uses only what that one may. */
  ArchRule rule() {
    return classes()
        .that()
        .resideInAPackage(root + "..")
        .should(
            new ArchCondition<>("keep the directions of the packages") {
              @Override
              public void check(JavaClass type, ConditionEvents events) {
                var home = home(type);
                if (home.isEmpty()) {
                  var message = type.getName() + " is in a package without a place in " + mayUse;
                  events.add(SimpleConditionEvent.violated(type, message));
                  return;
                }
                type.getDirectDependenciesFromSelf().stream()
                    .filter(it -> !isAllowed(home.get(), it))
                    .map(it -> SimpleConditionEvent.violated(it, it.getDescription()))
                    .forEach(events::add);
              }
            });
  }

  private boolean isAllowed(String home, Dependency dependency) {
    var target = dependency.getTargetClass().getBaseComponentType();
    if (!target.getPackageName().startsWith(root + ".")) {
      return true;
    }
    return home(target)
        .filter(it -> it.equals(home) || mayUse.getOrDefault(home, Set.of()).contains(it))
        .isPresent();
  }

  private Optional<String> home(JavaClass type) {
    return mayUse.keySet().stream()
        .filter(it -> (type.getPackageName() + ".").startsWith(root + "." + it + "."))
        .findFirst();
  }
}

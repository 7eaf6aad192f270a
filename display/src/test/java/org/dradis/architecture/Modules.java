package org.dradis.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;

/**
 * The modules and their packages below one root, from left to right: each may use those to its
 * left. A package stands for those inside it too.
 */
record Modules(String root, List<Module> leftToRight) {

  /** A module by its name, with the names of its packages below the root. */
  record Module(String name, List<String> packages) {

    static Module of(String name, String... packages) {
      return new Module(name, List.of(packages));
    }
  }

  /** Gives the rule that every class has its place in a module and uses nothing to its right. */
  ArchRule rule() {
    return classes()
        .that()
        .resideInAPackage(root + "..")
        .should(
            new ArchCondition<>("use only the modules to the left") {
              @Override
              public void check(JavaClass type, ConditionEvents events) {
                if (position(type) < 0) {
                  var message = type.getName() + " is in a package that belongs to no module";
                  events.add(SimpleConditionEvent.violated(type, message));
                }
                if (!isBuiltByItsModule(type)) {
                  var message = type.getName() + " is in a package of another module";
                  events.add(SimpleConditionEvent.violated(type, message));
                }
                type.getDirectDependenciesFromSelf().stream()
                    .filter(it -> pointsRight(it))
                    .map(it -> SimpleConditionEvent.violated(it, it.getDescription()))
                    .forEach(events::add);
              }
            });
  }

  private boolean pointsRight(Dependency dependency) {
    var target = dependency.getTargetClass().getBaseComponentType();
    return position(target) > position(dependency.getOriginClass());
  }

  /** Tells whether the folder or jar of a class is below the folder of the module it belongs to. */
  private boolean isBuiltByItsModule(JavaClass type) {
    var position = position(type);
    return position < 0
        || type.getSource()
            .orElseThrow()
            .getUri()
            .toString()
            .contains("/" + leftToRight.get(position).name() + "/target/");
  }

  /** Gives the place of a class among the modules, or -1. */
  private int position(JavaClass type) {
    for (var i = 0; i < leftToRight.size(); i++) {
      for (var it : leftToRight.get(i).packages()) {
        if ((type.getPackageName() + ".").startsWith(root + "." + it + ".")) {
          return i;
        }
      }
    }
    return -1;
  }
}

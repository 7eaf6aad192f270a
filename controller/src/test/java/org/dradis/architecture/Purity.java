package org.dradis.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What a pure package may use: the language, collections with a fixed order, itself. Nothing in it
 * can see a clock, a random number, a thread, a file, a locale or the order of a hash table.
 */
final class Purity {

  private static final Set<String> ALLOWED_PACKAGES =
      Set.of(
          "java.lang",
          "java.lang.annotation",
          // Records, switches and lambdas compile to these two.
          "java.lang.invoke",
          "java.lang.runtime",
          "java.util",
          "java.util.function",
          "java.util.stream",
          "org.jspecify.annotations");

  private static final Pattern FORBIDDEN_CLASSES =
      Pattern.compile(
          "java\\.lang\\.(IO|Runtime|Process.*|Thread.*|InheritableThreadLocal|ScopedValue"
              + "|ClassLoader|Module.*|StackWalker.*|Shutdown)"
              // Random, threads, time and the world outside.
              + "|java\\.util\\.(.*Random.*|UUID|Timer.*|Date|.*Calendar|TimeZone|.*TimeZone"
              + "|Currency|Scanner|Formatter.*|ResourceBundle.*|Properties|ServiceLoader.*)"
              // Hash order.
              + "|java\\.util\\.(HashMap|HashSet|Hashtable|IdentityHashMap|WeakHashMap)(\\$.*)?");

  /** Members of allowed classes, each as {@code class.member(parameters)}. */
  private static final Pattern FORBIDDEN_MEMBERS =
      Pattern.compile(
          "java\\.lang\\.System\\.(?!(arraycopy|identityHashCode)\\().*"
              + "|java\\.lang\\.(Strict)?Math\\.random\\(.*"
              + "|.*\\.printStackTrace\\(.*|.*\\.(notify\\(\\)|notifyAll\\(\\)|wait\\((long(,"
              + " int)?)?\\))"
              + "|java\\.util\\..*\\.(parallel|parallelStream|parallelSort|parallelPrefix|parallelSetAll)\\(.*"
              + "|java\\.util\\.Collections\\.shuffle\\(.*"
              // The locale of the machine.
              + "|java\\.util\\.Locale\\.(?!ROOT$).*"
              + "|java\\.lang\\.String\\.(formatted\\(.*|format\\(java\\.lang\\.String,.*)"
              + "|java\\.lang\\.String\\.to(Lower|Upper)Case\\(\\)"
              // Collections in hash order.
              + "|java\\.util\\.(Set|Map)\\.(of|ofEntries|copyOf)\\(.*"
              + "|java\\.util\\.stream\\.Collectors\\."
              + "(toSet\\(.*|toUnmodifiableSet\\(.*|toUnmodifiableMap\\(.*|groupingByConcurrent\\(.*"
              + "|toConcurrentMap\\(.*"
              // Without a supplier of the map: toMap has one as the fourth, groupingBy as the
              // second
              // of three parameters.
              + "|toMap\\([^,]*,[^,]*\\)|toMap\\([^,]*,[^,]*,[^,]*\\)"
              + "|groupingBy\\([^,]*\\)|groupingBy\\([^,]*,[^,]*\\))");

  private Purity() {}

  /** Gives the rule that a package and those inside it are pure. */
  static ArchRule of(String packageName) {
    return classes()
        .that()
        .resideInAPackage(packageName + "..")
        .should(useOnlyWhatIsPure(packageName))
        .allowEmptyShould(true)
        .because("the same inputs must give the same events, on every machine and in every run");
  }

  private static ArchCondition<JavaClass> useOnlyWhatIsPure(String packageName) {
    return new ArchCondition<>("use only what is pure") {
      @Override
      public void check(JavaClass type, ConditionEvents events) {
        type.getDirectDependenciesFromSelf().stream()
            .filter(it -> !mayUse(packageName, it.getTargetClass().getBaseComponentType()))
            .forEach(it -> events.add(SimpleConditionEvent.violated(it, it.getDescription())));
        type.getAccessesFromSelf().stream()
            .filter(it -> FORBIDDEN_MEMBERS.matcher(member(it)).matches())
            .forEach(it -> events.add(SimpleConditionEvent.violated(it, it.getDescription())));
      }
    };
  }

  private static boolean mayUse(String packageName, JavaClass type) {
    var itself = (type.getPackageName() + ".").startsWith(packageName + ".");
    return type.isPrimitive()
        || itself
        || (ALLOWED_PACKAGES.contains(type.getPackageName())
            && !FORBIDDEN_CLASSES.matcher(type.getName()).matches());
  }

  /** Gives what is called, referred to or read, without its result: {@code java.util.Set.of()}. */
  private static String member(JavaAccess<?> access) {
    return access.getTarget().getFullName();
  }
}

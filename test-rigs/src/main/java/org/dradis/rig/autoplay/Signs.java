package org.dradis.rig.autoplay;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;

/** By which events and inputs a rule is recognised. */
final class Signs {
  /** One of them: the rule, and what else must be so. */
  record Sign(String rule, BiPredicate<Object, Watch> when) {}

  private final Map<Class<?>, List<Sign>> byClass = new HashMap<>();

  /** Whenever it occurs, each of these rules was applied. */
  Signs on(Class<?> what, String... rules) {
    for (String rule : rules) {
      add(what, new Sign(rule, (_, _) -> true));
    }
    return this;
  }

  /** Whenever it occurs and this holds, the rule was applied. */
  <T> Signs on(Class<T> what, String rule, BiPredicate<T, Watch> when) {
    add(what, new Sign(rule, (thing, watch) -> when.test(what.cast(thing), watch)));
    return this;
  }

  private void add(Class<?> what, Sign sign) {
    byClass.computeIfAbsent(what, _ -> new ArrayList<>()).add(sign);
  }

  void count(Object thing, Watch watch, Counts<String> rules) {
    List<Sign> signs = byClass.get(thing.getClass());
    if (signs != null) {
      for (Sign sign : signs) {
        if (sign.when().test(thing, watch)) {
          rules.add(sign.rule());
        }
      }
    }
  }
}

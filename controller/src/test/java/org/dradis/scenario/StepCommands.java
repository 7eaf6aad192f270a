package org.dradis.scenario;

import java.util.List;
import org.dradis.rules.input.Command;

/** The commands of a scenario, for tests that play them in their own way. */
public final class StepCommands {
  private StepCommands() {}

  public static List<Command> of(Scenario scenario) {
    return scenario.steps().stream().map(Step::command).toList();
  }
}

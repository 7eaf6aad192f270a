package org.dradis.scenario;

import org.dradis.rules.input.Command;
import org.dradis.rules.play.Rejection;

/** A step of the scenario: the command, and where the file has it. */
public final class Step {
  private final Field where;
  private final Command command;

  Step(Field where, Command command) {
    this.where = where;
    this.command = command;
  }

  Command command() {
    return command;
  }

  String path() {
    return where.path();
  }

  /** The engine refuses the step (R5); it names a part of its command, the file may not have it. */
  BadScenario refused(Rejection rejection) {
    Field field = where;
    if (where.isObject() && !rejection.part().isEmpty()) {
      Field part = where.members().get(rejection.part());
      field = part == null ? where : part;
    }
    return field.wrong(rejection.sentence());
  }
}

package org.dradis.scenario;

import org.dradis.file.BadField;
import org.dradis.file.Field;
import org.dradis.rules.input.Command;
import org.dradis.rules.play.Rejection;

/** A step of the scenario: the command, and where the file has it. */
public final class Step {
  private final Field where;
  private final Field whole;
  private final Command command;

  /** A step by the value that names it and by the object around that. */
  Step(Field where, Field whole, Command command) {
    this.where = where;
    this.whole = whole;
    this.command = command;
  }

  Command command() {
    return command;
  }

  String path() {
    return where.path();
  }

  /** The engine refuses the step (R5); it names a part of its command, the file may not have it. */
  BadField refused(Rejection rejection) {
    Field part = (where.isObject() ? where : whole).members().get(rejection.part());
    return (part == null ? where : part).wrong(rejection.sentence());
  }
}

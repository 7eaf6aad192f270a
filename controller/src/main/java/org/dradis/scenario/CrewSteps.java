package org.dradis.scenario;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.dradis.file.Field;
import org.dradis.file.Members;
import org.dradis.file.Words;
import org.dradis.rules.input.Command;

/** The steps of titles, the Brig and executions. */
final class CrewSteps {
  private CrewSteps() {}

  static void addTo(Map<String, Function<Field, Command>> steps) {
    steps.put("brig", field -> new Command.Brig(field.name()));
    steps.put("release", field -> new Command.Release(field.name()));
    steps.put("reveal", field -> new Command.Reveal(field.name()));
    steps.put("mutineer", field -> new Command.MakeMutineer(field.name()));
    steps.put("execute", CrewSteps::execute);
    steps.put("title", CrewSteps::title);
  }

  /** What a step has beside the member that names it; such a step is read as a whole. */
  static List<String> beside(String step) {
    return switch (step) {
      case "execute" -> List.of("cylon", "new");
      case "title" -> List.of("to");
      default -> List.of();
    };
  }

  /** Only a human player has a new character, and perhaps none is left (R40). */
  private static Command execute(Field step) {
    Members members = step.members();
    Field newCharacter = members.get("new");
    return new Command.Execute(
        members.need("execute").name(),
        members.flag("cylon"),
        newCharacter == null ? null : newCharacter.name());
  }

  private static Command title(Field step) {
    Members members = step.members();
    return new Command.GiveTitle(
        Words.TITLE.read(members.need("title")), members.need("to").name());
  }
}

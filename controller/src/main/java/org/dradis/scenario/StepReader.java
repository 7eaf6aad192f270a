package org.dradis.scenario;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.dradis.cards.AttackDeck;
import org.dradis.file.Field;
import org.dradis.file.Members;
import org.dradis.file.Words;
import org.dradis.rules.board.Boarding;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.GalacticaToken;
import org.dradis.rules.board.PegasusToken;
import org.dradis.rules.board.Placement;
import org.dradis.rules.board.Target;
import org.dradis.rules.input.Command;

/** Reads the steps: one entry for each row of the format's table. */
final class StepReader {
  static final List<String> PLACEMENT =
      List.of("area", "basestars", "raiders", "heavyRaiders", "vipers", "civilians");

  private final Map<String, Function<Field, Command>> steps = new LinkedHashMap<>();

  StepReader(AttackDeck deck) {
    steps.put("icon", field -> new Command.ResolveIcon(Words.SHIP_ICON.read(field)));
    steps.put("viper", ViperStep::read);
    steps.put("galactica", StepReader::galactica);
    steps.put(
        "armory", field -> new Command.AttackCenturion(field.integer(0, Boarding.LAST_SPACE)));
    steps.put("nuke", StepReader::nuke);
    steps.put("pegasusCic", field -> new Command.UsePegasusCic(Words.BASESTAR.read(field)));
    steps.put("mainBatteries", field -> new Command.UseMainBatteries(Words.AREA.read(field)));
    steps.put("damageGalactica", field -> new Command.DamageGalactica(field.count()));
    steps.put("damageBasestar", field -> new Command.DamageBasestar(Words.BASESTAR.read(field)));
    steps.put("humanFleet", field -> whenTrue(field, new Command.UseHumanFleet()));
    steps.put("cylonFleetLaunch", field -> whenTrue(field, new Command.UseCylonFleet()));
    steps.put("loseCivilian", field -> whenTrue(field, new Command.LoseCivilian()));
    steps.put("moveCivilian", StepReader::moveCivilian);
    steps.put("repair", StepReader::repair);
    steps.put("dial", StepReader::dial);
    steps.put("place", StepReader::place);
    JourneySteps.addTo(steps, deck);
    CrewSteps.addTo(steps);
  }

  Step read(Field field) {
    Members members = field.members();
    String name = name(members);
    Field value = members.need(name);
    List<String> beside = CrewSteps.beside(name);
    for (String other : members.names()) {
      if (!other.equals(name) && !beside.contains(other)) {
        throw members.need(other).wrong("unknown beside " + name + "; a step does one thing");
      }
    }
    Function<Field, Command> step = steps.get(name);
    if (step == null) {
      throw new IllegalStateException(name);
    }
    return new Step(value, field, step.apply(beside.isEmpty() ? value : field));
  }

  /** What the step does, by the first of its members that names a step. */
  private String name(Members members) {
    for (String name : members.names()) {
      if (steps.containsKey(name)) {
        return name;
      }
    }
    for (String name : members.names()) {
      throw members.need(name).wrong("there is no such step; known are " + known());
    }
    throw members.self().wrong("does nothing; known steps are " + known());
  }

  private String known() {
    return Words.list(steps.keySet());
  }

  static Command whenTrue(Field field, Command command) {
    field.mustBeTrue();
    return command;
  }

  /** The area may be left out for a basestar, which is in one place anyway (R21). */
  private static Command galactica(Field field) {
    Members members = field.members().only(List.of("area", "target"));
    Target target = Words.TARGET.read(members.need("target"));
    return new Command.AttackWithGalactica(
        target.basestar() != null && !members.has("area")
            ? null
            : Words.AREA.read(members.need("area")),
        target);
  }

  private static Command nuke(Field field) {
    Members members = field.members().only(List.of("basestar", "area"));
    if (members.has("basestar") == members.has("area")) {
      throw field.wrong("must have either basestar or area");
    }
    return members.has("basestar")
        ? new Command.NukeBasestar(Words.BASESTAR.read(members.need("basestar")))
        : new Command.NukeArea(Words.AREA.read(members.need("area")));
  }

  private static Command moveCivilian(Field field) {
    Members members = field.members().only(List.of("civilian", "to"));
    return new Command.MoveCivilian(
        Words.CIVILIAN.read(members.need("civilian")), Words.AREA.read(members.need("to")));
  }

  /** A location by its name, or a craft (R53). */
  private static Command repair(Field field) {
    if (field.isObject()) {
      Members members = field.members().only(List.of("craft"));
      Craft craft = Words.DAMAGEABLE.read(members.need("craft"));
      return new Command.RepairCraft(craft);
    }
    String word = field.text("a location, or an object with craft");
    GalacticaToken location = Words.LOCATION.find(word);
    if (location != null) {
      return new Command.RepairGalactica(location);
    }
    PegasusToken pegasus = Words.PEGASUS_TOKEN.find(word);
    if (pegasus != null) {
      return new Command.RepairPegasus(pegasus);
    }
    throw field.wrong(
        "\""
            + word
            + "\" is not a location; known are "
            + Words.list(Words.LOCATION.all())
            + ", "
            + Words.list(Words.PEGASUS_TOKEN.all()));
  }

  private static Command dial(Field field) {
    Members members = field.members().only(Words.RESOURCE.all());
    return new Command.TurnDials(
        turn(members, "fuel"),
        turn(members, "food"),
        turn(members, "morale"),
        turn(members, "population"));
  }

  private static int turn(Members members, String dial) {
    return members.integer(dial, Integer.MIN_VALUE, Integer.MAX_VALUE, 0);
  }

  private static Command place(Field field) {
    Members members = field.members().only(PLACEMENT);
    return new Command.Place(Words.AREA.read(members.need("area")), placement(members));
  }

  static Placement placement(Members ships) {
    return new Placement(
        ships.count("basestars"),
        ships.count("raiders"),
        ships.count("heavyRaiders"),
        ships.count("vipers"),
        ships.count("civilians"));
  }
}

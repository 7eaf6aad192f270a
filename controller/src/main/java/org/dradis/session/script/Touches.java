package org.dradis.session.script;

import java.util.List;
import java.util.Locale;
import java.util.function.IntSupplier;
import org.dradis.cards.AttackDeck;
import org.dradis.file.BadField;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.AttackCard;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.Resource;
import org.dradis.rules.board.Target;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Flyer;
import org.dradis.rules.input.Interrupt;
import org.dradis.rules.input.Modifier;
import org.dradis.session.Correction;
import org.dradis.session.SessionInput;
import org.dradis.session.board.PieceKind;
import org.dradis.session.board.Place;
import org.dradis.session.json.InputJson;
import org.jspecify.annotations.Nullable;

/** The lines of a script that are touches of the screen. */
final class Touches {
  private final AttackDeck deck;
  private final InputJson json;
  private final IntSupplier die;

  Touches(AttackDeck deck, IntSupplier die) {
    this.deck = deck;
    this.json = new InputJson(deck);
    this.die = die;
  }

  /** What a line says, or null if it is no touch. */
  @Nullable SessionInput read(String verb, Line line) {
    return switch (verb) {
      case "icon" -> new SessionInput.Start(new Command.ResolveIcon(icon(line)));
      case "card" -> new SessionInput.Start(new Command.PlayAttackCard(card(line)));
      case "launch" ->
          new SessionInput.Start(new Command.LaunchViper(craft(line), area(line), null));
      case "viper" -> new SessionInput.Start(viper(line));
      case "galactica" -> {
        line.needs("attacks");
        Target target = line.one("a target", List.of(Target.values()));
        line.needs("in");
        yield new SessionInput.Start(new Command.AttackWithGalactica(area(line), target));
      }
      case "end" -> {
        line.needs("turn");
        yield new SessionInput.Start(new Command.EndTurn());
      }
      case "do" -> raw("{\"by\":\"touch\",\"input\":{\"type\":\"start\",\"command\":", line);
      case "say" -> raw("{\"by\":\"touch\",\"input\":", line);
      case "choose" -> new SessionInput.Choose(line.rest());
      case "draw" -> new SessionInput.Draw(line.rest());
      case "type" -> new SessionInput.TypeDie(line.number("a face"));
      case "roll" -> new SessionInput.RollByComputer(die.getAsInt());
      case "stand" -> new SessionInput.LetStand();
      case "hold" -> new SessionInput.HoldRolls(!line.takes("off"));
      case "planning" -> modify(Modifier.strategicPlanning());
      case "calculations" -> modify(Modifier.calculations(line.number("a number")));
      case "modify" -> modify(Modifier.other(line.number("a number"), line.rest()));
      case "reroll" ->
          new SessionInput.Declare(new Interrupt.Reroll(Interrupt.Cause.OTHER, line.rest()));
      case "evade" ->
          new SessionInput.Declare(
              new Interrupt.Reroll(Interrupt.Cause.EVASIVE_MANEUVERS, "Evasive Maneuvers"));
      case "interference" -> new SessionInput.Declare(new Interrupt.RunInterference(area(line)));
      case "go" -> {
        line.needs("on");
        yield new SessionInput.GoOn();
      }
      case "call" -> {
        line.needs("off");
        yield new SessionInput.CallOff();
      }
      case "undo" -> new SessionInput.Undo(line.isOver() ? 1 : line.number("a number of steps"));
      case "redo" -> new SessionInput.Redo(line.isOver() ? 1 : line.number("a number of steps"));
      case "correct" -> correct(line);
      case "resume" -> new SessionInput.Resume();
      case "close" -> {
        line.needs("because");
        yield new SessionInput.Close(line.rest());
      }
      default -> null;
    };
  }

  private static SessionInput modify(Modifier modifier) {
    return new SessionInput.Declare(new Interrupt.Modify(modifier));
  }

  /** Any input as the journal has it. */
  private SessionInput raw(String before, Line line) {
    String after = before.endsWith("command\":") ? "}}" : "}";
    try {
      return json.read(before + line.rest() + after).input();
    } catch (BadField e) {
      throw line.wrong(e.field() + ": " + e.problem());
    }
  }

  private static Icon icon(Line line) {
    String word = line.word("an icon");
    return switch (word) {
      case "raiders" -> Icon.ACTIVATE_RAIDERS;
      case "heavy-raiders" -> Icon.ACTIVATE_HEAVY_RAIDERS;
      case "launch" -> Icon.LAUNCH_RAIDERS;
      case "basestars" -> Icon.ACTIVATE_BASESTARS;
      default ->
          throw line.wrong(
              "\""
                  + word
                  + "\" is not an icon; known are raiders, heavy-raiders, launch, basestars");
    };
  }

  private AttackCard card(Line line) {
    String name = line.rest();
    for (AttackCard card : deck.cards()) {
      if (card.name().toLowerCase(Locale.ROOT).equals(name.toLowerCase(Locale.ROOT))) {
        return card;
      }
    }
    throw line.wrong("\"" + name + "\" is not an attack card");
  }

  private static Command viper(Line line) {
    Craft craft = craft(line);
    line.needs("in");
    Flyer flyer = Flyer.unmanned(area(line), craft);
    if (line.takes("attacks")) {
      return new Command.AttackWithViper(flyer, line.one("a target", List.of(Target.values())));
    }
    line.needs("moves to");
    return new Command.MoveViper(flyer, area(line));
  }

  private static Craft craft(Line line) {
    return line.one("a craft", List.of(Craft.values()));
  }

  private static Area area(Line line) {
    return line.one("an area", Area.RING);
  }

  /** What, by whom, and why: "correct dial fuel 3 by Ann because it was forgotten". */
  private static SessionInput correct(Line line) {
    String what = line.word("die, dial, track or ships");
    Correction correction =
        switch (what) {
          case "die" -> new Correction.Die(line.number("a face"));
          case "dial" ->
              new Correction.Dial(
                  line.one("a dial", List.of(Resource.values())), line.number("a number"));
          case "track" ->
              new Correction.Marker(
                  line.one("a track", List.of(Correction.Track.values())), line.number("a number"));
          case "ships" -> {
            int count = line.number("a number of ships");
            PieceKind kind = line.one("a kind", List.of(PieceKind.values()));
            line.needs("from");
            Place from = line.place();
            line.needs("to");
            yield new Correction.Ships(kind, count, from, line.place());
          }
          default -> throw line.wrong("\"" + what + "\" cannot be corrected");
        };
    line.needs("by");
    String who = line.word("who");
    line.needs("because");
    return new SessionInput.Correct(correction, who, line.rest());
  }
}

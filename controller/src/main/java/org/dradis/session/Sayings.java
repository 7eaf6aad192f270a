package org.dradis.session;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.dradis.file.RecordParts;
import org.dradis.file.RecordWriter;
import org.dradis.port.DiceThrow;
import org.dradis.rules.board.AttackCard;
import org.dradis.rules.board.JumpIcon;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Flyer;
import org.dradis.rules.input.Interrupt;
import org.dradis.session.words.Texts;
import org.jspecify.annotations.Nullable;

/** What players said and did, in words: the inputs of a game as a log tells them. */
final class Sayings {
  private final Texts texts;

  Sayings(Texts texts) {
    this.texts = texts;
  }

  String of(SessionInput input) {
    return switch (input) {
      case SessionInput.Start(Command command) -> command(command);
      case SessionInput.Declare(Interrupt interrupt) -> interrupt(interrupt);
      case SessionInput.Throw(DiceThrow outcome) ->
          say(RecordWriter.type(outcome.getClass()), RecordParts.of((Record) outcome));
      case SessionInput.HoldRolls(boolean hold) -> say(hold ? "hold" : "hold.off", Map.of());
      case SessionInput.Tick(var move) -> say("tick", Map.of("task", texts.task(move)));
      case SessionInput.Undo(int steps) -> steps("undo", steps);
      case SessionInput.Redo(int steps) -> steps("redo", steps);
      case SessionInput.Correct(Correction correction, String who, String why) ->
          say("correct", Map.of("what", correction(correction), "who", who, "why", why));
      default -> say(RecordWriter.type(input.getClass()), RecordParts.of((Record) input));
    };
  }

  private String steps(String key, int steps) {
    return texts.counted("said." + key, steps);
  }

  private String command(Command command) {
    return switch (command) {
      case Command.ResolveIcons(var icons, JumpIcon jump, boolean _) -> {
        List<Object> all = new ArrayList<>(icons);
        if (jump != JumpIcon.NONE) {
          all.add("icon-" + jump.word());
        }
        yield all.isEmpty()
            ? say("resolveIcons.none", Map.of())
            : say("resolveIcons", Map.of("icons", all));
      }
      case Command.PlayAttackCard(AttackCard card) ->
          say("playAttackCard", Map.of("card", card.name()));
      case Command.UseRaiderBay(var _, boolean raiders) -> variant(command, raiders, "raiders");
      case Command.LaunchViper(var _, var _, String pilot) ->
          variant(command, pilot != null, "pilot");
      case Command.Execute(var _, boolean cylon, String next) ->
          cylon ? variant(command, true, "cylon") : variant(command, next == null, "last");
      case Command.TurnDials(int fuel, int food, int morale, int population) ->
          say(
              "turnDials",
              Map.of(
                  "fuel",
                  signed(fuel),
                  "food",
                  signed(food),
                  "morale",
                  signed(morale),
                  "population",
                  signed(population)));
      case Command.TurnExtremeDial(boolean highest, int by) ->
          say(highest ? "turnExtremeDial" : "turnExtremeDial.lowest", Map.of("amount", signed(by)));
      case Command.GainAssaultRaptor(boolean forRaptor) -> variant(command, forRaptor, "forRaptor");
      default -> say(RecordWriter.type(command.getClass()), parts(command));
    };
  }

  private String variant(Command command, boolean special, String name) {
    String type = RecordWriter.type(command.getClass());
    return say(special ? type + "." + name : type, parts(command));
  }

  /** Who flies is either a craft somewhere or a pilot. */
  private static Map<String, @Nullable Object> parts(Command command) {
    Map<String, @Nullable Object> parts = RecordParts.of((Record) command);
    if (parts.get("flyer") instanceof Flyer(var area, var craft, var pilot)) {
      parts.put("who", pilot == null ? craft : pilot);
      parts.put("at", pilot == null ? area : null);
    }
    return parts;
  }

  private String interrupt(Interrupt interrupt) {
    return switch (interrupt) {
      case Interrupt.Modify(var modifier) ->
          say("modify", Map.of("reason", modifier.reason(), "amount", signed(modifier.amount())));
      case Interrupt.Reroll(var _, String reason) -> say("reroll", Map.of("reason", reason));
      case Interrupt.RunInterference(var area) -> say("runInterference", Map.of("area", area));
    };
  }

  private String correction(Correction correction) {
    return switch (correction) {
      case Correction.Ships(var kind, int count, var from, var to) -> {
        Map<String, Object> parts = new LinkedHashMap<>();
        parts.put("ships", texts.ships(kind, count));
        parts.put("from", from);
        parts.put("to", to);
        yield say("correct.ships", parts);
      }
      default ->
          say(
              "correct." + RecordWriter.type(correction.getClass()),
              RecordParts.of((Record) correction));
    };
  }

  private static String signed(int amount) {
    return amount > 0 ? "+" + amount : Integer.toString(amount).replace('-', '−');
  }

  private String say(String key, Map<String, ? extends @Nullable Object> parts) {
    return texts.said(key, parts);
  }
}

package org.dradis.scenario;

import java.util.List;
import org.dradis.file.Field;
import org.dradis.file.Members;
import org.dradis.file.Words;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Craft;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Flyer;
import org.jspecify.annotations.Nullable;

/** Reads the step {@code viper} with what it can do (VI-1, R21). */
final class ViperStep {
  private static final List<String> KNOWN = List.of("area", "craft", "do", "target", "to", "pilot");
  private static final List<String> DEEDS = List.of("launch", "move", "attack", "escort", "recall");

  private ViperStep() {}

  static Command read(Field field) {
    Members viper = field.members().only(KNOWN);
    Field deed = viper.need("do");
    String word = deed.text();
    return switch (word) {
      case "launch" -> launch(alone(viper, word, "area", "craft", "pilot"));
      case "move" -> {
        alone(viper, word, "area", "craft", "pilot", "to");
        yield new Command.MoveViper(flyer(viper), Words.AREA.read(viper.need("to")));
      }
      case "attack" -> {
        alone(viper, word, "area", "craft", "pilot", "target");
        yield new Command.AttackWithViper(flyer(viper), Words.TARGET.read(viper.need("target")));
      }
      case "escort" -> {
        alone(viper, word, "area", "craft", "pilot", "target");
        yield new Command.EscortCivilian(flyer(viper), Words.CIVILIAN.read(viper.need("target")));
      }
      case "recall" -> {
        alone(viper, word, "area", "craft");
        yield new Command.RecallViper(area(viper), craft(viper));
      }
      default -> throw deed.wrong("\"" + word + "\" is not a deed; known are " + Words.list(DEEDS));
    };
  }

  private static Command launch(Members viper) {
    return new Command.LaunchViper(craft(viper), area(viper), pilot(viper));
  }

  /** A piloted craft is named by its pilot; an unmanned one needs area and craft. */
  private static Flyer flyer(Members viper) {
    String pilot = pilot(viper);
    if (pilot == null) {
      return Flyer.unmanned(area(viper), craft(viper));
    }
    return new Flyer(
        viper.has("area") ? area(viper) : null, viper.has("craft") ? craft(viper) : null, pilot);
  }

  private static Area area(Members viper) {
    return Words.AREA.read(viper.need("area"));
  }

  private static Craft craft(Members viper) {
    return Words.CRAFT.read(viper.need("craft"));
  }

  private static @Nullable String pilot(Members viper) {
    Field pilot = viper.get("pilot");
    return pilot == null ? null : pilot.name();
  }

  private static Members alone(Members viper, String deed, String... parts) {
    for (String name : viper.names()) {
      if (!name.equals("do") && !List.of(parts).contains(name)) {
        throw viper.need(name).wrong(deed + " has no " + name);
      }
    }
    return viper;
  }
}

package org.dradis.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.dradis.cards.AttackDeck;
import org.dradis.file.Field;
import org.dradis.file.Members;
import org.dradis.file.Words;
import org.dradis.rules.board.AttackCard;
import org.dradis.rules.board.NewCaprica;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Placed;

/** The steps of attack cards, jumps, New Caprica and the end of a turn. */
final class JourneySteps {
  private JourneySteps() {}

  static void addTo(Map<String, Function<Field, Command>> steps, AttackDeck deck) {
    steps.put("attackCard", field -> attackCard(field, deck));
    steps.put("jumpIcon", field -> StepReader.whenTrue(field, new Command.AdvanceJumpTrack()));
    steps.put("ftl", field -> StepReader.whenTrue(field, new Command.ActivateFtl()));
    steps.put("jump", JourneySteps::jump);
    steps.put("distance", field -> new Command.Travel(field.count()));
    steps.put("newCaprica", JourneySteps::newCaprica);
    steps.put("endTurn", field -> StepReader.whenTrue(field, new Command.EndTurn()));
  }

  private static Command attackCard(Field field, AttackDeck deck) {
    String name = field.text("the name of an attack card");
    AttackCard card = deck.find(name);
    if (card == null) {
      throw field.wrong("\"" + name + "\" is not an attack card");
    }
    return new Command.PlayAttackCard(card);
  }

  private static Command jump(Field field) {
    Members members = field.members().only(List.of("distance", "place"));
    List<Placed> placed = new ArrayList<>();
    for (Field item : members.items("place")) {
      Members ships = item.members().only(StepReader.PLACEMENT);
      placed.add(new Placed(Words.AREA.read(ships.need("area")), StepReader.placement(ships)));
    }
    return new Command.Jump(members.need("distance").count(), placed);
  }

  private static Command newCaprica(Field field) {
    if (field.isObject()) {
      Members members = field.members().only(List.of("attack"));
      return new Command.AttackOccupation(
          members.need("attack").integer(0, NewCaprica.LAST_POSITION));
    }
    String word = field.text("a word, or an object with attack");
    return switch (word) {
      case "begin" -> new Command.BeginNewCaprica();
      case "occupation" -> new Command.ActivateOccupation();
      case "authority" -> new Command.UseOccupationAuthority();
      case "breeders-canyon" -> new Command.UseBreedersCanyon();
      case "prepare" -> new Command.PrepareShip();
      case "evacuate" -> new Command.EvacuateShip();
      case "depart" -> new Command.Depart();
      default ->
          throw field.wrong(
              "\""
                  + word
                  + "\" is not known; known are begin, occupation, authority, breeders-canyon,"
                  + " prepare, evacuate, depart");
    };
  }
}

package org.dradis.scenario;

import org.dradis.rules.board.Area;
import org.dradis.rules.question.Question;
import org.dradis.rules.question.RollFor;
import org.jspecify.annotations.Nullable;

/** Says in plain English what a question is about: "b1 attacks Galactica". */
final class Phrase {
  private Phrase() {}

  static String of(Question question) {
    return switch (question) {
      case Question.RollDie roll -> roll(roll.what());
      case Question.DrawToken draw ->
          switch (draw.pool()) {
            case GALACTICA -> "a damage token of Galactica";
            case PEGASUS -> "a damage token of Pegasus";
            case BASESTAR -> "a damage token of a basestar";
            case CIVILIAN -> "a civilian ship from the pile";
            case CARGO -> "what the civilian ship holds";
          };
      case Question.Choose choice -> choice(choice) + in(choice.area());
    };
  }

  private static String roll(RollFor what) {
    return switch (what.kind()) {
      case ATTACK_ON_UNMANNED_VIPER,
          ATTACK_ON_PILOTED_VIPER,
          ATTACK_ON_GALACTICA,
          ATTACK_ON_CYLON_SHIP,
          ATTACK_ON_CENTURION,
          ATTACK_ON_OCCUPATION_FORCE ->
          name(what.by()) + " attacks " + name(what.at());
      case ARREST -> "the arrest of " + name(what.at());
      case NUKE_AT_BASESTAR, NUKE_AT_AREA -> "a nuke at " + name(what.at());
      case PEGASUS_CIC -> "Pegasus CIC fires at " + name(what.at());
      case MAIN_BATTERIES -> "the Main Batteries fire at " + name(what.at());
      case FTL -> "the population left behind by FTL Control";
      case HUMAN_FLEET -> "the Human Fleet location";
      case CYLON_FLEET_AREA -> "the area of a new " + name(what.by()) + " on the Cylon Fleet board";
    };
  }

  private static String choice(Question.Choose choice) {
    return switch (choice.matter()) {
      case RAIDER_AREA -> "the area whose raiders act next";
      case RAIDER_TARGET_VIPER -> "the viper that a raider attacks";
      case RAIDER_TARGET_PILOT -> "the pilot whom a raider attacks";
      case RAIDER_TARGET_CIVILIAN -> "the civilian ship that a raider destroys";
      case BOARDING_AREA -> "the launch area from which a heavy raider boards";
      case LAUNCHING_BASESTAR -> "the basestar that launches the next " + name(choice.ship());
      case PLACEMENT_AREA -> "the area that gets the next " + name(choice.ship());
      case VIPER_KIND -> "the kind of viper";
      case CIVILIAN_AREA, CIVILIAN_AREA_BY_CAG -> "the area that gets the civilian ship";
      case DAMAGED_HULL -> "the ship that takes the hit";
      case LOST_CIVILIAN -> "the civilian ship that is lost";
      case NUKED_BASESTAR -> "the basestar that the nuke hits";
      case SCAR_OR_RAIDER -> "whether Scar is among the destroyed raiders";
      case BATTERIES_CIVILIAN -> "the civilian ship that the Main Batteries destroy";
      case BATTERIES_VIPER -> "the viper that the Main Batteries damage";
      case ASSAULT_RAPTOR_BERTH -> "whether an unmanned assault raptor stays in space";
      case PILOTS_BERTH -> "whether the pilot's assault raptor stays in space";
      case DESTINATION_DISTANCE -> "the distance of the destination";
      case OCCUPATION_FORCE -> "the occupation force that moves";
      case EVACUATION_AREA -> "the launch area of the evacuated ship";
      case ASSAULT_RAPTOR_AREA -> "the launch area of the assault raptor";
      case EXTREME_DIAL -> "the dial that turns";
    };
  }

  private static String in(@Nullable Area area) {
    return area == null ? "" : " in " + area.word();
  }

  private static String name(@Nullable String word) {
    return switch (word) {
      case null -> "nothing";
      case RollFor.GALACTICA -> "Galactica";
      case "raider" -> "raider";
      case "scar" -> "Scar";
      case "heavyRaider" -> "heavy raider";
      case "resistance" -> "the resistance";
      case "occupation-force" -> "an occupation force";
      case "armory" -> "the Armory";
      case "assaultRaptor" -> "assault raptor";
      default -> word;
    };
  }
}

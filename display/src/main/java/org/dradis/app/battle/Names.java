package org.dradis.app.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.CylonShip;
import org.dradis.rules.board.GalacticaToken;
import org.dradis.rules.board.Option;
import org.jspecify.annotations.Nullable;

/** How a report calls the things of the board. */
final class Names {
  private static final List<String> NUMBERS =
      List.of("No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight");

  private Names() {}

  /** Civilian ships have names of their own: c01 to c12 would say what scenario ships hold. */
  static String of(CivilianShip ship) {
    return switch (ship) {
      case C01 -> "Halcyon";
      case C02 -> "Long Meadow";
      case C03 -> "Pale Lantern";
      case C04 -> "Ostara";
      case C05 -> "Second Harvest";
      case C06 -> "Meridian";
      case C07 -> "Kestrel's Rest";
      case C08 -> "Amber Coast";
      case C09 -> "Tinderbox";
      case C10 -> "Vesper";
      case C11 -> "Idle Hour";
      case C12 -> "Winter Road";
    };
  }

  static String of(Area area) {
    return "the " + spaced(area);
  }

  static String of(Basestar basestar) {
    return basestar == Basestar.B1 ? "basestar 1" : "basestar 2";
  }

  static String of(Craft craft) {
    return switch (craft) {
      case MK2 -> "viper";
      case MK7 -> "Mk VII viper";
      case ASSAULT_RAPTOR -> "assault raptor";
    };
  }

  /** A craft with its pilot, as the subject of a sentence. */
  static String of(Craft craft, @Nullable String pilot) {
    return pilot == null ? "The " + of(craft) : pilot + "'s " + of(craft);
  }

  static String of(CylonShip ship) {
    return switch (ship) {
      case BASESTAR -> "basestar";
      case RAIDER -> "raider";
      case HEAVY_RAIDER -> "heavy raider";
    };
  }

  static String of(GalacticaToken location) {
    return switch (location) {
      case FTL_CONTROL -> "FTL Control";
      case WEAPONS_CONTROL -> "Weapons Control";
      case COMMAND -> "Command";
      case ADMIRALS_QUARTERS -> "Admiral's Quarters";
      case HANGAR_DECK -> "the Hangar Deck";
      case ARMORY -> "the Armory";
      case FOOD -> "food stores";
      case FUEL -> "fuel tanks";
    };
  }

  /** The words of rolls, which name attackers and targets; a pilot keeps the name. */
  static String ofRoll(String word) {
    return switch (word) {
      case "raider" -> "a raider";
      case "scar" -> "Scar";
      case "heavyRaider" -> "a heavy raider";
      case "b1" -> "basestar 1";
      case "b2" -> "basestar 2";
      case "basestar" -> "a basestar";
      case "mk2", "viper" -> "a viper";
      case "mk7" -> "a Mk VII viper";
      case "assaultRaptor" -> "an assault raptor";
      case "galactica" -> "Galactica";
      case "centurion" -> "a centurion";
      case "armory" -> "the Armory's guard";
      case "nuke" -> "a nuke";
      default -> word.replace('-', ' ');
    };
  }

  static String spaced(Option option) {
    return option.word().replace('-', ' ');
  }

  static String capital(String words) {
    return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }

  /** "A raider" or "Three raiders", to begin a sentence. */
  static String many(int count, String one) {
    if (count == 1) {
      return ("aeiou".indexOf(one.charAt(0)) >= 0 ? "An " : "A ") + one;
    }
    String number = count < NUMBERS.size() ? NUMBERS.get(count) : Integer.toString(count);
    return number + " " + one + "s";
  }

  /** "1 raider" or "3 raiders". */
  static String count(int count, String one) {
    return count + " " + one + (count == 1 ? "" : "s");
  }

  /** "a", "a and b", "a, b and c". */
  static String list(List<String> words) {
    if (words.size() < 2) {
      return String.join("", words);
    }
    return String.join(", ", words.subList(0, words.size() - 1)) + " and " + words.getLast();
  }

  static List<String> lost(Board board) {
    List<String> names = new ArrayList<>();
    board.civilians().lost().forEach(ship -> names.add(of(ship)));
    return names;
  }
}

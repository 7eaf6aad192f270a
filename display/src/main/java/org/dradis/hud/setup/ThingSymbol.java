package org.dradis.hud.setup;

import org.dradis.hud.symbol.Symbol;

/** The symbols of what lies in the boxes. */
final class ThingSymbol {
  private ThingSymbol() {}

  static Symbol of(String component) {
    return switch (component) {
      case "fuel-dial" -> Symbol.FUEL;
      case "food-dial" -> Symbol.FOOD;
      case "morale-dial" -> Symbol.MORALE;
      case "population-dial" -> Symbol.POPULATION;
      case "fleet-marker" -> Symbol.JUMP;
      case "pursuit-marker" -> Symbol.PURSUIT;
      case "basestar" -> Symbol.BASESTAR;
      case "raider" -> Symbol.RAIDER;
      case "heavy-raider" -> Symbol.HEAVY_RAIDER;
      case "centurion" -> Symbol.CENTURION;
      case "viper-mk2" -> Symbol.VIPER_MK2;
      case "viper-mk7" -> Symbol.VIPER_MK7;
      case "assault-raptor" -> Symbol.ASSAULT_RAPTOR;
      case "raptor" -> Symbol.RAPTOR;
      case "civilian-ship" -> Symbol.CIVILIAN;
      case "occupation-force" -> Symbol.OCCUPATION;
      case "galactica-damage-token", "pegasus-damage-token", "basestar-damage-token" ->
          Symbol.DAMAGE;
      case "scar-token" -> Symbol.SCAR;
      case "nuke" -> Symbol.NUKE;
      case "admiral-title" -> Symbol.ADMIRAL;
      case "president-title" -> Symbol.PRESIDENT;
      case "cag-title" -> Symbol.CAG;
      case "cylon-card" -> Symbol.CYLON;
      case "human-card" -> Symbol.CREW;
      case "mutineer-card" -> Symbol.MUTINEER;
      case "miracle-token" -> Symbol.EYE;
      case "galactica-board" -> Symbol.GALACTICA;
      case "pegasus-board" -> Symbol.PEGASUS;
      case "objective-card" -> Symbol.DISTANCE;
      default -> component.endsWith("-board") ? Symbol.TABLE : Symbol.CARD;
    };
  }
}

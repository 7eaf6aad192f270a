package org.dradis.scenario;

import java.util.List;
import org.dradis.file.Words;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Boarding;
import org.dradis.rules.board.CardInPlay;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.CraftCount;
import org.dradis.rules.board.FleetArea;
import org.dradis.rules.board.Hangar;
import org.dradis.rules.board.NewCaprica;
import org.dradis.rules.board.Option;
import org.dradis.rules.board.PilotedCraft;
import org.dradis.rules.board.Player;
import org.dradis.rules.board.Resource;
import org.dradis.rules.board.SpaceArea;
import org.dradis.rules.board.Titles;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;

/** Writes a board, every field and always in this order. */
final class BoardWriter {
  private final JsonGenerator json;
  private final Words<CivilianShip> ships;

  BoardWriter(JsonGenerator json, Words<CivilianShip> ships) {
    this.json = json;
    this.ships = ships;
  }

  void write(Board board) {
    json.writeStartObject();
    json.writeName("areas").writeStartObject();
    for (Area area : Area.RING) {
      json.writeName(area.word());
      area(board.at(area));
    }
    json.writeEndObject();
    json.writeName("cylonFleet").writeStartObject();
    for (Area area : Area.RING) {
      json.writeName(area.word());
      fleetArea(board.fleet().at(area));
    }
    json.writeEndObject();
    json.writeNumberProperty("pursuit", board.fleet().pursuit());
    json.writeName("basestarDamage").writeStartObject();
    for (Basestar basestar : Basestar.values()) {
      list(basestar.word(), board.damage().of(basestar));
    }
    json.writeEndObject();
    centurions(board.boarding());
    hangar(board.hangar());
    list("galacticaDamage", board.damage().galactica());
    list("removedTokens", board.damage().removed());
    list("pegasusDamage", board.damage().pegasus());
    ships("civiliansLost", board.civilians().lost());
    json.writeName("dials").writeStartObject();
    for (Resource resource : Resource.values()) {
      json.writeNumberProperty(resource.word(), board.dials().of(resource));
    }
    json.writeEndObject();
    json.writeNumberProperty("jump", board.voyage().jump());
    json.writeNumberProperty("distance", board.voyage().distance());
    json.writeNumberProperty("nukes", board.nukes());
    players(board.crew().players());
    titles(board.crew().titles());
    word("objective", board.voyage().objective());
    newCaprica(board.newCaprica());
    json.writeName("activeCards").writeStartArray();
    for (CardInPlay card : board.cards()) {
      json.writeString(card.name());
    }
    json.writeEndArray();
    word("outcome", board.outcome());
    json.writeEndObject();
  }

  private void area(SpaceArea area) {
    json.writeStartObject();
    json.writeNumberProperty("raiders", area.raiders());
    json.writeBooleanProperty("scar", area.scar());
    json.writeNumberProperty("heavyRaiders", area.heavyRaiders());
    list("basestars", area.basestars());
    json.writeName("vipers").writeStartObject();
    craft(area.vipers());
    json.writeEndObject();
    json.writeName("piloted").writeStartArray();
    for (PilotedCraft piloted : area.piloted()) {
      json.writeStartObject();
      json.writeStringProperty("pilot", piloted.pilot());
      json.writeStringProperty("craft", piloted.craft().word());
      json.writeEndObject();
    }
    json.writeEndArray();
    ships("civilians", area.civilians());
    json.writeEndObject();
  }

  private void fleetArea(FleetArea area) {
    json.writeStartObject();
    json.writeNumberProperty("raiders", area.raiders());
    json.writeNumberProperty("heavyRaiders", area.heavyRaiders());
    list("basestars", area.basestars());
    json.writeEndObject();
  }

  private void centurions(Boarding boarding) {
    json.writeName("centurions").writeStartArray();
    for (int space = 0; space <= Boarding.LAST_SPACE; space++) {
      for (int i = 0; i < boarding.at(space); i++) {
        json.writeNumber(space);
      }
    }
    json.writeEndArray();
  }

  private void hangar(Hangar hangar) {
    json.writeName("reserves").writeStartObject();
    craft(hangar.reserves());
    json.writeNumberProperty("raptors", hangar.raptors());
    json.writeEndObject();
    json.writeName("damaged").writeStartObject();
    json.writeNumberProperty(Craft.MK2.word(), hangar.damaged().mk2());
    json.writeNumberProperty(Craft.MK7.word(), hangar.damaged().mk7());
    json.writeEndObject();
    json.writeName("destroyed").writeStartObject();
    craft(hangar.destroyed());
    json.writeNumberProperty("raptors", hangar.raptorsLost());
    json.writeEndObject();
  }

  private void craft(CraftCount count) {
    json.writeNumberProperty(Craft.MK2.word(), count.mk2());
    json.writeNumberProperty(Craft.MK7.word(), count.mk7());
    json.writeNumberProperty(Craft.ASSAULT_RAPTOR.word(), count.assaultRaptors());
  }

  private void players(List<Player> players) {
    json.writeName("players").writeStartArray();
    for (Player player : players) {
      json.writeStartObject();
      json.writeStringProperty("character", player.character());
      json.writeStringProperty("state", player.state().word());
      json.writeBooleanProperty("mutineer", player.mutineer());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void titles(Titles titles) {
    json.writeName("titles").writeStartObject();
    text("admiral", titles.admiral());
    text("president", titles.president());
    text("cag", titles.cag());
    json.writeEndObject();
  }

  private void newCaprica(@Nullable NewCaprica newCaprica) {
    json.writeName("newCaprica");
    if (newCaprica == null) {
      json.writeNull();
      return;
    }
    json.writeStartObject();
    json.writeBooleanProperty("returned", newCaprica.returned());
    ships("locked", newCaprica.locked());
    ships("prepared", newCaprica.prepared());
    json.writeName("occupation").writeStartArray();
    for (int position : newCaprica.occupation()) {
      json.writeNumber(position);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void list(String name, Iterable<? extends Option> pieces) {
    json.writeName(name).writeStartArray();
    for (Option piece : pieces) {
      json.writeString(piece.word());
    }
    json.writeEndArray();
  }

  private void ships(String name, Iterable<CivilianShip> all) {
    json.writeName(name).writeStartArray();
    for (CivilianShip ship : all) {
      json.writeString(ships.of(ship));
    }
    json.writeEndArray();
  }

  private void word(String name, @Nullable Option option) {
    text(name, option == null ? null : option.word());
  }

  private void text(String name, @Nullable String text) {
    json.writeName(name);
    if (text == null) {
      json.writeNull();
    } else {
      json.writeString(text);
    }
  }
}

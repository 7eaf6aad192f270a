package org.dradis.session.json;

import java.util.List;
import org.dradis.cards.AttackDeck;
import org.dradis.file.Field;
import org.dradis.file.JsonText;
import org.dradis.file.Members;
import org.dradis.file.Words;
import org.dradis.rules.State;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Cargo;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Civilians;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Manifest;
import org.dradis.rules.board.PieceSet;
import org.dradis.rules.play.RollWindow;
import org.dradis.scenario.LiveJson;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;

/**
 * A game as a row keeps it. The hash is always there. Between commands the whole of the state is
 * too: the board, and beside it what a board of a scenario does not show. Contents are told only of
 * ships that were turned up.
 *
 * @param state null in the middle of a command
 */
public record StoredState(String hash, @Nullable State state) {
  /** The version of this form. */
  public static final int FORMAT = 1;

  private static final Words<Cargo> CARGO = new Words<>("the contents of a ship", Cargo.values());
  private static final List<String> MEMBERS = List.of("hash", "state");
  private static final List<String> STATE =
      List.of("options", "board", "engineRoomReady", "interference", "turnedUp");

  /** What a row says of a state. */
  public static String write(State state) {
    String board = LiveJson.board(state.board());
    return LiveJson.write(
        json -> {
          json.writeStartObject();
          json.writeStringProperty("hash", StateHash.of(board));
          if (state.agenda() == null) {
            json.writeName("state");
            whole(json, state);
          }
          json.writeEndObject();
        });
  }

  private static void whole(JsonGenerator json, State state) {
    Board board = state.board();
    json.writeStartObject();
    json.writeName("options").writeStartArray();
    for (GameOption option : board.options()) {
      json.writeString(option.word());
    }
    json.writeEndArray();
    json.writeName("board");
    LiveJson.board(json, board);
    json.writeBooleanProperty("engineRoomReady", board.voyage().engineRoomReady());
    Area interference = state.interference();
    if (interference != null) {
      json.writeStringProperty("interference", interference.word());
    }
    json.writeName("turnedUp").writeStartObject();
    for (CivilianShip ship : board.civilians().lost()) {
      Cargo cargo = board.civilians().manifest().of(ship);
      if (cargo != null) {
        json.writeStringProperty(Words.FACE_DOWN.of(ship), cargo.word());
      }
    }
    json.writeEndObject();
    json.writeEndObject();
  }

  public static StoredState read(String text, AttackDeck deck) {
    Members row = JsonText.read("state", text).members().only(MEMBERS);
    Field state = row.get("state");
    return new StoredState(
        row.need("hash").text(), state == null ? null : state(state.members().only(STATE), deck));
  }

  private static State state(Members state, AttackDeck deck) {
    PieceSet<GameOption> options = GameOption.NONE;
    for (Field option : state.need("options").items()) {
      options = options.with(Words.OPTION.read(option));
    }
    Board board = LiveJson.board(state.need("board"), options, deck);
    board = board.with(board.voyage().withEngineRoom(state.need("engineRoomReady").flag()));
    board = board.with(new Civilians(board.civilians().lost(), turnedUp(state.need("turnedUp"))));
    Field interference = state.get("interference");
    return new State(
        board,
        null,
        RollWindow.CLOSED,
        interference == null ? null : Words.AREA.read(interference));
  }

  private static Manifest turnedUp(Field field) {
    Manifest manifest = Manifest.UNKNOWN;
    Members ships = field.members().only(Words.FACE_DOWN.all());
    for (String name : ships.names()) {
      CivilianShip ship = Words.FACE_DOWN.find(name);
      if (ship != null) {
        manifest = manifest.reveal(ship, CARGO.read(ships.need(name)));
      }
    }
    return manifest;
  }
}

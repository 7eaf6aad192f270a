package org.dradis.scenario;

import java.util.ArrayList;
import java.util.List;
import org.dradis.crew.PrintedRegister;
import org.dradis.file.Field;
import org.dradis.file.Members;
import org.dradis.file.Words;
import org.dradis.rules.board.Crew;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Player;
import org.dradis.rules.board.PlayerState;
import org.dradis.rules.board.Titles;
import org.jspecify.annotations.Nullable;

/** Reads players and titles. */
final class CrewReader {
  private static final List<String> PLAYER = List.of("character", "state", "mutineer");
  private static final List<String> TITLES = List.of("admiral", "president", "cag");

  private final PieceCount count;
  private final OnePlace<String> characters = new OnePlace<>();
  private boolean mutineer;

  CrewReader(PieceCount count) {
    this.count = count;
  }

  Crew read(List<Field> items, @Nullable Field titles) {
    List<Player> players = new ArrayList<>(items.size());
    for (Field item : items) {
      players.add(player(item.members().only(PLAYER)));
    }
    return new Crew(players, titles(titles, players), PrintedRegister.get());
  }

  private Player player(Members members) {
    Field name = members.need("character");
    String character = name.name();
    characters.claim(character, character, name);
    Field state = members.get("state");
    return new Player(
        character,
        state == null ? PlayerState.HUMAN : Words.STATE.read(state),
        mutineer(members.get("mutineer")));
  }

  private boolean mutineer(@Nullable Field field) {
    if (field == null || !field.flag()) {
      return false;
    }
    if (mutineer) {
      throw field.wrong("there is one already");
    }
    mutineer = true;
    return true;
  }

  private Titles titles(@Nullable Field field, List<Player> players) {
    if (field == null) {
      return Titles.NONE;
    }
    Members titles = field.members().only(TITLES);
    Field cag = titles.getUnlessNull("cag");
    if (cag != null) {
      count.needs(GameOption.CYLON_FLEET, cag);
    }
    return new Titles(
        holder(titles.getUnlessNull("admiral"), players),
        holder(titles.getUnlessNull("president"), players),
        holder(cag, players));
  }

  /** A title's holder must be at the table (R36). */
  private static @Nullable String holder(@Nullable Field field, List<Player> players) {
    if (field == null) {
      return null;
    }
    String holder = field.name();
    for (Player player : players) {
      if (player.character().equals(holder)) {
        return holder;
      }
    }
    throw field.wrong(holder + " is not among the players");
  }
}

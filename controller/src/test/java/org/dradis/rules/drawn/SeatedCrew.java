package org.dradis.rules.drawn;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import org.dradis.crew.PrintedRegister;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CharacterSheet;
import org.dradis.rules.board.Crew;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.PieceSet;
import org.dradis.rules.board.Player;
import org.dradis.rules.board.PlayerState;
import org.dradis.rules.board.Title;
import org.dradis.rules.board.Titles;
import org.dradis.rules.event.Event;
import org.dradis.rules.event.Reminder;
import org.dradis.rules.input.Command;
import org.dradis.rules.play.Rejection;

/**
 * The players of a game, one a line, with state, Mutineer card and titles:
 *
 * <pre>
 * Adama: brig
 * Tigh: mutineer, admiral
 * Roslin: president
 * Cavil: leader
 * </pre>
 *
 * <p>Nothing said means human. A name is the part of it that players use; where there are two
 * versions, with the type: {@code Baltar (Support)}, {@code Helo (Military)}.
 */
public final class SeatedCrew {
  private final Game game;

  private SeatedCrew(Game game) {
    this.game = game;
  }

  /** The base game with these players and an empty board. */
  public static SeatedCrew of(String seats) {
    return of(GameOption.NONE, "", seats);
  }

  /** With Cylon Fleet, so that there is a CAG. */
  public static SeatedCrew withCag(String seats) {
    return of(GameOption.NONE.with(GameOption.CYLON_FLEET), "", seats);
  }

  public static SeatedCrew of(PieceSet<GameOption> options, String drawing, String seats) {
    return new SeatedCrew(Game.with(options, drawing).but(board -> seat(board, seats)));
  }

  /** Changes what the players do not show. */
  public SeatedCrew but(UnaryOperator<Board> change) {
    game.but(change);
    return this;
  }

  /** The printed name that players mean by a short one. */
  public static String name(String shortName) {
    if (shortName.equals("Adama") || shortName.equals("Tigh")) {
      return shortName.equals("Adama") ? "William Adama" : "Saul Tigh"; // they have families
    }
    String[] parts = shortName.replace(")", "").split(" \\(", 2);
    List<String> fitting =
        PrintedRegister.get().sheets().stream()
            .map(CharacterSheet::name)
            .filter(name -> name.contains(parts[0]))
            .filter(name -> parts.length == 1 || name.contains("(" + parts[1]))
            .toList();
    assertEquals(1, fitting.size(), () -> shortName + " is " + fitting);
    return fitting.getFirst();
  }

  private static Board seat(Board board, String seats) {
    List<Player> players = new ArrayList<>();
    Titles titles = Titles.NONE;
    for (String line : seats.lines().map(String::strip).filter(l -> !l.isEmpty()).toList()) {
      String[] parts = line.split(": *", 2);
      Player player = Player.human(name(parts[0]));
      for (String word : parts.length == 1 ? new String[0] : parts[1].split(", *", -1)) {
        if (word.equals("mutineer")) {
          player = player.withMutineer(true);
        } else if (isTitle(word)) {
          titles = titles.with(title(word), player.character());
        } else {
          player = player.in(PlayerState.valueOf(word.toUpperCase(Locale.ROOT)));
        }
      }
      players.add(player);
    }
    return board.with(new Crew(players, titles, PrintedRegister.get()));
  }

  private static boolean isTitle(String word) {
    return Arrays.stream(Title.values()).anyMatch(title -> title.word().equals(word));
  }

  private static Title title(String word) {
    return Title.valueOf(word.toUpperCase(Locale.ROOT));
  }

  public SeatedCrew brig(String who) {
    return play(new Command.Brig(name(who)));
  }

  public SeatedCrew release(String who) {
    return play(new Command.Release(name(who)));
  }

  public SeatedCrew reveal(String who) {
    return play(new Command.Reveal(name(who)));
  }

  public SeatedCrew mutineer(String who) {
    return play(new Command.MakeMutineer(name(who)));
  }

  public SeatedCrew title(String title, String to) {
    return play(new Command.GiveTitle(title(title), name(to)));
  }

  /** Executes a human, for whom another comes. */
  public SeatedCrew execute(String who, String newCharacter) {
    return play(new Command.Execute(name(who), false, name(newCharacter)));
  }

  /** Executes a human when nobody is left to come. */
  public SeatedCrew executeTheLast(String who) {
    return play(new Command.Execute(name(who), false, null));
  }

  public SeatedCrew executeCylon(String who) {
    return play(new Command.Execute(name(who), true, null));
  }

  public SeatedCrew play(Command command) {
    game.play(command);
    return this;
  }

  /** Why a command is refused. */
  public Rejection.Code refused(Command command) {
    return game.refused(command).code();
  }

  public Game game() {
    return game;
  }

  public Board board() {
    return game.board();
  }

  /** The players are just these, in this order. */
  public SeatedCrew shows(String seats) {
    Crew expected = seat(board(), seats).crew();
    assertEquals(draw(expected), draw(board().crew()));
    return this;
  }

  private static String draw(Crew crew) {
    List<String> lines = new ArrayList<>();
    for (Player player : crew.players()) {
      List<String> words = new ArrayList<>();
      words.add(player.state().word());
      if (player.mutineer()) {
        words.add("mutineer");
      }
      for (Title title : Title.values()) {
        if (crew.titles().holds(player.character(), title)) {
          words.add(title.word());
        }
      }
      lines.add(player.character() + ": " + String.join(", ", words));
    }
    return String.join("\n", lines);
  }

  /** What the table was reminded of, for one character. */
  public List<Reminder> reminders(String who) {
    String character = name(who);
    return game.events(Event.TableReminded.class).stream()
        .filter(reminded -> character.equals(reminded.character()))
        .map(Event.TableReminded::reminder)
        .toList();
  }
}

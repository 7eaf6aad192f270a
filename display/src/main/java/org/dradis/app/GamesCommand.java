package org.dradis.app;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.BiConsumer;
import java.util.function.LongConsumer;
import org.dradis.cards.AttackDeck;
import org.dradis.file.BadField;
import org.dradis.journal.GameId;
import org.dradis.journal.GameSummary;
import org.dradis.journal.JournalReader;
import org.dradis.journal.JournalTrouble;
import org.dradis.journal.Row;
import org.dradis.journal.SqliteJournal;
import org.dradis.session.Divergence;
import org.dradis.session.GameLog;
import org.dradis.session.Replay;
import org.dradis.session.json.StateHash;
import org.dradis.session.words.Texts;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lists, tells, replays, exports and deletes the games of a table. */
@Command(
    name = "games",
    description = {
      "Lists the games of a table, also while it is in use.",
      "",
    },
    versionProvider = Version.class,
    mixinStandardHelpOptions = true,
    footerHeading = "%nExamples:%n",
    footer = {
      "  dradis games",
      "  dradis games show 3",
      "  dradis games replay 3 --speed 10",
      "  dradis games export 3 > game-3.json",
      "  dradis games delete 1 --journal old-table.db",
    })
final class GamesCommand implements Callable<Integer> {
  private final Clock clock;
  private final LongConsumer pause;

  @Spec private CommandSpec spec;

  @Mixin private JournalOption journal;

  @Option(names = "--json", description = "Print JSON, one object a game and line.")
  private boolean json;

  private interface Look {
    void at(JournalReader reader);
  }

  /** Takes the clock for its zone: times are printed as players read them. */
  GamesCommand(Clock clock, LongConsumer pauseMillis) {
    this.clock = clock;
    this.pause = pauseMillis;
  }

  @Override
  public Integer call() {
    return list(journal, json);
  }

  /** The same as without the word, for those who look for it. */
  @Command(
      name = "list",
      description = "Lists games, as without the word list.",
      versionProvider = Version.class,
      mixinStandardHelpOptions = true)
  int list(
      @Mixin JournalOption of,
      @Option(names = "--json", description = "Print JSON, one object a game and line.")
          boolean asJson) {
    var out = spec.commandLine().getOut();
    return look(
        of.file(),
        reader -> {
          if (asJson) {
            reader.games().forEach(game -> out.print(GameText.json(game) + "\n"));
          } else {
            Columns.print(out, GameText.table(reader.games(), clock.getZone()));
          }
        });
  }

  @Command(
      name = "export",
      description = "Prints all that the journal knows of a game as one JSON object.",
      versionProvider = Version.class,
      mixinStandardHelpOptions = true)
  int export(
      @Mixin JournalOption of,
      @Parameters(paramLabel = "GAME", description = "The number of the game.") long number) {
    var out = spec.commandLine().getOut();
    return look(
        of.file(),
        reader -> {
          GameSummary game = find(reader, of.file(), number);
          GameText.export(out, game, reader.setup(game.id()), reader.rows(game.id(), 0));
        });
  }

  @Command(
      name = "show",
      description = "Tells a game: what was said, and what came of it.",
      versionProvider = Version.class,
      mixinStandardHelpOptions = true)
  int show(
      @Mixin JournalOption of,
      @Parameters(paramLabel = "GAME", description = "The number of the game.") long number) {
    var out = spec.commandLine().getOut();
    return look(
        of.file(),
        reader -> {
          GameSummary game = find(reader, of.file(), number);
          tell(reader.rows(game.id(), 0), (_, line) -> out.print(line));
        });
  }

  private static void tell(List<Row> rows, BiConsumer<Row, String> to) {
    new GameLog(Texts.in(Locale.getDefault()), AttackDeck.PRINTED)
        .tell(rows, (row, line) -> to.accept(row, "%5d  %s\n".formatted(row.number(), line)));
  }

  @Command(
      name = "replay",
      description = {
        "Plays a game again through the rules of this version, and says whether everything",
        "comes out as the journal has it. Ends with 1 if not. With --speed it is told meanwhile."
      },
      versionProvider = Version.class,
      mixinStandardHelpOptions = true)
  int replay(
      @Mixin JournalOption of,
      @Option(
              names = "--speed",
              paramLabel = "X",
              description =
                  "Tell the game, so many times as fast as it was played; 0 is at once. Nothing"
                      + " that took longer than a minute counts as more.")
          @Nullable Double speed,
      @Parameters(paramLabel = "GAME", description = "The number of the game.") long number) {
    Pace pace = speed == null ? null : pace(speed);
    List<Divergence> divergences = new ArrayList<>();
    var out = spec.commandLine().getOut();
    int exitCode =
        look(
            of.file(),
            reader -> {
              GameSummary game = find(reader, of.file(), number);
              List<Row> rows = reader.rows(game.id(), 0);
              if (pace != null) {
                tell(
                    rows,
                    (row, line) -> {
                      pace.await(row.at());
                      out.print(line);
                      out.flush();
                    });
              }
              var replayed = new Replay(AttackDeck.PRINTED).all(reader.setup(game.id()), rows);
              Divergence divergence = replayed.divergence();
              if (divergence != null) {
                divergences.add(divergence);
                out.print(
                    "Row %d, written by %s: %s.\n"
                        .formatted(divergence.row(), divergence.engine(), divergence.sentence()));
              } else {
                out.print(
                    "Game %d comes out as written: %d rows, state %s\n"
                        .formatted(
                            number, rows.size(), StateHash.of(replayed.state().game().board())));
              }
            });
    return divergences.isEmpty() ? exitCode : ExitCode.SOFTWARE;
  }

  private Pace pace(double speed) {
    if (!(speed >= 0) || Double.isInfinite(speed)) {
      throw new ParameterException(
          spec.commandLine(), "--speed is 0 or more, such as 10, but it is " + speed);
    }
    return new Pace(speed, pause);
  }

  @Command(
      name = "delete",
      description = "Deletes a game for good. The table must not be in use.",
      versionProvider = Version.class,
      mixinStandardHelpOptions = true)
  int delete(
      @Mixin JournalOption of,
      @Parameters(paramLabel = "GAME", description = "The number of the game.") long number) {
    return orComplain(
        () -> {
          try (var reader = SqliteJournal.read(of.file())) {
            find(reader, of.file(), number);
          }
          try (var writer = SqliteJournal.open(of.file(), clock, Version.text())) {
            writer.delete(new GameId(number));
          }
          spec.commandLine().getOut().print("Game " + number + " is deleted.\n");
        });
  }

  private GameSummary find(JournalReader reader, Path file, long number) {
    return reader.games().stream()
        .filter(game -> game.id().number() == number)
        .findFirst()
        .orElseThrow(
            () ->
                new ParameterException(
                    spec.commandLine(),
                    "there is no game " + number + " in " + file + "; dradis games lists them"));
  }

  private int look(Path file, Look look) {
    return orComplain(
        () -> {
          try (var reader = SqliteJournal.read(file)) {
            look.at(reader);
          }
        });
  }

  private int orComplain(Runnable command) {
    try {
      command.run();
      return ExitCode.OK;
    } catch (BadField e) {
      spec.commandLine()
          .getErr()
          .print("dradis: the game cannot be read: " + e.getMessage() + "\n");
      return ExitCode.SOFTWARE;
    } catch (JournalTrouble e) {
      spec.commandLine().getErr().print("dradis: " + e.getMessage() + "\n");
      return ExitCode.SOFTWARE;
    }
  }
}

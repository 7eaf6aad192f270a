package org.dradis.app;

import java.nio.file.Path;
import java.time.Clock;
import java.util.concurrent.Callable;
import org.dradis.journal.GameId;
import org.dradis.journal.GameSummary;
import org.dradis.journal.JournalReader;
import org.dradis.journal.JournalTrouble;
import org.dradis.journal.SqliteJournal;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lists, exports and deletes the games of a table. */
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
      "  dradis games export 3 > game-3.json",
      "  dradis games delete 1 --journal old-table.db",
    })
final class GamesCommand implements Callable<Integer> {
  private final Clock clock;

  @Spec private CommandSpec spec;

  @Mixin private JournalOption journal;

  @Option(names = "--json", description = "Print JSON, one object a game and line.")
  private boolean json;

  private interface Look {
    void at(JournalReader reader);
  }

  /** Takes the clock for its zone: times are printed as players read them. */
  GamesCommand(Clock clock) {
    this.clock = clock;
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
    } catch (JournalTrouble e) {
      spec.commandLine().getErr().print("dradis: " + e.getMessage() + "\n");
      return ExitCode.SOFTWARE;
    }
  }
}

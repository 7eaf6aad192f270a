package org.dradis.app;

import java.nio.file.Path;
import java.time.Clock;
import java.util.concurrent.Callable;
import org.dradis.cards.AttackDeck;
import org.dradis.file.BadField;
import org.dradis.file.OneLine;
import org.dradis.file.TextFile;
import org.dradis.journal.Journal;
import org.dradis.journal.JournalTrouble;
import org.dradis.journal.MemoryJournal;
import org.dradis.journal.SqliteJournal;
import org.dradis.rig.evening.SimTables;
import org.dradis.session.script.MemoryTable;
import org.dradis.session.script.Script;
import org.dradis.session.script.ScriptFailure;
import org.dradis.session.script.ScriptTables;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Runs a table; so far one that is simulated, driven by a script. */
@Command(
    name = "play",
    description = {
      "Runs a session that a script of hands and touches drives.",
      "",
      "On the table sim simulated hands move tagged ships over virtual readers, and the session",
      "hears only what the real drivers tell. Time is virtual: an evening takes seconds. The",
      "table memory is a list of who stands where, without readers that could fail; it is quicker.",
      "Scripts come out the same on both. docs/session.md has their words.",
      "",
    },
    versionProvider = Version.class,
    mixinStandardHelpOptions = true,
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:the script was played to its end",
      "1:something went otherwise than the script expects; standard error names the line",
      "2:bad arguments, or a script that cannot be read"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  dradis play --table sim --headless --script evening.txt",
      "  dradis play --table sim --headless --script evening.txt --journal evening.db",
      "  dradis play --table memory --headless --script evening.txt",
    })
final class PlayCommand implements Callable<Integer> {
  private final Clock clock;

  @Spec private CommandSpec spec;

  @Option(
      names = "--table",
      paramLabel = "KIND",
      required = true,
      description = "The table to play on: sim or memory.")
  private String table;

  @Option(names = "--headless", description = "Without a screen; so far there is none.")
  private boolean headless;

  @Option(
      names = "--script",
      paramLabel = "FILE",
      required = true,
      description = "What hands and players do, line by line.")
  private String script;

  @Option(
      names = "--journal",
      paramLabel = "FILE",
      description = "Keep the game in this journal; else it is gone at the end.")
  private @Nullable Path journal;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "For simulated hands, and dice that the computer rolls (default: 1).")
  private long seed;

  PlayCommand(Clock clock) {
    this.clock = clock;
  }

  @Override
  public Integer call() {
    ScriptTables tables = tables();
    if (!headless) {
      throw wrong("there is no screen yet: add --headless");
    }
    var out = spec.commandLine().getOut();
    var err = spec.commandLine().getErr();
    try (Journal kept = open()) {
      String text = TextFile.read(script, TextFile.path(script));
      new Script(script, tables, kept, AttackDeck.PRINTED, seed, out).play(text);
      return ExitCode.OK;
    } catch (BadField e) {
      err.print(OneLine.of(e.getMessage()) + "\n");
      return ExitCode.USAGE;
    } catch (ScriptFailure e) {
      err.print(OneLine.of(e.getMessage()) + "\n");
      return ExitCode.SOFTWARE;
    } catch (JournalTrouble e) {
      err.print("dradis: " + e.getMessage() + "\n");
      return ExitCode.SOFTWARE;
    }
  }

  private ScriptTables tables() {
    return switch (table) {
      case "sim" -> new SimTables(seed);
      case "memory" -> MemoryTable::new;
      default ->
          throw wrong(
              "--table: there is no table \"" + table + "\" to play on yet, only sim and memory");
    };
  }

  private Journal open() {
    return journal == null
        ? new MemoryJournal(clock, Version.text())
        : SqliteJournal.open(journal, clock, Version.text());
  }

  private ParameterException wrong(String sentence) {
    return new ParameterException(spec.commandLine(), sentence);
  }
}

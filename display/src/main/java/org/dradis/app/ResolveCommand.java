package org.dradis.app;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.dradis.cards.AttackDeck;
import org.dradis.cards.CardDecks;
import org.dradis.file.BadField;
import org.dradis.file.OneLine;
import org.dradis.scenario.Resolver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays scenario files through the rules and nothing else. */
@Command(
    name = "resolve",
    description = {
      "Plays a scenario through the rules, without a table, and prints what happens.",
      "",
      "One scenario gives a line of JSON for each event and, last, the board. Several, one a line,"
          + " give one line each: the board, what is missing, or what is wrong.",
      ""
    },
    versionProvider = Version.class,
    mixinStandardHelpOptions = true,
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:played to the end (several scenarios: every one has its line)",
      "2:bad input; standard error names the field",
      "3:a roll, draw or choice is missing; the last line says which"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  dradis resolve ruling.json",
      "  dradis resolve - < many.ndjson",
      "  dradis resolve --cards my-cards.json ruling.json",
    })
final class ResolveCommand implements Callable<Integer> {
  /** What the resolver names when the complaint is about the file as a whole. */
  private static final String WHOLE_FILE = "scenario: ";

  private static final int BUFFER = 1 << 16;

  private final Shell shell;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = "A file of scenarios, or - for standard input.")
  private String file;

  @Option(
      names = "--cards",
      paramLabel = "CARDS",
      description = "A file of attack cards that the scenarios may use; may be given repeatedly.")
  private List<String> cards = List.of();

  ResolveCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() {
    if (file.equals("-")) {
      return resolve("standard input", () -> shell.in());
    }
    return resolve(file, () -> Files.newInputStream(Path.of(file)));
  }

  private int resolve(String name, Source source) {
    var complaint = new StringBuilder();
    var out = new BufferedWriter(spec.commandLine().getOut(), BUFFER);
    int exitCode;
    try (var in = source.open()) {
      exitCode = Resolver.resolve(in, out, complaint, deck());
    } catch (BadField e) {
      complaint.append(OneLine.of(e.getMessage())).append('\n');
      exitCode = Resolver.BAD;
    } catch (IOException | InvalidPathException e) {
      complaint.append(name).append(": ").append(reason(e)).append('\n');
      exitCode = Resolver.BAD;
    }
    PrintWriter err = spec.commandLine().getErr();
    err.print(about(name, complaint.toString()));
    return exitCode;
  }

  private AttackDeck deck() {
    CardDecks decks = CardDecks.PRINTED;
    for (String each : cards) {
      decks = CardFiles.join(decks, each);
    }
    return decks.attacks();
  }

  private static String about(String name, String complaint) {
    return complaint.startsWith(WHOLE_FILE)
        ? name + ": " + complaint.substring(WHOLE_FILE.length())
        : complaint;
  }

  private String reason(Exception e) {
    if (!file.equals("-") && !(e instanceof InvalidPathException)) {
      if (e instanceof NoSuchFileException) {
        return "there is no such file";
      }
      if (e instanceof AccessDeniedException) {
        return "may not be read";
      }
      if (Files.isDirectory(Path.of(file))) {
        return "is a folder, not a file";
      }
    }
    return "cannot be read: " + e.getMessage();
  }

  /** Where the scenarios come from. */
  private interface Source {
    InputStream open() throws IOException;
  }
}

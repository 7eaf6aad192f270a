package org.dradis.app;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.dradis.crew.PrintedRegister;
import org.dradis.rules.board.CharacterSheet;
import org.dradis.rules.board.Expansion;
import org.dradis.rules.board.Manifest;
import org.dradis.rules.board.Objective;
import org.dradis.rules.board.Option;
import org.dradis.rules.board.PieceSet;
import org.dradis.rules.board.Register;
import org.dradis.rules.setup.ChooseCharacters;
import org.dradis.rules.setup.GamePlan;
import org.dradis.rules.setup.Refusal;
import org.dradis.rules.setup.SetUp;
import org.dradis.rules.setup.SetupOption;
import org.dradis.rules.setup.SetupResult;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints what to put where for given players. */
@Command(
    name = "setup",
    description = {
      "Prints how to set up a game: who gets what, the loyalty deck, and what to put where.",
      "",
      "Players are named by their characters, in the order in which they chose them. Part of a name"
          + " is enough if it fits one character only.",
      ""
    },
    versionProvider = Version.class,
    mixinStandardHelpOptions = true,
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {"0:the game can begin", "2:the rules do not allow it; standard error says why"},
    footerHeading = "%nExamples:%n",
    footer = {
      "  dradis setup --player \"William Adama\" --player Roslin --player Starbuck",
      "  dradis setup --expansion pegasus --player Cain --characters",
    })
final class SetupCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @CommandLine.Option(
      names = "--player",
      paramLabel = "CHARACTER",
      description = "A player's character; once for each player.")
  private List<String> players = new ArrayList<>();

  @CommandLine.Option(
      names = "--expansion",
      paramLabel = "NAME",
      description = "pegasus, exodus or daybreak; once for each.")
  private List<String> expansions = new ArrayList<>();

  @CommandLine.Option(
      names = "--option",
      paramLabel = "NAME",
      description = "cylon-fleet, ionian-nebula or sympathetic-cylon; once for each.")
  private List<String> options = new ArrayList<>();

  @CommandLine.Option(
      names = "--objective",
      paramLabel = "NAME",
      defaultValue = "kobol",
      description = "kobol (if nothing is said), new-caprica, ionian-nebula or earth.")
  private String objective;

  @CommandLine.Option(names = "--characters", description = "Only list who may be chosen next.")
  private boolean characters;

  @CommandLine.Option(names = "--json", description = "Print JSON: docs/setup.md.")
  private boolean json;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    try {
      GamePlan plan = plan();
      if (characters) {
        List<CharacterSheet> next = next(plan);
        if (json) {
          SetupJson.characters(out, next);
        } else {
          SetupText.characters(out, next);
        }
        return CommandLine.ExitCode.OK;
      }
      switch (SetUp.of(plan, PrintedRegister.get(), Manifest.UNKNOWN)) {
        case SetupResult.Refused(List<Refusal> refusals) ->
            throw new NotAllowed(refusals.getFirst().sentence());
        case SetupResult.Ready(var setup) -> {
          if (json) {
            SetupJson.setup(out, setup);
          } else {
            new SetupText(out).setup(setup);
          }
        }
      }
      return CommandLine.ExitCode.OK;
    } catch (NotAllowed e) {
      spec.commandLine().getErr().println("dradis: " + e.getMessage());
      return CommandLine.ExitCode.USAGE;
    }
  }

  private GamePlan plan() throws NotAllowed {
    PieceSet<Expansion> boxes = Expansion.BASE_GAME;
    for (String word : expansions) {
      boxes = boxes.with(find("an expansion", word, Expansion.values()));
    }
    PieceSet<SetupOption> parts = SetupOption.NONE;
    for (String word : options) {
      parts = parts.with(find("an option", word, SetupOption.values()));
    }
    List<String> names = new ArrayList<>();
    for (String player : players) {
      names.add(character(PrintedRegister.get(), boxes, player));
    }
    return new GamePlan(names, boxes, parts, find("an objective", objective, Objective.values()));
  }

  @SafeVarargs
  private static <T extends Option> T find(String noun, String word, T... things)
      throws NotAllowed {
    List<String> known = new ArrayList<>();
    for (T thing : things) {
      if (thing.word().equals(word)) {
        return thing;
      }
      known.add(thing.word());
    }
    throw new NotAllowed(word + " is not " + noun + "; known are " + String.join(", ", known));
  }

  /** The name in full, or a part of it that fits one character of the boxes in use. */
  private static String character(Register register, PieceSet<Expansion> boxes, String text)
      throws NotAllowed {
    if (register.find(text) != null) {
      return text;
    }
    String part = text.toLowerCase(Locale.ROOT);
    List<String> fitting =
        register.sheets().stream()
            .filter(sheet -> boxes.has(sheet.expansion()))
            .map(CharacterSheet::name)
            .filter(name -> name.toLowerCase(Locale.ROOT).contains(part))
            .toList();
    if (fitting.size() > 1) {
      throw new NotAllowed(text + " may be " + String.join(" or ", fitting));
    }
    return fitting.isEmpty() ? text : fitting.getFirst();
  }

  private static List<CharacterSheet> next(GamePlan plan) throws NotAllowed {
    Register register = PrintedRegister.get();
    ChooseCharacters choosing = new ChooseCharacters(register, plan.expansions());
    for (String character : plan.characters()) {
      CharacterSheet sheet = register.find(character);
      if (sheet == null) {
        throw new NotAllowed("nobody is called " + character);
      }
      choosing.take(sheet);
    }
    return choosing.next();
  }

  /** The rules or the words do not allow it; the message is a sentence. */
  private static final class NotAllowed extends Exception {
    private static final long serialVersionUID = 1L;

    NotAllowed(String sentence) {
      super(sentence);
    }
  }
}

package org.dradis.app;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.dradis.app.AtTable.Trouble;
import org.dradis.box.Box;
import org.dradis.box.BoxFile;
import org.dradis.box.Kind;
import org.dradis.box.Merge;
import org.dradis.box.Piece;
import org.dradis.box.Plan;
import org.dradis.file.BadField;
import org.dradis.file.Nearest;
import org.dradis.file.TextFile;
import org.dradis.file.Words;
import org.dradis.port.TagId;
import org.dradis.rules.board.Cargo;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tells the program which tag is which piece. */
@Command(
    name = "enrol",
    description = {
      "Tells the program which tag is which piece, one by one or a whole box at once.",
      "",
      "WHAT is a kind of piece (raider, heavy-raider, basestar, viper-mk2, ...) or card:NAME,"
          + " character:NAME, title:NAME. Tags are read on the tap pad, or in a zone with --zone:"
          + " the pad reads ISO 14443A tags, zones read ISO 15693 tags.",
      ""
    },
    versionProvider = Version.class,
    mixinStandardHelpOptions = true,
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:done",
      "1:nothing was enrolled, or part of a file was left out; the table fails",
      "2:the arguments or a file are wrong"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  dradis enrol viper-mk2",
      "  dradis enrol --all raider --zone bow",
      "  dradis enrol \"card:Water Sabotage\"",
      "  dradis enrol --rename \"viper mk2 3\" Starbuck",
    })
final class EnrolCommand implements Callable<Integer> {
  private static final long MILLIS = 1000;
  private static final Words<Cargo> CARGO = new Words<>("what a ship can hold", Cargo.values());

  private static final TagId NO_TAG = TagId.of((byte) 0);

  private final Workshop workshop;

  @Spec private CommandSpec spec;
  @Mixin private TableOptions table = new TableOptions();

  @Parameters(paramLabel = "WHAT", arity = "0..1", description = "What the tags are stuck to.")
  private @Nullable String what;

  @Option(names = "--zone", paramLabel = "ZONE", description = "Read in this zone, not on the pad.")
  private @Nullable String zone;

  @Option(names = "--name", paramLabel = "NAME", description = "The miniature's own name.")
  private @Nullable String name;

  @Option(
      names = "--also",
      paramLabel = "NAME",
      description = "The tag is a second one of this miniature.")
  private @Nullable String also;

  @Option(
      names = "--holds",
      paramLabel = "CARGO",
      description =
          "What a civilian ship holds: one-population, two-population, population-and-fuel,"
              + " population-and-morale or nothing. It is kept, and never shown.")
  private @Nullable String holds;

  @Option(names = "--count", paramLabel = "N", description = "End after so many.")
  private @Nullable Integer count;

  @Option(
      names = "--wait",
      paramLabel = "SECONDS",
      defaultValue = "60",
      description = "End when nothing comes for so long (if nothing is said, 60).")
  private int wait;

  @Option(names = "--yes", description = "Do not ask whether it is right.")
  private boolean yes;

  @Option(names = "--json", description = "With --list: print JSON.")
  private boolean json;

  @ArgGroup(exclusive = true, multiplicity = "0..1")
  private @Nullable Instead instead;

  /** What is done in place of enrolling one by one. */
  static final class Instead {
    @Option(
        names = "--all",
        paramLabel = "KIND",
        description = "All tags in the zone that are not enrolled yet are of this kind.")
    private @Nullable String all;

    @Option(names = "--list", description = "List what is enrolled.")
    private boolean list;

    @Option(
        names = "--remove",
        paramLabel = "NAME",
        description = "Forget a piece, by name or tag.")
    private @Nullable String remove;

    @Option(
        names = "--rename",
        arity = "2",
        paramLabel = "NAME",
        description = "Give a piece another name: the old one, then the new one.")
    private List<String> rename = List.of();

    @Option(names = "--export", paramLabel = "FILE", description = "Write a copy of the box.")
    private @Nullable String export;

    @Option(names = "--import", paramLabel = "FILE", description = "Take another box in.")
    private @Nullable String imported;
  }

  EnrolCommand(Workshop workshop) {
    this.workshop = workshop;
  }

  @Override
  public Integer call() {
    AtTable at = new AtTable(spec, workshop, table);
    check();
    if (instead == null) {
      return at.run(
          (open, _, box, ctrlC) ->
              new Enrolling(workshop, spec, open, box, ctrlC)
                  .oneByOne(plan(box.box()), zone, ends(), wait * MILLIS));
    }
    Instead mode = instead;
    if (mode.all != null) {
      Kind kind = kind(mode.all);
      if (!kind.isMiniature()) {
        throw usage("--all is for miniatures; each " + kind.noun() + " has a name of its own");
      }
      if (zone == null) {
        throw usage("--all needs --zone: the tap pad reads one at a time");
      }
      String where = zone;
      return at.run(
          (open, _, box, ctrlC) ->
              new Enrolling(workshop, spec, open, box, ctrlC).wholeBox(kind, where, yes));
    }
    return at.orComplain(() -> desk(mode, table.box(workshop)));
  }

  private void check() {
    if (instead == null && what == null && also == null) {
      throw usage("say what to enrol, such as dradis enrol raider");
    }
    if (what != null && (instead != null || also != null)) {
      throw usage("'" + what + "' fits only where tags are enrolled one by one");
    }
    if (json && (instead == null || !instead.list)) {
      throw usage("--json goes with --list");
    }
    if (instead != null && (name != null || also != null || holds != null || count != null)) {
      throw usage(
          "--name, --also, --holds and --count fit only where tags are enrolled one by one");
    }
    if (name != null && count != null && count > 1) {
      throw usage("--name is for one miniature, not for " + count);
    }
    if (wait < 1 || (count != null && count < 1)) {
      throw usage("--wait and --count must be 1 or more");
    }
  }

  /** A name of its own is for one; so is what a card says. */
  private int ends() {
    if (count != null) {
      return count;
    }
    boolean single = name != null || also != null || holds != null || isNamed();
    return single ? 1 : Integer.MAX_VALUE;
  }

  private boolean isNamed() {
    return what != null && what.contains(":");
  }

  private Plan plan(Box box) {
    if (also != null) {
      Piece piece = one(box, also);
      return Plan.also(piece);
    }
    String words = String.valueOf(what);
    int colon = words.indexOf(':');
    Kind kind = kind(colon < 0 ? words : words.substring(0, colon));
    String given = colon < 0 ? name : words.substring(colon + 1);
    if (!kind.isMiniature() && given == null) {
      throw usage("say which " + kind.noun() + ", such as \"" + kind.word() + ":NAME\"");
    }
    var plan = new Plan(kind, given, cargo(), Optional.empty());
    // What cannot be is said now, and not when somebody has put the tag there.
    plan.enrol(box, NO_TAG);
    return plan;
  }

  private Optional<Cargo> cargo() {
    if (holds == null) {
      return Optional.empty();
    }
    return Optional.of(
        Optional.ofNullable(CARGO.find(holds))
            .orElseThrow(() -> usage("--holds must be one of " + Words.list(CARGO.all()))));
  }

  private Kind kind(String word) {
    return Kind.find(word)
        .orElseThrow(
            () ->
                usage(
                    "nothing is of the kind '"
                        + word
                        + "'"
                        + Nearest.hint(word, Kind.WORDS.all())));
  }

  private int desk(Instead mode, BoxFile file) {
    PrintWriter out = spec.commandLine().getOut();
    Box box = file.box();
    if (mode.list) {
      list(out, box);
    } else if (mode.remove != null) {
      Piece piece = one(box, mode.remove);
      file.save(box.without(piece));
      out.print(piece.label() + " is not enrolled any more.\n");
    } else if (mode.export != null) {
      BoxFile.export(box, TextFile.path(mode.export));
      out.print(pieces(box.pieces().size()) + " written to " + mode.export + ".\n");
      if (box.pieces().stream().anyMatch(piece -> piece.cargo().isPresent())) {
        out.print("The file tells what civilian ships hold: keep it from the players.\n");
      }
    } else if (mode.imported != null) {
      return merge(out, file, BoxFile.read(TextFile.path(mode.imported)));
    } else {
      for (int i = 0; i < mode.rename.size(); i += 2) {
        Piece piece = one(file.box(), mode.rename.get(i));
        Piece renamed = piece.named(mode.rename.get(i + 1));
        file.save(file.box().replacing(piece, renamed));
        out.print(piece.label() + " is " + renamed.label() + " now.\n");
      }
    }
    return CommandLine.ExitCode.OK;
  }

  private void list(PrintWriter out, Box box) {
    if (json) {
      BoxList.json(out, box);
    } else if (box.pieces().isEmpty()) {
      out.print("Nothing is enrolled yet.\n");
    } else {
      BoxList.text(out, box);
    }
    box.surplus().forEach(it -> spec.commandLine().getErr().println("dradis: " + it));
  }

  private int merge(PrintWriter out, BoxFile file, Box other) {
    Merge merge = Merge.of(file.box(), other);
    file.save(merge.box());
    out.print(pieces(merge.added()) + " added.\n");
    merge.renamed().forEach(sentence -> out.print(sentence + "\n"));
    List<String> problems = new ArrayList<>(merge.conflicts());
    problems.addAll(merge.box().surplus());
    problems.forEach(it -> spec.commandLine().getErr().println("dradis: " + it));
    return merge.conflicts().isEmpty() ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
  }

  private static String pieces(int count) {
    return count == 1 ? "1 piece" : count + " pieces";
  }

  private static Piece one(Box box, String words) {
    List<Piece> called = box.called(words);
    if (called.isEmpty()) {
      List<String> names = box.pieces().stream().map(Piece::name).toList();
      throw new BadField(words, "nothing enrolled is called so" + Nearest.guess(words, names));
    }
    if (called.size() > 1) {
      throw new Trouble(
          called.size() + " pieces are called " + words + "; name one by its tag, see --list.");
    }
    return called.getFirst();
  }

  private ParameterException usage(String sentence) {
    return new ParameterException(spec.commandLine(), sentence);
  }
}

package org.dradis.app;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.dradis.box.Box;
import org.dradis.box.Sighting;
import org.dradis.port.Diagnosis;
import org.dradis.port.DiceThrow;
import org.dradis.port.Finding;
import org.dradis.port.TagId;
import org.dradis.port.Whereabouts;
import org.dradis.port.Zone;
import org.dradis.table.Table;
import org.dradis.table.TableFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Examines the table. */
@Command(
    name = "doctor",
    description = {
      "Examines the table: finds every chip, says what each zone sees, and what to check.",
      "",
      "Without hardware, --table sim examines the simulated table.",
      ""
    },
    versionProvider = Version.class,
    mixinStandardHelpOptions = true,
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {"0:all is good", "1:something is wrong", "2:the arguments or a file are wrong"},
    footerHeading = "%nExamples:%n",
    footer = {
      "  dradis doctor",
      "  dradis doctor --watch",
      "  dradis doctor --lights --tower",
      "  dradis doctor --table sim --json",
    })
final class DoctorCommand implements Callable<Integer> {
  private static final long MILLIS = 1000;

  private final Workshop workshop;

  @Spec private CommandSpec spec;
  @Mixin private TableOptions options = new TableOptions();

  @Option(names = "--watch", description = "Then show live what happens, until Ctrl-C.")
  private boolean watch;

  @Option(names = "--for", paramLabel = "SECONDS", description = "With --watch: end after so long.")
  private @Nullable Integer limit;

  @Option(names = "--lights", description = "Light a test pattern: each colour, a running dot.")
  private boolean lights;

  @Option(names = "--tower", description = "Wait for throws of the die and show them.")
  private boolean tower;

  @Option(
      names = "--throws",
      paramLabel = "N",
      defaultValue = "3",
      description = "With --tower: how many (if nothing is said, 3).")
  private int count;

  @Option(
      names = "--wait",
      paramLabel = "SECONDS",
      defaultValue = "60",
      description = "With --tower: how long for a throw (if nothing is said, 60).")
  private int wait;

  @Option(names = "--json", description = "Print one JSON object: docs/howto/doctor.md.")
  private boolean json;

  DoctorCommand(Workshop workshop) {
    this.workshop = workshop;
  }

  @Override
  public Integer call() {
    if (watch && json) {
      throw usage("--watch is for people, --json for programs; use one of them");
    }
    if (wait < 1 || count < 1 || (limit != null && limit < 1)) {
      throw usage("--wait, --throws and --for must be 1 or more");
    }
    if (limit != null && !watch) {
      throw usage("--for goes with --watch");
    }
    return new AtTable(spec, workshop, options)
        .run((table, file, box, ctrlC) -> examine(table, file, box.box(), ctrlC));
  }

  private int examine(Table table, TableFile file, Box box, CtrlC ctrlC) {
    List<Diagnosis> tests = new ArrayList<>();
    SortedMap<Zone, List<Sighting>> zones = new TreeMap<>();
    Optional<BoardWatch> board = table.tagZones().map(it -> new BoardWatch(it, workshop));
    board.ifPresent(
        it -> {
          SortedMap<TagId, Whereabouts> seen = it.settled(ctrlC);
          zones.putAll(Sighting.byZone(table.tagZones().orElseThrow().zones(), seen, box));
          tests.addAll(lost(it.lost()));
        });
    Optional<List<Sighting>> pad = pad(table, box, tests);
    if (lights) {
      tests.add(lights(table, ctrlC));
    }
    List<DiceThrow> rolls = tower ? tower(table, tests, ctrlC) : List.of();
    // Last, so that the parts have had time to find out about themselves.
    List<Diagnosis> all = new ArrayList<>(table.diagnose());
    tests.stream().filter(test -> !isKnown(test, all)).toList().forEach(all::add);
    var found =
        new Examination(
            file.source() + " (" + String.join(", ", file.kinds()) + ")", all, zones, pad, rolls);
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      DoctorJson.print(out, found);
    } else {
      DoctorText.print(out, found);
    }
    out.flush();
    if (watch) {
      long millis = limit == null ? Long.MAX_VALUE : limit * MILLIS;
      new LiveView(workshop, table, new TagNames(box), this::tell).run(board, millis, ctrlC);
    }
    return found.wrong() == 0 ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
  }

  private static List<Diagnosis> lost(Map<Zone, String> lost) {
    List<Diagnosis> all = new ArrayList<>();
    lost.forEach(
        (zone, sentence) ->
            all.add(
                new Diagnosis(
                    "zone " + zone,
                    List.of(Finding.fault("It senses nothing any more. " + sentence)))));
    return all;
  }

  /** What the part itself has found wrong need not be said twice. */
  private static boolean isKnown(Diagnosis test, List<Diagnosis> found) {
    return found.stream()
        .anyMatch(it -> it.part().endsWith(test.part()) && it.grade() != Finding.Grade.GOOD);
  }

  private static Optional<List<Sighting>> pad(Table table, Box box, List<Diagnosis> tests) {
    try {
      return table
          .tapPad()
          .map(pad -> pad.look().stream().map(tag -> Sighting.of(tag, box)).toList());
    } catch (RuntimeException e) {
      tests.add(new Diagnosis("tap pad", List.of(Finding.fault(String.valueOf(e.getMessage())))));
      return Optional.empty();
    }
  }

  private Diagnosis lights(Table table, CtrlC ctrlC) {
    return table
        .ledBoard()
        .map(it -> new LightPattern(workshop, it, this::tell, ctrlC).run())
        .orElse(
            new Diagnosis(
                "test of the lights", List.of(Finding.fault("This table has no lights."))));
  }

  private List<DiceThrow> tower(Table table, List<Diagnosis> tests, CtrlC ctrlC) {
    if (table.diceTower().isEmpty()) {
      tests.add(
          new Diagnosis(
              "test of the tower", List.of(Finding.fault("This table has no dice tower."))));
      return List.of();
    }
    TowerTrial test = new TowerTrial(workshop, this::tell, ctrlC);
    tests.add(test.run(table.diceTower().get(), count, wait * MILLIS));
    return test.seen();
  }

  /** What is to be seen now; a program reads only the result. */
  private void tell(String sentence) {
    PrintWriter to = json ? spec.commandLine().getErr() : spec.commandLine().getOut();
    to.print(sentence + "\n");
    to.flush();
  }

  private ParameterException usage(String sentence) {
    return new ParameterException(spec.commandLine(), sentence);
  }
}

package org.dradis.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.dradis.file.SafeWrite;
import org.dradis.hud.Panel;
import org.dradis.hud.picture.Picture;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Opens the HUD, or draws a screen of it. */
@Command(
    name = "hud",
    description = {
      "Opens the screen of the table; with --shot it draws one into a picture instead.",
      "",
      "Without a file of the table it is a simulated one, in a window of its own. See",
      "docs/howto/hud.md.",
      ""
    },
    versionProvider = Version.class,
    mixinStandardHelpOptions = true,
    footerHeading = "%nExamples:%n",
    footer = {
      "  dradis hud --full-screen",
      "  dradis hud --shot hud.png",
      "  dradis hud --shot log.png --panel log --scenario scenarios/ambush.json --lang de",
    })
final class HudCommand implements Callable<Integer> {
  private static final Pattern SIZE = Pattern.compile("(\\d{2,5})x(\\d{2,5})");
  private static final int LARGEST = 8192;
  private static final int SMALLEST = 160;

  private static final String SIM_TABLE = "simtable";
  private static final List<String> OF_PICTURES = List.of("--scenario", "--panel", "--size");

  private final Workshop workshop;

  @Spec private CommandSpec spec;

  @Mixin private HudOptions options = new HudOptions();

  @Option(names = "--shot", paramLabel = "FILE", description = "Draw the screen into this PNG.")
  private @Nullable Path shot;

  @Option(
      names = "--scenario",
      paramLabel = "FILE",
      description = "The position in the picture; else that of the start.")
  private @Nullable String scenario;

  @Option(
      names = "--panel",
      paramLabel = "NAME",
      defaultValue = "bridge",
      description = "The panel in the picture (default: bridge).")
  private String panel;

  @Option(
      names = "--size",
      paramLabel = "WxH",
      defaultValue = "800x480",
      description = "How large the picture is (default: 800x480).")
  private String size;

  HudCommand(Workshop workshop) {
    this.workshop = workshop;
  }

  @Override
  public Integer call() {
    AtTable at = new AtTable(spec, workshop, options.table());
    Path file = shot;
    if (file != null) {
      return at.orComplain(() -> draw(file));
    }
    for (String each : OF_PICTURES) {
      if (spec.commandLine().getParseResult().hasMatchedOption(each)) {
        throw wrong(each + ": is of a picture only, give --shot as well");
      }
    }
    return at.orComplain(
        () -> {
          String trouble = Desktop.open(workshop.environment());
          if (trouble != null) {
            throw new AtTable.Trouble(trouble);
          }
          return HudEvening.run(at, options);
        });
  }

  private int draw(Path file) {
    @Nullable Panel shown = panel();
    Matcher measures = SIZE.matcher(size);
    if (!measures.matches()) {
      throw wrong("--size: a size is like 800x480, not \"" + size + "\"");
    }
    int width = measure(measures.group(1));
    int height = measure(measures.group(2));
    var picture = new HudPicture(scenario, shown, options.spoken());
    try {
      Picture.write(Picture.of(width, height, picture::view), file);
      return ExitCode.OK;
    } catch (IOException e) {
      throw new AtTable.Trouble(file + " " + SafeWrite.why(file, e));
    }
  }

  /** The panel that is asked for, or null for the simulated table. */
  private @Nullable Panel panel() {
    if (panel.equals(SIM_TABLE)) {
      return null;
    }
    for (Panel each : Panel.values()) {
      if (each.word().equals(panel)) {
        return each;
      }
    }
    throw wrong(
        "--panel: there is no panel \""
            + panel
            + "\"; there are "
            + Arrays.stream(Panel.values()).map(Panel::word).collect(Collectors.joining(", "))
            + " and "
            + SIM_TABLE);
  }

  private int measure(String digits) {
    int number = Integer.parseInt(digits);
    if (number < SMALLEST || number > LARGEST) {
      throw wrong("--size: width and height are " + SMALLEST + " to " + LARGEST);
    }
    return number;
  }

  private ParameterException wrong(String sentence) {
    return new ParameterException(spec.commandLine(), sentence);
  }
}

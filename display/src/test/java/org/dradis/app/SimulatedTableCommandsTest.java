package org.dradis.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import org.dradis.box.BoxFile;
import org.dradis.file.JsonText;
import org.dradis.port.RigPart;
import org.dradis.rig.chip.TowerFault;
import org.dradis.rig.sim.SimRig;
import org.dradis.rig.sim.SimulatedTable;
import org.dradis.rig.world.BoardPlan;
import org.dradis.table.RigKind;
import org.dradis.table.Section;
import org.dradis.table.Sensing;
import org.dradis.table.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/**
 * Commands on the simulated table that users get, but a hundred times as fast; they wait in its
 * time, not on the wall.
 */
@Timeout(60)
class SimulatedTableCommandsTest {
  private static final long MILLISECOND = 1_000_000;

  @TempDir private Path folder;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();
  private SimRig rig;
  private String prompt = "";
  private Consumer<SimulatedTable> hands = _ -> {};

  /** Lets somebody do something as soon as the command has said this. */
  private void after(String words, Consumer<SimulatedTable> deed) {
    prompt = words;
    hands = deed;
  }

  /** The real kind, hurried. */
  private final class Hurried implements RigKind {
    @Override
    public String name() {
      return "sim";
    }

    @Override
    public RigPart open(Section settings, Sensing sensing) {
      var real = Table.kinds().stream().filter(it -> it.name().equals("sim")).findFirst();
      rig = (SimRig) real.orElseThrow().open(Section.parse("test", "speed = 100"), sensing);
      return rig;
    }
  }

  private void pause(long millis) {
    var deed = hands;
    boolean asked = out.toString().contains(prompt);
    if (asked) {
      hands = _ -> {};
    }
    rig.ask(
        table -> {
          if (asked) {
            deed.accept(table);
          }
          table.time().pause(millis * MILLISECOND);
          return true;
        });
  }

  private int run(Function<Workshop, Object> command, String... args) {
    out.getBuffer().setLength(0);
    err.getBuffer().setLength(0);
    var shell = new Shell(InputStream.nullInputStream(), false, false, false, this::pause);
    var workshop =
        new Workshop(
            shell,
            () -> List.of(new Hurried()),
            Map.of("HOME", folder.toString()),
            folder,
            () -> rig.ask(table -> table.time().now() / MILLISECOND));
    return Main.run(
        new CommandLine(command.apply(workshop)),
        new PrintWriter(out),
        new PrintWriter(err, true),
        args);
  }

  @Test
  void theDoctorFindsAllPartsGoodAndTheShipsOfTheStart() {
    assertEquals(0, run(DoctorCommand::new, "--table", "sim", "--json"), err::toString);
    var text = out.toString();
    assertTrue(JsonText.isComplete(text), text);
    assertTrue(text.contains("\"good\":true"), text);
    assertTrue(text.contains("zone bow") && text.contains("sees 4 tags."), text);
    for (var part : List.of("tap pad", "dice tower", "lights")) {
      assertTrue(text.contains("{\"part\":\"" + part + "\",\"grade\":\"good\""), text);
    }
    assertEquals("", err.toString());
  }

  @Test
  void theDoctorReadsADieThatIsThrown() {
    after("Throw the die", table -> table.hand().roll(table.tower(), 6, TowerFault.NONE));
    assertEquals(
        0, run(DoctorCommand::new, "--table", "sim", "--tower", "--throws", "1", "--wait", "900"));
    assertTrue(out.toString().contains("The die shows 6."), out::toString);
  }

  @Test
  void aFaultOfAChipIsFoundAndGivesExitCode1() {
    after("", table -> table.inject("bow.unplugged"));
    assertEquals(1, run(DoctorCommand::new, "--table", "sim"));
    assertTrue(out.toString().contains("zone bow                FAULT"), out::toString);
    assertTrue(out.toString().contains("check"), out::toString);
  }

  @Test
  void whatIsEnrolledInAZoneTheDoctorKnowsByName() {
    String[] all = {"--table", "sim", "--zone", "bow", "--all", "raider", "--yes"};
    assertEquals(0, run(EnrolCommand::new, all), err::toString);
    assertEquals(4, out.toString().lines().count(), out::toString);
    assertEquals(0, run(DoctorCommand::new, "--table", "sim"));
    assertTrue(out.toString().contains("raider 1, raider 2, raider 3, raider 4"), out::toString);
    assertEquals(1, run(EnrolCommand::new, all));
    assertTrue(err.toString().startsWith("dradis: no tag in bow is new"), err::toString);
  }

  @Test
  void aShipPutOnThePadIsEnrolled() {
    after(
        "Put the",
        table -> table.hand().move(table.miniature("viper mk2 1"), BoardPlan.TAP_PAD.middle()));
    assertEquals(
        0,
        run(
            EnrolCommand::new,
            "--table",
            "sim",
            "viper-mk2",
            "--name",
            "Starbuck",
            "--wait",
            "900"),
        err::toString);
    var box = BoxFile.open(folder.resolve(".local/share/dradis/box.json")).box();
    assertEquals(1, box.called("Starbuck").size());
  }
}

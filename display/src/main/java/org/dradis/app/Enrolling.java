package org.dradis.app;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import org.dradis.app.AtTable.Trouble;
import org.dradis.box.Box;
import org.dradis.box.BoxFile;
import org.dradis.box.Kind;
import org.dradis.box.Piece;
import org.dradis.box.Plan;
import org.dradis.file.BadField;
import org.dradis.file.Nearest;
import org.dradis.port.TagId;
import org.dradis.port.TagZones;
import org.dradis.port.TapPad;
import org.dradis.port.Whereabouts;
import org.dradis.port.Zone;
import org.dradis.table.Table;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** Enrols at an open table. */
final class Enrolling {
  private final Workshop workshop;
  private final PrintWriter out;
  private final PrintWriter err;
  private final Table table;
  private final BoxFile file;
  private final CtrlC ctrlC;

  Enrolling(Workshop workshop, CommandSpec spec, Table table, BoxFile file, CtrlC ctrlC) {
    this.workshop = workshop;
    this.out = spec.commandLine().getOut();
    this.err = spec.commandLine().getErr();
    this.table = table;
    this.file = file;
    this.ctrlC = ctrlC;
  }

  int oneByOne(Plan plan, @Nullable String zone, int count, long waitMillis) {
    Enrolment enrolment = zone == null ? onPad() : inZone(zone);
    String noun = plan.also().map(Piece::label).orElse(plan.kind().noun());
    tell(
        "Put the %s %s; it ends by itself after %d s without one, or with Ctrl-C."
            .formatted(
                plan.also().isPresent() ? noun : count == 1 ? noun : "first " + noun,
                zone == null ? "on the tap pad" : "into " + zone,
                waitMillis / 1000));
    int enrolled = enrolment.run(plan, count, waitMillis, ctrlC);
    warn();
    if (enrolled == 0) {
      throw new Trouble("nothing was enrolled.");
    }
    return CommandLine.ExitCode.OK;
  }

  private Enrolment onPad() {
    TapPad pad =
        table
            .tapPad()
            .orElseThrow(
                () ->
                    new Trouble(
                        "this table has no tap pad"
                            + table
                                .tagZones()
                                .map(it -> "; read in a zone instead, such as --zone " + any(it))
                                .orElse("")
                            + "."));
    return new Enrolment(workshop, file, out, pad::look);
  }

  private static Zone any(TagZones zones) {
    return zones.zones().getFirst();
  }

  private Enrolment inZone(String name) {
    TagZones zones = zones();
    Zone zone = zone(zones, name);
    BoardWatch watch = new BoardWatch(zones, workshop);
    watch.settled(ctrlC);
    Enrolment enrolment =
        new Enrolment(
            workshop,
            file,
            out,
            () -> {
              watch.news();
              mustSense(watch, zone);
              return surelyIn(zone, zones.sensed());
            });
    enrolment.ignoreEnrolled();
    return enrolment;
  }

  /** Everything in a zone that is not enrolled yet becomes a piece of one kind. */
  int wholeBox(Kind kind, String name, boolean yes) {
    TagZones zones = zones();
    Zone zone = zone(zones, name);
    BoardWatch watch = new BoardWatch(zones, workshop);
    SortedMap<TagId, Whereabouts> seen = watch.settled(ctrlC);
    mustSense(watch, zone);
    Box box = file.box();
    List<Piece> added = Plan.each(box, kind, surelyIn(zone, seen));
    for (Piece piece : added) {
      box = box.with(piece);
    }
    tellOfBorders(zone, seen);
    if (added.isEmpty()) {
      throw new Trouble(
          "no tag in %s is new; dradis doctor shows what each zone sees.".formatted(zone));
    }
    box.surplus().forEach(it -> err.println("dradis: " + it));
    if (!yes && !agrees(kind, zone, added)) {
      throw new Trouble("nothing was enrolled.");
    }
    file.save(box);
    for (Piece piece : added) {
      out.print(piece.name() + " is enrolled, tag " + piece.tags().getFirst() + ".\n");
    }
    return CommandLine.ExitCode.OK;
  }

  private boolean agrees(Kind kind, Zone zone, List<Piece> added) {
    if (!workshop.shell().outIsTerminal()) {
      throw new Trouble(
          "%s in %s; say --yes where nobody can be asked.".formatted(newTags(added), zone));
    }
    out.print(
        "%s in %s: enrol as %s? [y/N] "
            .formatted(
                newTags(added),
                zone,
                added.size() == 1 ? added.getFirst().name() : Box.plural(kind)));
    out.flush();
    try {
      var in =
          new BufferedReader(new InputStreamReader(workshop.shell().in(), StandardCharsets.UTF_8));
      String answer = in.readLine();
      return answer != null && answer.strip().toLowerCase(Locale.ROOT).matches("y|yes");
    } catch (IOException e) {
      return false;
    }
  }

  private static String newTags(List<Piece> added) {
    return added.size() == 1 ? "1 new tag" : added.size() + " new tags";
  }

  private TagZones zones() {
    return table.tagZones().orElseThrow(() -> new Trouble("this table has no tag zones."));
  }

  private static Zone zone(TagZones zones, String name) {
    List<String> names = zones.zones().stream().map(Zone::name).toList();
    if (!names.contains(name)) {
      throw new BadField(
          "--zone",
          "this table has no zone "
              + name
              + Nearest.guess(name, names)
              + "; there are "
              + String.join(", ", names));
    }
    return new Zone(name);
  }

  private static void mustSense(BoardWatch watch, Zone zone) {
    String sentence = watch.lost().get(zone);
    if (sentence != null) {
      throw new Trouble("zone " + zone + " senses nothing: " + sentence);
    }
  }

  private static List<TagId> surelyIn(Zone zone, SortedMap<TagId, Whereabouts> seen) {
    Whereabouts there = Whereabouts.in(zone);
    return seen.keySet().stream().filter(tag -> there.equals(seen.get(tag))).toList();
  }

  private void tellOfBorders(Zone zone, SortedMap<TagId, Whereabouts> seen) {
    TagNames names = new TagNames(file.box());
    seen.forEach(
        (tag, where) -> {
          if (where.zones().contains(zone) && !where.isSure()) {
            err.println(
                "dradis: %s is in %s at once and is left out; put it in the middle of one."
                    .formatted(names.of(tag), where.zones()));
          }
        });
  }

  private void warn() {
    file.box().surplus().forEach(it -> err.println("dradis: " + it));
  }

  private void tell(String sentence) {
    out.print(sentence + "\n");
    out.flush();
  }
}

package org.dradis.app;

import java.io.PrintWriter;
import java.util.List;
import java.util.function.Supplier;
import org.dradis.app.AtTable.Trouble;
import org.dradis.box.Arrival;
import org.dradis.box.Box;
import org.dradis.box.BoxFile;
import org.dradis.box.Newcomers;
import org.dradis.box.Piece;
import org.dradis.box.Plan;
import org.dradis.port.TagId;

/** Enrols tags one by one, as they are put on the pad or into a zone. */
final class Enrolment {
  private static final long STEP_MILLIS = 100;
  private static final int TRIES = 5;

  private final Workshop workshop;
  private final BoxFile file;
  private final PrintWriter out;
  private final Supplier<List<TagId>> look;

  private final Newcomers newcomers = new Newcomers();

  private int failures;

  Enrolment(Workshop workshop, BoxFile file, PrintWriter out, Supplier<List<TagId>> look) {
    this.workshop = workshop;
    this.file = file;
    this.out = out;
    this.look = look;
  }

  /** Passes over what lies there already and is enrolled: nobody has just put it there. */
  void ignoreEnrolled() {
    newcomers.passOver(
        look.get().stream().filter(tag -> file.box().find(tag).isPresent()).toList());
  }

  /** Enrols until there are enough, or until nothing comes for so long; gives how many. */
  int run(Plan plan, int count, long waitMillis, CtrlC ctrlC) {
    int enrolled = 0;
    long last = workshop.millis().getAsLong();
    while (enrolled < count && !ctrlC.asked()) {
      List<TagId> fresh = newcomers.among(look());
      if (!fresh.isEmpty()) {
        enrolled += enrol(plan, fresh);
        last = workshop.millis().getAsLong();
      } else if (workshop.millis().getAsLong() - last >= waitMillis) {
        break;
      }
      if (enrolled < count) {
        workshop.pause(STEP_MILLIS);
      }
    }
    return enrolled;
  }

  private int enrol(Plan plan, List<TagId> fresh) {
    int enrolled = 0;
    for (Arrival arrival : plan.receive(file.box(), fresh)) {
      if (arrival instanceof Arrival.Enrolled(TagId _, Piece _, Box box)) {
        file.save(box);
        enrolled++;
      }
      tell(words(arrival));
    }
    return enrolled;
  }

  private static String words(Arrival arrival) {
    return switch (arrival) {
      case Arrival.Enrolled(TagId tag, Piece piece, Box _) ->
          piece.label() + " is enrolled, tag " + tag + ".";
      case Arrival.Known(TagId tag, Piece piece) ->
          "This is " + piece.label() + " already, tag " + tag + ".";
      case Arrival.Fleeting _ ->
          "This tag makes its number up anew each time, as phones and bank cards do: it cannot be"
              + " enrolled.";
      case Arrival.Several(List<TagId> tags) ->
          tags.size() + " tags at once: take them away and put one there at a time.";
    };
  }

  /** One look may fail; a pad that never answers is trouble. */
  private List<TagId> look() {
    try {
      List<TagId> there = look.get();
      failures = 0;
      return there;
    } catch (Trouble e) {
      throw e;
    } catch (RuntimeException e) {
      failures++;
      if (failures >= TRIES) {
        throw new Trouble(String.valueOf(e.getMessage()));
      }
      return newcomers.lying();
    }
  }

  private void tell(String sentence) {
    out.print(sentence + "\n");
    out.flush();
  }
}

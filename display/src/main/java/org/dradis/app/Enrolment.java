package org.dradis.app;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.dradis.app.AtTable.Trouble;
import org.dradis.box.Box;
import org.dradis.box.BoxFile;
import org.dradis.box.Kind;
import org.dradis.box.Piece;
import org.dradis.port.TagId;
import org.dradis.rules.board.Cargo;
import org.jspecify.annotations.Nullable;

/** Enrols tags one by one, as they are put on the pad or into a zone. */
final class Enrolment {
  private static final long STEP_MILLIS = 100;
  private static final int TRIES = 5;

  private final Workshop workshop;
  private final BoxFile file;
  private final PrintWriter out;
  private final Supplier<List<TagId>> look;

  /** Those that lie there and need no word any more. */
  private final Set<TagId> handled = new HashSet<>();

  private int failures;

  Enrolment(Workshop workshop, BoxFile file, PrintWriter out, Supplier<List<TagId>> look) {
    this.workshop = workshop;
    this.file = file;
    this.out = out;
    this.look = look;
  }

  /**
   * What the next tag becomes.
   *
   * @param name its own, or null for the next free number
   * @param also the miniature whose second tag it is
   */
  record Plan(Kind kind, @Nullable String name, Optional<Cargo> cargo, Optional<Piece> also) {
    Box enrol(Box box, TagId tag) {
      if (also.isPresent()) {
        Piece piece = also.get();
        var tags = new ArrayList<>(piece.tags());
        tags.add(tag);
        return box.replacing(piece, new Piece(piece.kind(), piece.name(), tags, piece.cargo()));
      }
      String given = name == null ? box.freeName(kind) : name;
      return box.with(new Piece(kind, given, List.of(tag), cargo));
    }
  }

  /** Passes over what lies there already and is enrolled: nobody has just put it there. */
  void ignoreEnrolled() {
    for (TagId tag : look.get()) {
      if (file.box().find(tag).isPresent()) {
        handled.add(tag);
      }
    }
  }

  /** Enrols until there are enough, or until nothing comes for so long; gives how many. */
  int run(Plan plan, int count, long waitMillis, CtrlC ctrlC) {
    int enrolled = 0;
    long last = workshop.millis().getAsLong();
    while (enrolled < count && !ctrlC.asked()) {
      List<TagId> there = look();
      handled.retainAll(there);
      List<TagId> fresh = there.stream().filter(tag -> !handled.contains(tag)).toList();
      handled.addAll(fresh);
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
    List<TagId> able = fresh.stream().filter(this::canBeEnrolled).toList();
    if (able.size() > 1) {
      tell(able.size() + " tags at once: take them away and put one there at a time.");
      return 0;
    }
    for (TagId tag : able) {
      file.save(plan.enrol(file.box(), tag));
      tell(file.box().find(tag).map(Piece::label).orElse("") + " is enrolled, tag " + tag + ".");
    }
    return able.size();
  }

  private boolean canBeEnrolled(TagId tag) {
    Optional<Piece> owner = file.box().find(tag);
    if (owner.isPresent()) {
      tell("This is " + owner.get().label() + " already, tag " + tag + ".");
      return false;
    }
    if (tag.isFleeting()) {
      tell(
          "This tag makes its number up anew each time, as phones and bank cards do: it cannot be"
              + " enrolled.");
      return false;
    }
    return true;
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
      return List.copyOf(handled);
    }
  }

  private void tell(String sentence) {
    out.print(sentence + "\n");
    out.flush();
  }
}

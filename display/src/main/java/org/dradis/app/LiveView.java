package org.dradis.app;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import org.dradis.port.DiceThrow;
import org.dradis.port.TagId;
import org.dradis.port.TapPad;
import org.dradis.port.Whereabouts;
import org.dradis.port.Zone;
import org.dradis.port.ZoneNews;
import org.dradis.table.Table;

/** Tells what happens on the table while it happens. */
final class LiveView {
  private static final long STEP_MILLIS = 50;
  private static final double MILLIS = 1000;

  private final Workshop workshop;
  private final Table table;
  private final TagNames names;
  private final Consumer<String> tell;
  private final Queue<DiceThrow> rolls = new ConcurrentLinkedQueue<>();
  private final Set<TagId> onPad = new HashSet<>();
  private String padTrouble = "";

  LiveView(Workshop workshop, Table table, TagNames names, Consumer<String> tell) {
    this.workshop = workshop;
    this.table = table;
    this.names = names;
    this.tell = tell;
  }

  /** Goes on until Ctrl-C, or for so long. */
  void run(Optional<BoardWatch> board, long limitMillis, CtrlC ctrlC) {
    table.diceTower().ifPresent(tower -> tower.onThrow(rolls::add));
    tell.accept("Watching, until Ctrl-C.");
    long start = workshop.millis().getAsLong();
    long now = start;
    while (now - start < limitMillis && !ctrlC.asked()) {
      String time = String.format(Locale.ROOT, "%7.1f s  ", (now - start) / MILLIS);
      board
          .map(BoardWatch::news)
          .orElse(List.of())
          .forEach(news -> tell.accept(time + words(news)));
      for (DiceThrow each = rolls.poll(); each != null; each = rolls.poll()) {
        tell.accept(time + "tower: " + DoctorText.words(each));
      }
      table.tapPad().ifPresent(pad -> look(pad, time));
      workshop.pause(STEP_MILLIS);
      now = workshop.millis().getAsLong();
    }
  }

  private void look(TapPad pad, String time) {
    List<TagId> there;
    try {
      there = pad.look();
    } catch (RuntimeException e) {
      String trouble = String.valueOf(e.getMessage());
      if (!trouble.equals(padTrouble)) {
        tell.accept(time + "tap pad: " + trouble);
        padTrouble = trouble;
      }
      return;
    }
    padTrouble = "";
    onPad.retainAll(there);
    for (TagId tag : there) {
      if (onPad.add(tag)) {
        tell.accept(time + "tap pad: " + names.of(tag) + ".");
      }
    }
  }

  private String words(ZoneNews news) {
    return switch (news) {
      case ZoneNews.Noticed(TagId tag, Zone zone) -> zone + ": " + names.of(tag) + " is noticed.";
      case ZoneNews.Placed(TagId tag, Whereabouts before, Whereabouts now) ->
          placed(names.of(tag), before, now);
      case ZoneNews.ZoneLost(Zone zone, String sentence) ->
          zone + ": senses nothing any more. " + sentence;
      case ZoneNews.ZoneFound(Zone zone) -> zone + ": senses again.";
    };
  }

  private static String placed(String name, Whereabouts before, Whereabouts now) {
    if (now.isNowhere()) {
      return DoctorText.names(before.zones()) + ": " + name + " is gone.";
    }
    String place = DoctorText.names(now.zones());
    return before.isNowhere()
        ? place + ": " + name + " is there."
        : place + ": " + name + " has come from " + DoctorText.names(before.zones()) + ".";
  }
}
